import type { UserSummary } from '~/api/user-summary';

const lists = [
  'organisationUserLinks',
  'organisationUserInvites',
  'latestConsentDocuments',
] as const satisfies readonly (keyof UserSummary)[];

/**
 * A summary as far as it can be shown. In an odd answer parts are missing or are something else than
 * they should be; these are left out, so that they do not hide the others.
 */
export function readableSummary(summary: UserSummary): Partial<UserSummary> {
  const readable: Partial<Record<keyof UserSummary, unknown>> = plainFieldsOf(summary);
  for (const key of lists) readable[key] = entriesOf(summary[key]);
  return readable as Partial<UserSummary>;
}

function entriesOf(list: unknown): unknown[] {
  if (!Array.isArray(list)) return [];
  return list.filter((entry) => typeof entry === 'object' && entry !== null).map(plainFieldsOf);
}

/** Texts, numbers and flags: what is none of them could not be drawn. */
const plainFieldsOf = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value !== 'object'));
