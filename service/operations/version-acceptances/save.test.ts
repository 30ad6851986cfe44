import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AcceptanceToAdd,
  AcceptanceTreeNode,
  ApplicationPackageAcceptance,
} from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const root = fixedIdentifier('organisation', 1);
const group = fixedIdentifier('organisation', 3);
const licensee = fixedIdentifier('organisation', 4);
const posTerminal = fixedIdentifier('application', 1);
const kitchenDisplay = fixedIdentifier('application', 2);
const versionOf = (number: number) => fixedIdentifier('applicationPackage', number);
const node = (number: number) => fixedIdentifier('outletNode', number);
const [cityCentre, quayStreet, marketHall, barOne] = [1, 2, 3, 4].map(node);
const ada = fixedIdentifier('user', 2);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const toAdd: AcceptanceToAdd = {
  applicationPackageID: versionOf(3),
  notBefore: null,
  rootNodeID: null,
  rootNodeType: null,
  userID: ada,
};

function send(
  path: string,
  body: object,
  organisation = licensee,
  as: CallOptions['as'] = 'administrator',
) {
  return service.call(`/api/organisation/${organisation}${path}`, { as, body });
}

const add = (change: Partial<AcceptanceToAdd>, ...more: [string?, CallOptions['as']?]) =>
  send(`/acceptances/${posTerminal}/add`, { ...toAdd, ...change }, ...more);

const update = (body: object, organisation?: string) =>
  send(`/acceptances/${posTerminal}/update`, body, organisation);

/** Reads the last entries of the audit log about the application, oldest first. */
const lastEntries = async (count: number) =>
  (await readAuditLog(service, 'POS Terminal')).slice(-count);

/** Returns the status, the body and the reason of an answer. */
async function answerOf(response: Response) {
  const reason = response.headers.get('X-Error-Reason');
  return [response.status, await response.text(), reason];
}

async function acceptancesOf(version: string): Promise<ApplicationPackageAcceptance[]> {
  const path = `/api/organisation/${licensee}/acceptancestree/acceptances/${version}`;
  const answer = await service.call(path, { as: 'administrator' });
  const nodes = (await answer.json()) as AcceptanceTreeNode[];
  return nodes.flatMap(({ entity }) =>
    entity.entityType === 'acceptance' ? entity.acceptance : [],
  );
}

beforeEach(() => {
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
});

describe('the service refuses', () => {
  test.each<[string, Partial<AcceptanceToAdd>, string]>([
    [
      'a version that the organisation is not authorised for',
      { applicationPackageID: versionOf(4) },
      'The organisation is authorised for POS Terminal 5.1.0.54, and for no other version of it.',
    ],
    [
      'a version of another application',
      { applicationPackageID: versionOf(9) },
      'The organisation is authorised for POS Terminal 5.1.0.54, and for no other version of it.',
    ],
    [
      'somebody else',
      { userID: fixedIdentifier('user', 1) },
      'Nothing was accepted: another account has signed in meanwhile. Reload the page.',
    ],
    [
      'a date that there is not',
      { notBefore: '2026-02-31 06:00:00' },
      '2026-02-31 06:00:00 is not a date and time.',
    ],
    [
      "another organisation's node",
      { rootNodeID: posTerminal, rootNodeType: 2 },
      'The node does not exist in this organisation.',
    ],
    [
      'the wrong type',
      { rootNodeID: marketHall, rootNodeType: 0 },
      'Market Hall is of another type.',
    ],
    ['no type', { rootNodeID: marketHall, rootNodeType: null }, 'Market Hall is of another type.'],
    [
      'a terminal',
      { rootNodeID: barOne, rootNodeType: 4 },
      'Bar 1 is a terminal. A version is accepted for all nodes, a group or an outlet.',
    ],
    ['a type alone', { rootNodeType: 2 }, 'A type of node is given, but no node.'],
    [
      'a node that is accepted already',
      { rootNodeID: quayStreet, rootNodeType: 2 },
      'The version is already accepted for this node.',
    ],
  ])('%s', async (_what, change, reason) => {
    expect(await answerOf(await add(change))).toEqual([400, 'BadRequest', reason]);
  });

  test('an application without authorisation, and the root organisation', async () => {
    const notAuthorised = 'The organisation is not authorised to use this application.';
    const unknown = await send(`/acceptances/${versionOf(1)}/add`, toAdd);
    expect(await answerOf(unknown)).toEqual([404, notAuthorised, null]);
    const ofRoot = await add({ userID: fixedIdentifier('user', 1) }, root, 'superUser');
    expect(await answerOf(ofRoot)).toEqual([404, notAuthorised, null]);
  });

  test('people without access to the organisation, for whom it does not exist', async () => {
    expect((await add({}, licensee, 'ordinaryUser')).status).toBe(404);
  });
});

