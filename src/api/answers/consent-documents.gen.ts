// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list } from './record-shapes';
import { consentDocument } from './shared-consent-document.gen';

export const listConsentDocuments = answer('listConsentDocuments', 'get', '/api/consentdocuments', list(consentDocument));

export type { ConsentDocument } from '../schema.gen';
