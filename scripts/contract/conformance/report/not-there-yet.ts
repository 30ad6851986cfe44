import { groupedBy } from '../../../../src/domain/lists';
import { notOffered, type OperationResult } from '../checks/results';
import { hasSucceeded } from './coverage';

/** The operations that a service does not have yet, as one block of a report. */
export interface NotThereYet {
  title: string;
  /** What the service answers, and the operations for which it does. */
  lines: readonly string[];
}

/**
 * Makes the block; null if the service has every operation. Extensions are in it while others are
 * missing. Alone they are no block, since a service may leave them out.
 */
export function notThereYet(results: readonly OperationResult[]): NotThereYet | null {
  const absent = results.filter(isAbsent);
  if (absent.every(({ missing }) => missing === null)) return null;
  const groups = groupedBy(
    absent,
    ({ missing }) => missing ?? 'an extension, which a service may leave out',
  );
  const title = `Not there yet: ${absent.length} ${absent.length === 1 ? 'operation' : 'operations'}`;
  const lines = [...groups].map(([found, group]) => {
    const names = group.map(({ operation }) => operation.operationId);
    return `${found}: ${names.join(', ')}`;
  });
  return { title, lines };
}

/** Lists what was not called with success, without what the block has. */
export function withoutSuccess(results: readonly OperationResult[]): OperationResult[] {
  const hasBlock = notThereYet(results) !== null;
  return results.filter((result) => !hasSucceeded(result) && !(hasBlock && isAbsent(result)));
}

const isAbsent = ({ missing, reason }: OperationResult) =>
  missing !== null || reason === notOffered;