describe('accepting', () => {
  test('a group and an outlet can each be accepted once, and it lasts', async () => {
    for (const [rootNodeID, rootNodeType] of [
      [cityCentre, 0],
      [marketHall, 2],
    ] as const) {
      const answer = await add({ rootNodeID, rootNodeType, notBefore: '2026-12-01 06:00:00' });
      expect(await answer.json()).toMatchObject({
        applicationPackageID: versionOf(3),
        rootNodeID,
        rootNodeType,
        notBefore: '2026-12-01 06:00:00',
        userID: ada,
        dateTimeAccepted: service.clock.now.toISOString(),
      });
      const again = await answerOf(await add({ rootNodeID, rootNodeType }));
      expect(again).toEqual([400, 'BadRequest', 'The version is already accepted for this node.']);
    }
    await service.restart();
    const stored = await acceptancesOf(versionOf(3));
    expect(stored.map(({ rootNodeID }) => rootNodeID).sort()).toEqual(
      [cityCentre, quayStreet, marketHall].sort(),
    );
    expect((await lastEntries(2)).map(({ message }) => message)).toEqual(
      ['City Centre', 'Market Hall'].map(
        (name) =>
          `POS Terminal 5.1.0.54 was accepted for ${name}, to be installed from 2026-12-01 06:00 UTC.`,
      ),
    );
  });

  test('after an acceptance for all nodes no other is possible', async () => {
    expect((await add({})).status).toBe(200);
    const reason = 'The version is already accepted for all nodes.';
    expect(await answerOf(await add({}))).toEqual([400, 'BadRequest', reason]);
    const another = await add({ rootNodeID: marketHall, rootNodeType: 2 });
    expect(await answerOf(another)).toEqual([400, 'BadRequest', reason]);
    const [entry] = await lastEntries(1);
    expect(entry).toMatchObject({
      type: 119,
      userID: ada,
      message: 'POS Terminal 5.1.0.54 was accepted for all nodes, to be installed immediately.',
    });
  });
});

