/** Yu-Gi-Oh! beside its second interpretation. */

import { agreement } from './agreement.js';

agreement('yugioh', 315042446);
