import type { RecordKind } from '~/domain/contract/record-change';

/** A record of an answer with one damage, as an incomplete, newer or older service sends it. */
export interface DamagedRecord {
  /** What the damage is, for the name of a failure: "permissions.0.permissionID is missing". */
  damage: string;
  /** The field of the record that has the damage, or in which it is. */
  field: string;
  record: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

/** A value in place of another one; undefined takes the field away. */
type Damage = [name: string, value: unknown];

const addedField = { until: '2031-01-01', notes: [null, { by: 7 }] };

/** Returns a record once with each damage of each of its fields, the nested ones too. */
export function damagedRecords(record: Fields): DamagedRecord[] {
  const added = { damage: 'an extra field', field: '', record: { ...record, extra: addedField } };
  const fields = Object.entries(record).flatMap(([field, value]) =>
    damagesOf(value).map(([name, damaged]) => ({
      damage: `${field} ${name}`,
      field,
      record: withField(record, field, damaged),
    })),
  );
  return [added, ...fields];
}

/** Returns the record with another value in a field; without the field for undefined. */
export function withField(record: Fields, field: string, value: unknown): Fields {
  const { [field]: _, ...others } = record;
  return value === undefined ? others : { ...record, [field]: value };
}

/** Returns what a save sends of a record: as it came, without its read-only fields, plus the edit. */
export function asSent({ readOnly }: RecordKind, came: Fields, edit: Fields): Fields {
  const kept = Object.entries(came).filter(([field]) => !readOnly.includes(field));
  return { ...Object.fromEntries(kept), ...edit };
}

function damagesOf(value: unknown): Damage[] {
  const damages: Damage[] = [['is missing', undefined]];
  if (value !== null) damages.push(['is null', null]);
  if (typeof value === 'string') damages.push(['is empty', '']);
  if (typeof value === 'number') damages.push(['is unknown', 977]);
  if (Array.isArray(value)) damages.push(...damagesOfList(value));
  else if (isFields(value)) damages.push(...damagesWithin(value));
  return damages;
}

function damagesOfList(list: readonly unknown[]): Damage[] {
  const unknown = list.map((entry) => (typeof entry === 'number' ? 977 : unknownEntry(entry)));
  const within = list.flatMap((entry, index) =>
    isFields(entry)
      ? damagesWithin(entry).map<Damage>(([name, damaged]) => [
          `[${index}] ${name}`,
          list.with(index, damaged),
        ])
      : [],
  );
  return [
    ['is empty', []],
    ['begins with null', [null, ...list]],
    ['ends with null', [...list, null]],
    ['has an unknown entry', [...unknown.slice(0, 1), ...list]],
    ...within,
  ];
}

/** Returns an entry as a newer service may add it: each number in it is unknown. */
function unknownEntry(entry: unknown): unknown {
  if (!isFields(entry)) return 'unknown';
  const fields = Object.entries(entry);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'number' ? 977 : value]),
  );
}

const damagesWithin = (record: Fields): Damage[] =>
  damagedRecords(record).map(({ damage, record: damaged }) => [damage, damaged]);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
