/** Magic beside its second interpretation. */

import { agreement } from './agreement.js';

agreement('magic', 315140746);
