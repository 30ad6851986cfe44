import { afterAll, expect, test } from 'vitest';
import { markdownTable } from '../../../scripts/build/page-sizes/markdown-table';
import { sharePassword } from '../../../service/testing/shared-password';
import { answer, signIn, signInForm } from '../support/calls';
import { cleansUp, temporaryFolder } from '../support/clean-up';
import { firstSuperUser, startInstance } from '../support/start-instance';
import { type Outcome, Writes } from './writes';

cleansUp();

/** `npm run endurance` takes longer than `npm test`. */
const isLong = process.env.ENDURANCE === 'long';
const kills = isLong ? 100 : 4;
const times = isLong ? 10 : 1;
const patience = 3_600_000;
const writesBeforeEachKill = 55;
const lanes = 4;
const peopleAtOnce = 60;

const outcomes: string[][] = [];
afterAll(() => {
  const head = ['', 'Acknowledged writes', 'Lost', 'Doubled', 'Slowest write, ms'];
  console.log(markdownTable(head, outcomes));
});

function expectNoLoss(what: string, { acknowledged, lost, doubled, slowest }: Outcome) {
  outcomes.push([what, ...[acknowledged, lost, doubled, Math.round(slowest)].map(String)]);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
}

const signedIn = (origin: string) => signIn(origin, firstSuperUser.email, firstSuperUser.password);

/** Writes in several lanes at once until `work` is done. */
async function writeDuring(work: Promise<unknown>, write: () => Promise<unknown>) {
  let isDone = false;
  const lane = async () => {
    while (!isDone) await write();
  };
  const end = work.finally(() => {
    isDone = true;
  });
  await Promise.all([end, ...Array.from({ length: lanes }, lane)]);
}

test(
  'a service that is killed while it writes',
  async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const writes = new Writes();
    for (let round = 0; round < kills; round += 1) {
      const { origin, program } = await startInstance({ environment });
      const session = await signedIn(origin);
      await writes.repeat(origin, session);
      const enough = writes.acknowledged + writesBeforeEachKill;
      // Several at a time, so that some are always pending when the process is killed.
      const write = async () => {
        while (!program.hasEnded()) {
          const status = await writes.next(origin, session);
          if (status !== 200) throw new Error(`A write was answered with ${status}`);
          if (writes.acknowledged >= enough) program.end('SIGKILL');
        }
      };
      const ends = await Promise.allSettled(Array.from({ length: lanes }, write));
      await program.ended;
      for (const end of ends) {
        expect(end.status === 'rejected' && String(end.reason)).toContain('fetch failed');
      }
    }
    const { origin } = await startInstance({ environment });
    const session = await signedIn(origin);
    await writes.repeat(origin, session);
    const outcome = await writes.outcome(origin, session);
    expectNoLoss(`Killed ${kills} times`, outcome);
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeEachKill);
  },
  patience,
);

test(
  'many people who sign in at once',
  async () => {
    const folder = temporaryFolder();
    const { origin } = await startInstance({ environment: { DATA_DIR: folder } });
    const session = await signedIn(origin);
    const emails = Array.from({ length: peopleAtOnce }, (_, number) => `person${number}@a.test`);
    const changes = emails.map((email) => ({ shortName: 'P', fullName: 'Person', email }));
    await answer(origin, '/api/user/batch', session, { changes, deletes: [] });
    await sharePassword(folder, firstSuperUser.email);
    const writes = new Writes();
    const signInOnce = async (email: string) => {
      expect((await signInForm(origin, email, firstSuperUser.password)).status).toBe(303);
    };
    for (let round = 0; round < times; round += 1) {
      await writeDuring(Promise.all(emails.map(signInOnce)), () => writes.next(origin, session));
    }
    expect(writes.open).toBe(0);
    expectNoLoss(
      `${peopleAtOnce} sign-ins at once, ${times} times`,
      await writes.outcome(origin, session),
    );
  },
  patience,
);
