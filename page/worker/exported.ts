/** A ruling as a file: its document, or what it says as text. */

import type { RulingDocument } from '../../src/explain/message/document.js';
import { rulingText } from '../../src/explain/text/text.js';
import type { ExportRequest } from '../protocol.js';

export function exported(document: RulingDocument, as: ExportRequest['as']): string {
  return as === 'json' ? JSON.stringify(document, null, 2) : rulingText(document, { why: true, width: 80 });
}
