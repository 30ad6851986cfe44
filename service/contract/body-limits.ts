import {
  type ContractDocument,
  type ContractSchema,
  resolve,
} from '../../openapi/reader/contract-document';
import type { ContractOperation } from '../../openapi/reader/contract-operations';

export interface BodyLimits {
  bytes: number;
  /** The most lists, objects and further entries of them. */
  parts: number;
  /** Whether bodies may be larger than those of a form. */
  isLarge: boolean;
  /** What a person can do about a larger body. */
  advice: string;
}

const [kibi, mebi] = [1024, 1024 * 1024];

const limits = {
  form: { bytes: 64 * kibi, parts: 20_000, isLarge: false, advice: '' },
  // A picture has at most 1 MiB, and a third more as base64.
  picture: { bytes: 2 * mebi, parts: 20_000, isLarge: true, advice: ' Choose a smaller picture.' },
  // 5,000 ids or site nodes.
  list: { bytes: mebi, parts: 25_000, isLarge: true, advice: ' Choose fewer at once.' },
  // 5,000 records, of which a usual one has some hundred bytes and twenty fields.
  batch: { bytes: 4 * mebi, parts: 150_000, isLarge: true, advice: ' Save fewer records at once.' },
  pictures: {
    bytes: 8 * mebi,
    parts: 150_000,
    isLarge: true,
    advice: ' Save fewer records at once.',
  },
} as const satisfies Record<string, BodyLimits>;

/**
 * Finds how large the body of an operation may be. It follows from the contract: a body may be large
 * only if it is a batch of changes, has a picture, or has a list of ids or nodes without a limit of
 * their number. Without a session no body may be large.
 */
export function bodyLimitsOf(document: ContractDocument, operation: ContractOperation): BodyLimits {
  if (!operation.needsSession) return limits.form;
  const fields = (operation.body?.contents ?? []).flatMap(({ schemaPointer }) =>
    Object.entries(fieldsOf(document, { $ref: schemaPointer })),
  );
  const lists = fields.filter(([, { items, maxItems }]) => items && maxItems !== 1);
  const records = lists.map(([, { items = {} }]) => resolve(document, items, '')[0]);
  const recordFields = records.flatMap((record) => Object.values(fieldsOf(document, record)));
  const hasPicture = [...fields.map(([, field]) => field), ...recordFields].some(
    ({ contentEncoding }) => contentEncoding === 'base64',
  );
  if (lists.some(([name]) => name === 'changes')) {
    return hasPicture ? limits.pictures : limits.batch;
  }
  if (hasPicture) return limits.picture;
  const isLarge = records.some(({ type, format }) => type === 'object' || format === 'uuid');
  return isLarge ? limits.list : limits.form;
}

/** Returns the schemas of an object's fields, with their references resolved. */
function fieldsOf(document: ContractDocument, schema: ContractSchema) {
  const [{ properties = {} }] = resolve<ContractSchema>(document, schema, '');
  const fields = Object.entries(properties).map(([name, field]): [string, ContractSchema] => [
    name,
    resolve<ContractSchema>(document, field, '')[0],
  ]);
  return Object.fromEntries(fields);
}

/** Says for people how much a body may have: `at most 4 MiB`. */
export function largestInWords({ bytes }: BodyLimits): string {
  return bytes < mebi ? `at most ${bytes / kibi} KiB` : `at most ${bytes / mebi} MiB`;
}
