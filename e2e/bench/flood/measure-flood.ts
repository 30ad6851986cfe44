import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../../scripts/commands/lib/start-program';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';
import { sharePassword } from '../../../service/testing/shared-password';
import { sessionHeaders } from '../../../service/testing/signed-in';
import type { User } from '../../../src/api/schema.gen';
import { servicePort } from '../setting/service-port';
import { median } from '../statistics';

/** What another person asks for, in milliseconds of each round. */
export interface FloodTimes {
  what: string;
  quiet: number[];
  /** The slowest one while people sign in. */
  flood: number[];
}

export interface FloodResults {
  times: FloodTimes[];
  /** Until the last of the people is signed in. */
  signIns: number[];
}

/** How many people sign in at once. */
export const numberOfPeople = 60;

const service = `http://127.0.0.1:${servicePort}`;
const quietAsks = 10;

/** Measures how long a page, a script and a list take while many people sign in. */
export async function measureFlood(rounds: number): Promise<FloodResults> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-flood-'));
  const stop = await startProgram({
    commandLine: ['--import', 'tsx', 'service/main.ts'],
    environment: { PORT: String(servicePort), DATA_DIR: folder, LOG_LEVEL: 'error' },
    readyAddress: `${service}/readyz`,
  });
  try {
    const headers = await sessionHeaders(service, demoAccounts.superUser.email, demoPassword);
    await sharePassword(folder, demoAccounts.superUser.email);
    const users: User[] = await (await fetch(`${service}/api/user`, { headers })).json();
    const people = users.slice(0, numberOfPeople);
    const page = { ...headers, Accept: 'text/html' };
    const html = await (await fetch(`${service}/admin`, { headers: page })).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    const asks: [string, () => Promise<number>][] = [
      ['A page', () => timed('/admin', page)],
      ['A script', () => timed(script, headers)],
      ['A compressed list', () => timed('/api/user', headers)],
    ];
    const times = asks.map(([what]): FloodTimes => ({ what, quiet: [], flood: [] }));
    const signIns: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [, ask]] of asks.entries()) {
        const alone: number[] = [];
        for (let time = 0; time < quietAsks; time += 1) alone.push(await ask());
        times[index]?.quiet.push(median(alone));
      }
      const start = performance.now();
      let isOver = false;
      const flood = Promise.all(people.map(signIn)).then(() => {
        isOver = true;
        signIns.push(performance.now() - start);
      });
      await Promise.all(
        asks.map(async ([, ask], index) => {
          let slowest = 0;
          while (!isOver) slowest = Math.max(slowest, await ask());
          times[index]?.flood.push(slowest);
        }),
      );
      await flood;
    }
    return { times, signIns };
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn({ email }: User): Promise<void> {
  const answer = await fetch(`${service}/authentication/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password: demoPassword }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`A sign-in was answered with ${answer.status}.`);
}

async function timed(path: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(service + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return performance.now() - start;
}
