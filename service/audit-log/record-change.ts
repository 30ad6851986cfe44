import type { FieldChange, RecordAction, RecordKind } from '../../src/api/schema.gen';
import { actionsText } from '../../src/domain/permissions/permission-levels';
import type { PermissionList } from '../../src/domain/permissions/permission-list';
import { permissionName } from '../../src/domain/permissions/permission-names';
import { isSameValue } from '../../src/domain/record-difference';
import { type HistoryField, historyFields } from '../../src/domain/record-history';
import { integrationServerTypeLabel } from '../../src/domain/servers';
import {
  organisationTypeLabel,
  type ServiceAccountType,
  serviceAccountTypeLabel,
} from '../../src/domain/type-labels';

/** What an audit log entry changes in a record (docs/product/history.md). */
export interface RecordChange {
  recordKind: RecordKind;
  recordID: string;
  action: RecordAction;
  changes: FieldChange[];
}

/** The values of a record by its recorded fields. Rows of the database have further fields. */
type Values = Readonly<Record<string, unknown>>;

/** The secrets and pictures, of which only the change is recorded. */
const hidden = new Set(['image', 'imageBase64', 'jwtSigningKey', 'password', 'secret']);

/** The columns that hold the hashes of secrets. */
const columnOf: Readonly<Record<string, string>> = {
  password: 'passwordHash',
  secret: 'secretHash',
};

const wordsOf: Readonly<Record<string, (value: never) => string>> = {
  organisationType: organisationTypeLabel,
  integrationServerInstanceType: integrationServerTypeLabel,
  serviceAccountType: (type: ServiceAccountType) => serviceAccountTypeLabel(type),
};

/**
 * Compares a record with what it was before a change.
 * @param before undefined for a new record
 * @param after undefined for a deleted one
 * @throws when a value, such as a Date, was not put into words
 */
export function recordChange(
  recordKind: RecordKind,
  recordID: string,
  before: object | undefined,
  after: object | undefined,
): RecordChange {
  const action = before === undefined ? 'Created' : after === undefined ? 'Deleted' : 'Changed';
  const [left, right] = [before ?? {}, after ?? {}] as [Values, Values];
  const changes = Object.keys(historyFields[recordKind]).flatMap((field) => {
    const column = columnOf[field] ?? field;
    return changesOf(field, left[column], right[column]);
  });
  return { recordKind, recordID, action, changes };
}

/** Describes a change that no two rows show: of a list in another table, or of a secret. */
export const fieldChange = <Kind extends RecordKind>(
  recordKind: Kind,
  recordID: string,
  change: Partial<FieldChange> & { field: HistoryField<Kind> },
): RecordChange => ({
  recordKind,
  recordID,
  action: 'Changed',
  changes: [{ ...noValues, kind: 'Value', ...change }],
});

/** Describes an entry that a list of a record gained or lost. */
export const itemChange = <Kind extends RecordKind>(
  recordKind: Kind,
  recordID: string,
  field: HistoryField<Kind>,
  item: { added: string } | { removed: string },
): RecordChange => {
  const value = 'added' in item ? { after: item.added } : { before: item.removed };
  return fieldChange(recordKind, recordID, { field, kind: 'Item', ...value });
};

const noValues = { part: null, before: null, after: null } as const;

function changesOf(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isSameValue(before ?? null, after ?? null)) return [];
  // A new record has most switches off, which is no news.
  if ([before, after].includes(undefined) && [before, after].includes(false)) return [];
  if (hidden.has(field)) return [{ ...noValues, field, kind: 'Hidden' }];
  if (field === 'permissions') return permissionChanges(before, after);
  if (Array.isArray(before) || Array.isArray(after)) return itemChanges(field, before, after);
  const texts = { before: textOf(field, before), after: textOf(field, after) };
  return texts.before === texts.after ? [] : [{ ...noValues, field, kind: 'Value', ...texts }];
}

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // A Date would be written with the time zone of the server.
  if (typeof value === 'object') throw new Error(`The recorded value of ${field} is not a text.`);
  return wordsOf[field]?.(value as never) ?? String(value);
}

function itemChanges(field: string, before: unknown, after: unknown): FieldChange[] {
  const [left, right] = [textsIn(field, before), textsIn(field, after)];
  const item = { ...noValues, field, kind: 'Item' } as const;
  return [
    ...left.filter((text) => !right.includes(text)).map((text) => ({ ...item, before: text })),
    ...right.filter((text) => !left.includes(text)).map((text) => ({ ...item, after: text })),
  ];
}

function textsIn(field: string, list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map(field === 'integrationServerPermissions' ? permissionName : String);
}

/** Compares two lists of permissions: each permission is a part, with its actions as the value. */
function permissionChanges(before: unknown, after: unknown): FieldChange[] {
  const [left, right] = [actionsIn(before), actionsIn(after)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const texts = { before: left.get(id) ?? null, after: right.get(id) ?? null };
      if (texts.before === texts.after) return [];
      const part = permissionName(id);
      return [{ field: 'permissions', kind: 'Value' as const, part, ...texts }];
    });
}

const actionsIn = (list: unknown) =>
  new Map(
    ((list ?? []) as PermissionList)
      .filter(({ allowedActions }) => allowedActions > 0)
      .map(({ permissionID, allowedActions }) => [permissionID, actionsText(allowedActions)]),
  );
