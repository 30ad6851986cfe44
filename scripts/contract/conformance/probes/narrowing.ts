import { randomBytes } from 'node:crypto';
import type { Values } from '../calls/request-of';
import { shownValue } from '../checks/shown-value';
import type { Scene } from './scene';

/** A request that leaves few entries of a list, whatever the service has. */
interface Narrowing {
  by: string;
  values?: Values;
  body?: object;
  /** How many entries are left at most. */
  most: 0 | 1;
}

// No record has this text.
const text = `conformance-${randomBytes(12).toString('hex')}`;

const page = { pageSize: 1000, pageNumber: 0 };
const withNothingBefore: Narrowing = { by: 'before', values: { before: '1' }, most: 0 };

/**
 * Parameters that a service has to know. The contract lets a service ignore `search`, `limit` and `ids`
 * (docs/contract.md#rules).
 */
const narrowings: Readonly<Record<string, readonly Narrowing[]>> = {
  filterOrganisationTree: [{ by: 'query', values: { query: text }, most: 0 }],
  lookUpEntities: [{ by: 'filter', values: { filter: text }, most: 0 }],
  readHistory: [withNothingBefore],
  readOrganisationHistory: [withNothingBefore],
  queryAuditLog: [
    { by: 'pageSize', body: { ...page, pageSize: 1 }, most: 1 },
    { by: 'pageNumber', body: { ...page, pageNumber: 1_000_000 }, most: 0 },
    { by: 'organisation', body: { ...page, organisation: text }, most: 0 },
    { by: 'user', body: { ...page, user: text }, most: 0 },
    { by: 'message', body: { ...page, message: text }, most: 0 },
    {
      by: 'dateTimeCreatedFrom',
      body: { ...page, dateTimeCreatedFrom: '9998-01-01T00:00:00Z' },
      most: 0,
    },
    {
      by: 'dateTimeCreatedTo',
      body: { ...page, dateTimeCreatedTo: '1970-01-02T00:00:00Z' },
      most: 0,
    },
  ],
};

/** Calls a list with each parameter that has to narrow it, and reports one that is ignored. */
export async function requireNarrowing(
  { run, person }: Scene,
  operationId: string,
  values: Values,
): Promise<void> {
  for (const { by, most, ...parts } of narrowings[operationId] ?? []) {
    const all = { ...values, ...parts.values };
    const call = { check: `narrow by ${by}`, as: person, values: all, body: parts.body };
    const answer = await run.call(operationId, call);
    const { body } = answer;
    if (!answer.isRight || !Array.isArray(body) || body.length <= most) continue;
    const expected = most === 0 ? `no entry, by ${by}` : `at most ${most} entry, by ${by}`;
    run.report(answer, { pointer: '', expected, found: shownValue(body) });
  }
}
