/** Riftbound beside its second interpretation. */

import { agreement } from './agreement.js';

agreement('riftbound', 314928206);
