import { placeOf } from '../checks/problem';
import { problemsOf } from '../checks/results';
import type { Defect } from './defective-service';
import type { StorageDefect } from './planted-storage';
import { runAgainst } from './run-against';
import type { ServedService } from './served-service';

type Row = Defect & Partial<Pick<StorageDefect, 'only' | 'excludes'>>;

/** Where problems are: for each operation with a problem, each place once. */
type Places = Record<string, string[]>;

/**
 * Plants many defects at once, and checks the service once for each round. In a round
 * an operation has one defect, and none that hides another one.
 * @returns for each defect the places of the problems in its operation, and what was found elsewhere
 */
export async function findTogether(
  { service, served }: ServedService,
  rows: readonly Row[],
): Promise<{ placesOf: (row: Row) => string[]; elsewhere: Places[] }> {
  const found = new Map<Row, string[]>();
  const elsewhere: Places[] = [];
  for (const round of roundsOf(rows)) {
    served.plant(round);
    const only = round.flatMap((row) => row.only ?? [row.operationId]);
    const { operations } = await runAgainst(service, served.url, { only, isWriting: true });
    served.plant(null);
    const places = placesIn(operations.flatMap(problemsOf));
    for (const row of round) {
      found.set(row, places[row.operationId] ?? []);
      delete places[row.operationId];
    }
    elsewhere.push(places);
  }
  return { placesOf: (row) => found.get(row) ?? [], elsewhere };
}

function placesIn(problems: ReturnType<typeof problemsOf>): Places {
  const places: Places = {};
  for (const problem of problems) {
    const known = places[problem.operationId] ?? [];
    const place = placeOf(problem);
    places[problem.operationId] = known.includes(place) ? known : [...known, place];
  }
  return places;
}

function roundsOf(rows: readonly Row[]): Row[][] {
  const rounds: Row[][] = [];
  for (const row of rows) {
    const free = rounds.find((round) => !round.some((one) => excludes(one, row)));
    if (free) free.push(row);
    else rounds.push([row]);
  }
  return rounds;
}

const excludes = (one: Row, other: Row): boolean =>
  one.operationId === other.operationId ||
  one.excludes === other.operationId ||
  other.excludes === one.operationId;
