import { useQueries } from '@tanstack/react-query';
import { type UsedBy, type UsedSubject, usedByQuery } from '~/api/used-by';

/** What is known about the uses of some records. */
export interface KnownUses {
  /** The answers by the id of the record. A record whose answer is missing has no entry. */
  answers: ReadonlyMap<string, UsedBy>;
  isPending: boolean;
}

/** Reads what uses records of one kind. A failed read, or a service without the call, tells nothing. */
export function useUsedBy(subject: UsedSubject, ids: readonly string[]): KnownUses {
  const results = useQueries({ queries: ids.map((id) => usedByQuery(subject, id)) });
  const answers = ids.flatMap((id, index) => {
    const result = results[index];
    return result?.data && !result.error ? [[id, result.data] as const] : [];
  });
  return { answers: new Map(answers), isPending: results.some(({ isPending }) => isPending) };
}
