import { afterAll, expect, test } from 'vitest';
import { mailServer } from '../../../service/testing/mail-server';
import { sharePassword } from '../../../service/testing/shared-password';
import type { Invite, Organisation, PosCoreInstance } from '../../../src/api/schema.gen';
import { markdownTable } from '../../bench/report/markdown-table';
import { answer, signIn, signInForm } from '../support/calls';
import { cleansUp, later, temporaryFolder } from '../support/clean-up';
import { firstSuperUser, startInstance } from '../support/start-instance';
import { startOnSmallDisk } from '../support/start-on-small-disk';
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

test(
  'a mail server that hangs',
  async () => {
    let isOver = Promise.resolve();
    const mails = await mailServer({ isReady: () => isOver });
    later('test', () => mails.close());
    const SMTP_URL = `smtp://127.0.0.1:${mails.port}/?from=console@demo.test`;
    const { origin } = await startInstance({
      environment: { DATA_DIR: temporaryFolder(), SMTP_URL },
    });
    const session = await signedIn(origin);
    const writes = new Writes();
    await writes.next(origin, session);
    const path = await freshOrganisation(origin, session);
    const grants = {
      isOrgAdmin: false,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
    };
    const emails: string[] = [];
    for (let round = 0; round < times; round += 1) {
      let release = () => {};
      isOver = new Promise((resolve) => {
        release = resolve;
      });
      const guests = [1, 2, 3, 4, 5].map((number) => `guest${round}.${number}@a.test`);
      emails.push(...guests);
      const inviting = guests.map((email) =>
        answer<Invite>(origin, `${path}/sendinvite`, session, { email, ...grants }),
      );
      await writeDuring(Promise.all(inviting), () => writes.next(origin, session));
      for (const invite of await Promise.all(inviting)) expect(invite.mailState).toBe('Pending');
      release();
      const sent = async () =>
        (await answer<Invite[]>(origin, `${path}/invite`, session)).map(
          ({ mailState }) => mailState,
        );
      await expect.poll(sent, { timeout: 60_000 }).toEqual(emails.map(() => 'Sent'));
    }
    const counts = emails.map(
      (email) => mails.lines.filter((line) => line === `To: ${email}`).length,
    );
    const outcome = await writes.outcome(origin, session);
    expect(writes.open).toBe(0);
    expectNoLoss(`A hanging mail server, ${emails.length} invitations`, {
      ...outcome,
      lost: outcome.lost + counts.filter((count) => count === 0).length,
      doubled: outcome.doubled + counts.filter((count) => count > 1).length,
    });
  },
  patience,
);

test(
  'a full disk',
  async () => {
    const { origin, fill, free } = await startOnSmallDisk();
    const session = await signedIn(origin);
    const writes = new Writes();
    for (let round = 0; round < times; round += 1) {
      for (let number = 0; number < 20; number += 1) await writes.next(origin, session);
      expect(writes.open).toBe(0);
      fill();
      let status = 200;
      while (status === 200) status = await writes.next(origin, session);
      expect([status, (await fetch(`${origin}/readyz`)).status]).toEqual([503, 503]);
      free();
      await writes.repeat(origin, session);
      expect(writes.open).toBe(0);
    }
    expectNoLoss(`A full disk, ${times} times`, await writes.outcome(origin, session));
  },
  patience,
);

/** Makes an organisation on the first POS Core instance. Returns the path of its calls. */
async function freshOrganisation(origin: string, session: Record<string, string>) {
  const [instance] = await answer<PosCoreInstance[]>(origin, '/api/POSCoreInstance', session);
  const { changes } = await answer<{ changes: Organisation[] }>(
    origin,
    '/api/organisation/batch',
    session,
    {
      changes: [
        {
          organisationCode: 'GUESTS',
          name: 'Guests',
          parentOrganisationID: null,
          posCoreInstanceID: instance?.posCoreInstanceID,
        },
      ],
      deletes: [],
    },
  );
  return `/api/organisation/${changes[0]?.organisationID}`;
}
