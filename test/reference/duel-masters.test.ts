/** Duel Masters beside its second interpretation. */

import { agreement } from './agreement.js';

agreement('duel-masters', 314836873);
