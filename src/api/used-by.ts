import { readOrganisationUsedBy, readUsedBy } from './answers/extension.gen';
import { query } from './calls';
import type { ParamsOf } from './client';

export type { UsedBy, UsedByRecord, UsedByUse } from './schema.gen';

/** What a record is, with the organisation to which it belongs if it does. */
export type UsedSubject =
  | Pick<ParamsOf<'readUsedBy'>['path'], 'kind'>
  | Pick<ParamsOf<'readOrganisationUsedBy'>['path'], 'kind' | 'orgId'>;

/** What uses a record. Each question reads it again, since the record is about to be deleted. */
export const usedByQuery = (subject: UsedSubject, recordId: string) => ({
  ...('orgId' in subject
    ? query(['used-by'], readOrganisationUsedBy, { path: { ...subject, recordId } })
    : query(['used-by'], readUsedBy, { path: { ...subject, recordId } })),
  staleTime: 0,
});