describe('changing when an acceptance takes effect', () => {
  const ofQuayStreet = async () => {
    const found = (await acceptancesOf(versionOf(3))).find(
      ({ rootNodeID }) => rootNodeID === quayStreet,
    );
    if (!found) throw new Error('Quay Street is not accepted.');
    const { dateTimeAccepted, ...body } = found;
    return body;
  };

  test('the change keeps everything else', async () => {
    const before = await ofQuayStreet();
    const answer = await update({ ...before, notBefore: '2026-12-24 22:15:00' });
    expect(await answer.json()).toMatchObject({ ...before, notBefore: '2026-12-24 22:15:00' });
    const [entry] = await lastEntries(1);
    expect(entry?.message).toBe(
      'The acceptance of POS Terminal 5.1.0.54 for Quay Street was changed: it is to be installed from 2026-12-24 22:15 UTC instead of from 2026-11-23 06:00 UTC.',
    );
    expect((await update({ ...before, notBefore: null })).status).toBe(200);
    const [later] = await lastEntries(1);
    expect(later?.message).toContain(' immediately instead of from 2026-12-24 22:15 UTC.');
    expect(await ofQuayStreet()).toEqual({ ...before, notBefore: null });
  });

  test('a save without a change adds no entry to the audit log', async () => {
    const before = await lastEntries(1);
    expect((await update(await ofQuayStreet())).status).toBe(200);
    expect(await lastEntries(1)).toEqual(before);
  });

  test.each([
    ['the version', { applicationPackageID: versionOf(2) }],
    ['the node', { rootNodeID: marketHall }],
    ['the type of the node', { rootNodeType: 4 }],
    ['that it is limited at all', { rootNodeID: null, rootNodeType: null }],
  ])('the service refuses to change %s', async (_what, change) => {
    const answer = await update({ ...(await ofQuayStreet()), ...change });
    expect(await answerOf(answer)).toEqual([
      400,
      'BadRequest',
      'Only the not-before time of an acceptance can be changed.',
    ]);
  });

  test('the service changes only acceptances of this organisation and application', async () => {
    const body = await ofQuayStreet();
    const missing = [400, 'BadRequest', 'The acceptance does not exist.'];
    expect(await answerOf(await update(body, group))).toEqual(missing);
    const unknown = { ...body, applicationPackageAcceptanceID: ada };
    expect(await answerOf(await update(unknown))).toEqual(missing);
    const other = await send(`/acceptances/${kitchenDisplay}/update`, body);
    expect(await answerOf(other)).toEqual(missing);
    const impostor = await update({ ...body, userID: fixedIdentifier('user', 1) });
    expect((await answerOf(impostor))[2]).toBe(
      'Nothing was accepted: another account has signed in meanwhile. Reload the page.',
    );
  });
});

describe('how an application accepts new versions', () => {
  const path = `/appsettings/${posTerminal}`;

  async function stored() {
    const tree = await service.call(`/api/organisation/${licensee}/acceptancestree`, {
      as: 'administrator',
    });
    const nodes = (await tree.json()) as AcceptanceTreeNode[];
    const [entity] = nodes
      .filter(({ id }) => id === `app:${posTerminal}`)
      .map((found) => found.entity);
    return entity?.entityType === 'application' ? entity.settings : undefined;
  }

  test.each([
    [
      { autoAccept: true, notBeforeTimeUTC: '2026-11-22 04:30:00' },
      'New versions of POS Terminal are accepted automatically now, to be installed from 04:30 UTC instead of from 05:30 UTC.',
    ],
    [
      { autoAccept: true, notBeforeTimeUTC: null },
      'New versions of POS Terminal are still accepted automatically, to be installed immediately instead of from 04:30 UTC.',
    ],
    [
      { autoAccept: false, notBeforeTimeUTC: null },
      'New versions of POS Terminal are no longer accepted automatically.',
    ],
  ])('the service stores %j, and the audit log says it', async (settings, message) => {
    const answer = await send(path, settings);
    expect([answer.status, await answer.json()]).toEqual([200, settings]);
    expect(await stored()).toEqual(settings);
    expect((await lastEntries(1))[0]).toMatchObject({ type: 121, userID: ada, message });
    // A repeated save adds no entry.
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    expect((await send(path, settings)).status).toBe(200);
    expect((await lastEntries(2)).filter((entry) => entry.message === message)).toHaveLength(1);
  });

  test('the service refuses an invalid time and applications without authorisation', async () => {
    const wrong = { autoAccept: true, notBeforeTimeUTC: '2026-02-31 04:30:00' };
    expect((await answerOf(await send(path, wrong)))[2]).toBe(
      '2026-02-31 04:30:00 is not a date and time.',
    );
    const settings = { autoAccept: true, notBeforeTimeUTC: null };
    expect((await send(`/appsettings/${versionOf(1)}`, settings)).status).toBe(404);
    expect((await send(path, settings, root, 'superUser')).status).toBe(404);
    expect((await send(path, settings, licensee, 'ordinaryUser')).status).toBe(404);
  });
});
