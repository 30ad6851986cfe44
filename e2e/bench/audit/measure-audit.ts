import { type AuditQueryKind, auditQueries } from './audit-queries';
import { millionEntries } from './million-entries';
import { plainQuery } from './plain-query';

/** Milliseconds of each query of a kind. */
export interface AuditTimes {
  kind: AuditQueryKind;
  plain: number[];
  service: number[];
}

const queriesOfRound = 20;

/**
 * Times queries over 1,000,000 entries. The plain statement and the service run each query in turns. One
 * query of each kind comes first and does not count.
 * @throws when the two do not find the same number of entries
 */
export async function measureAudit(rounds: number): Promise<AuditTimes[]> {
  const { client, ask, close } = await millionEntries();
  try {
    const results: AuditTimes[] = [];
    for (const { kind, queries } of await auditQueries(client, rounds * queriesOfRound + 1)) {
      const times: AuditTimes = { kind, plain: [], service: [] };
      for (const [index, query] of queries.entries()) {
        const plain = await timed(() => plainQuery(client, query));
        const service = await timed(() => ask(query));
        if (plain.found !== service.found) {
          throw new Error(`${JSON.stringify(query)}: ${plain.found} and ${service.found} entries.`);
        }
        if (index === 0) continue;
        times.plain.push(plain.milliseconds);
        times.service.push(service.milliseconds);
      }
      results.push(times);
    }
    return results;
  } finally {
    await close();
  }
}

async function timed(work: () => Promise<number>) {
  const start = performance.now();
  const found = await work();
  return { found, milliseconds: performance.now() - start };
}
