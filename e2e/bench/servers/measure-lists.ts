import type { Side, Sides } from './started-sides';

/** The lists that the console shows first, by their titles. */
export const lists = {
  'Users, 200': '/api/user',
  'Organisations, 76': '/api/Organisation',
  'Clients, 10': '/api/client',
  'POS Core instances, 3': '/api/POSCoreInstance',
  'Administration summary': '/admin/summary/',
  'The signed-in person': '/Authentication/current',
} as const;

export type ListTitle = keyof typeof lists;

/** Milliseconds from the call to the whole answer. */
export interface ListTimes {
  title: ListTitle;
  file: number[];
  primary: number[];
  replica: number[];
}

const callsOfRound = 20;
const warmUps = 20;

/** Times each list on the three services in turns. The first calls do not count. */
export async function measureLists(sides: Sides, rounds: number): Promise<ListTimes[]> {
  const results: ListTimes[] = [];
  for (const [title, path] of Object.entries(lists) as [ListTitle, string][]) {
    const times: ListTimes = { title, file: [], primary: [], replica: [] };
    for (let call = 0; call < warmUps + rounds * callsOfRound; call += 1) {
      for (const name of ['file', 'primary', 'replica'] as const) {
        const time = await timed(sides[name], path);
        if (call >= warmUps) times[name].push(time);
      }
    }
    results.push(times);
  }
  return results;
}

async function timed({ origin, headers }: Side, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(origin + path, { headers });
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - start;
}
