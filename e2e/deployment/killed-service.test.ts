import { expect, test } from 'vitest';
import type { User } from '../../src/api/schema.gen';
import { answer, call, signIn } from './support/calls';
import { cleansUp, temporaryFolder } from './support/clean-up';
import { firstSuperUser, startInstance } from './support/start-instance';

cleansUp();

/** `npm run endurance` sets a hundred. */
const kills = Number(process.env.KILLS ?? 4);
const writesBeforeEachKill = 55;
const lanes = 4;

test(`a service that is killed ${kills} times while it writes loses no acknowledged write`, async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { origin, program } = await startInstance({ environment });
    const session = await signIn(origin, firstSuperUser.email, firstSuperUser.password);
    let count = 0;
    // Several at a time, so that some are always pending when the process is killed.
    const write = async (lane: number) => {
      for (let number = 0; !program.hasEnded(); number += 1) {
        const email = `round${round}.lane${lane}.number${number}@a.test`;
        const changes = [{ shortName: 'W', fullName: 'Written', email }];
        const response = await call(origin, '/api/user/batch', session, { changes, deletes: [] });
        if (response.status !== 200) throw new Error(`Writing answered ${response.status}`);
        acknowledged.push(email);
        count += 1;
        if (count === writesBeforeEachKill) program.end('SIGKILL');
      }
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: lanes }, (_, lane) => write(lane)),
    );
    await program.ended;
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && String(outcome.reason)).toContain('fetch failed');
    }
  }
  const { origin } = await startInstance({ environment });
  const session = await signIn(origin, firstSuperUser.email, firstSuperUser.password);
  const users = await answer<User[]>(origin, '/api/user', session);
  const stored = new Set(users.map(({ email }) => email));
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * writesBeforeEachKill);
  console.log(`${acknowledged.length} acknowledged writes and ${kills} kills: none lost.`);
}, 3_600_000);
