import { bestMatches } from '~/domain/best-matches';

/**
 * Answers the call of a long list as a service does that searches and limits (decision 0092).
 * @returns the answer, and the queries of the calls as `?search=...`
 */
export function longList<Entry>(
  entries: readonly Entry[],
  { idOf, textOf }: { idOf: (entry: Entry) => string; textOf: (entry: Entry) => string },
) {
  const queries: string[] = [];
  const answer = (_body: unknown, request: Request): Entry[] => {
    const { search, searchParams } = new URL(request.url);
    queries.push(search);
    const ids = searchParams.getAll('ids');
    const wanted = entries.filter((entry) => ids.length === 0 || ids.includes(idOf(entry)));
    const limit = Number(searchParams.get('limit') ?? entries.length);
    const text = searchParams.get('search') ?? '';
    return bestMatches(wanted, text, (entry) => [textOf(entry)]).slice(0, limit);
  };
  return { answer, queries };
}
