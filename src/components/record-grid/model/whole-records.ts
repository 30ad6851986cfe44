import { messageOf } from '~/domain/call-outcome';
import { IncompleteRecord, lacksEntries, lostFields } from '~/domain/contract/did-not-come';
import { listText } from '~/domain/count-text';
import { NothingSent } from '../../edit-page/use-work';
import type { GridColumn } from '../grid-column';
import type { LoadedRecords, PendingRow } from '../pending-rows';
import type { GridList } from '../record-grid-props';

/**
 * Reads a list again before a save.
 * @param ids the records that are enough, where the back end has a call for one
 * @throws NothingSent if the list did not come
 */
export async function readAgain<T>(
  { readFew, readFresh }: GridList<T>,
  ids?: readonly string[],
): Promise<readonly T[]> {
  try {
    return (ids && (await readFew?.(ids))) || (await readFresh());
  } catch (cause) {
    const reason = `the list could not be read again. ${messageOf(cause)}`;
    throw new NothingSent(`Nothing was changed: ${reason}`, { cause });
  }
}

/**
 * Requires that a fresh read has what the row of a save had before. A damaged answer would look as if
 * somebody else had emptied fields or deleted the record.
 * @param read the list that was read, and its records by row key
 * @throws IncompleteRecord if something did not come this time
 */
export function requireWhole<T extends object>(
  [key, { base, isDeleted }]: readonly [string, PendingRow<T>],
  read: readonly T[],
  records: LoadedRecords<T>,
  columns: readonly GridColumn<T>[],
): void {
  if (!base) return;
  const fresh = records.get(key);
  if (!fresh && lacksEntries(read))
    throw new IncompleteRecord('a record of the list', ' this time');
  if (!fresh || isDeleted) return;
  const lost = lostFields(base, fresh).map(
    (field) => columns.find((column) => column.key === field)?.header ?? field,
  );
  if (lost.length > 0) throw new IncompleteRecord(listText(lost), ' this time');
}
