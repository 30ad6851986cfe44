import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  OptionValue,
  Organisation,
  OrganisationBatchResult,
} from '../../../src/api/schema.gen';
import { foldedText } from '../../../src/domain/stored-text';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { type TestService, testService } from '../../testing/test-service';

const root = fixedIdentifier('organisation', 1);
const alpine = fixedIdentifier('organisation', 2);
const harbour = fixedIdentifier('organisation', 3);
const quay = fixedIdentifier('organisation', 4);
const posCore = (number: number) => fixedIdentifier('posCoreInstance', number);
const server = (number: number) => fixedIdentifier('integrationServer', number);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const list = async () =>
  (await (await service.call('/api/Organisation', { as: 'superUser' })).json()) as Organisation[];

const find = async (id: string) => {
  const found = (await list()).find(({ organisationID }) => organisationID === id);
  if (!found) throw new Error(`There is no organisation ${id}.`);
  return found;
};

const commit = (changes: object[], deletes: string[] = []) =>
  service.call('/api/organisation/batch', { as: 'superUser', body: { changes, deletes } });

const saved = async (changes: object[], deletes: string[] = []) => {
  const response = await commit(changes, deletes);
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as OrganisationBatchResult;
};

let made = 0;
const organisation = (fields: object = {}) => {
  made += 1;
  return { organisationCode: `NEW${made}`, name: `New ${made}`, ...fields };
};

const addOne = async (fields: object = {}): Promise<Organisation> => {
  const { changes } = await saved([organisation({ parentOrganisationID: alpine, ...fields })]);
  if (!changes[0]) throw new Error('Nothing was saved.');
  return changes[0];
};

/** Returns what a screen sends: the whole record without kapow. */
const sent = ({ kapow, ...fields }: Organisation, change: object = {}) => ({
  ...fields,
  ...change,
});

describe('saving', () => {
  test('a new organisation gets an id and the defaults', async () => {
    const { changes } = await saved([{ organisationCode: ' BLANK ', name: ' Blank ' }]);
    expect(changes).toEqual([
      {
        organisationID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        organisationCode: 'BLANK',
        name: 'Blank',
        kapow: null,
        organisationType: 1,
        posCoreInstanceID: null,
        remoteOrderServerInstanceID: null,
        dataExtractionServerInstanceID: null,
        partnerServerInstanceID: null,
        reportingServerInstanceID: null,
        parentOrganisationID: null,
        active: false,
        initialised: false,
      },
    ]);
    expect(await find(changes[0]?.organisationID ?? '')).toEqual(changes[0]);
  });

  test('a save keeps every field of the form', async () => {
    const one = await addOne();
    const change = {
      name: 'Renamed',
      organisationType: 2,
      posCoreInstanceID: posCore(1),
      remoteOrderServerInstanceID: server(1),
      dataExtractionServerInstanceID: server(2),
      partnerServerInstanceID: server(3),
      reportingServerInstanceID: server(4),
      parentOrganisationID: root,
      active: true,
      initialised: true,
    };
    const { changes } = await saved([sent(one, change)]);
    expect(changes).toEqual([{ ...one, ...change }]);
    expect(await find(one.organisationID)).toEqual({ ...one, ...change });
  });

  test('the answer is in the order sent, and omitted fields keep their values', async () => {
    const one = await addOne({ active: true, posCoreInstanceID: posCore(2) });
    const { organisationID, organisationCode } = one;
    const added = organisation();
    const { changes } = await saved([
      added,
      { organisationID, organisationCode, name: 'Only a name' },
    ]);
    expect(changes).toMatchObject([added, { ...one, name: 'Only a name' }]);
  });

  test('the contract refuses a kapow in a change', async () => {
    const one = await addOne();
    const response = await commit([{ ...one, kapow: 'KPW-1' }]);
    expect(response.status).toBe(400);
    expect(await find(one.organisationID)).toEqual(one);
  });

  test('an organisation with a new parent keeps the organisations below it', async () => {
    const upper = await addOne();
    const lower = await addOne({ parentOrganisationID: upper.organisationID });
    await saved([sent(upper, { parentOrganisationID: harbour })]);
    const answer = await service.call(
      `/api/OrganisationTree/filtered?query=${lower.organisationCode}`,
      { as: 'superUser' },
    );
    const text = await answer.text();
    for (const id of [root, alpine, harbour, upper.organisationID, lower.organisationID]) {
      expect(text).toContain(id);
    }
  });

  test('the audit log says what a save changed', async () => {
    const one = await addOne({ name: 'Audited' });
    await saved([sent(one, { name: 'Audited twice', parentOrganisationID: root, active: true })]);
    await saved([sent(await find(one.organisationID))]);
    await saved([], [one.organisationID]);
    const { userID } = demoAccounts.superUser;
    const code = one.organisationCode;
    expect(await readAuditLog(service, `Organisation Audited`)).toEqual([
      { type: 203, userID, message: `Organisation Audited [${code}] was created.` },
      {
        type: 204,
        userID,
        message: `Organisation Audited twice [${code}] was changed: name, parent, active. The former name was Audited.`,
      },
      { type: 204, userID, message: `Organisation Audited twice [${code}] was saved unchanged.` },
      { type: 204, userID, message: `Organisation Audited twice [${code}] was deleted.` },
    ]);
  });

  test('a restart keeps the saved organisations', async () => {
    const one = await addOne();
    await service.restart();
    expect(await find(one.organisationID)).toEqual(one);
  });
});

describe('deleting', () => {
  test('one batch deletes a whole branch, and the codes are free again', async () => {
    const upper = await addOne();
    const lower = await addOne({ parentOrganisationID: upper.organisationID });
    const again = { organisationCode: lower.organisationCode, name: 'Again' };
    const { changes, deletes } = await saved([again], [upper.organisationID, lower.organisationID]);
    expect(changes).toMatchObject([again]);
    expect(deletes).toEqual([upper.organisationID, lower.organisationID]);
  });

  test('the service refuses while something refers to it, and names what', async () => {
    const upper = await addOne({ name: 'Upper' });
    await addOne({ parentOrganisationID: upper.organisationID });
    const response = await commit([], [upper.organisationID]);
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
    expect(response.headers.get('X-Error-Reason')).toBe(
      `Upper [${upper.organisationCode}] cannot be deleted; it still has 1 organisation below it.`,
    );
    const used = (await commit([], [harbour])).headers.get('X-Error-Reason');
    for (const words of ['organisations below it', 'access links', 'teams', 'permission groups'])
      expect(used).toContain(words);
    const site = (await commit([], [quay])).headers.get('X-Error-Reason');
    for (const words of ['outlets and terminals', 'authorised applications', 'statistics'])
      expect(site).toContain(words);
  });
});

test('super users can choose every organisation as a parent, in order', async () => {
  const answer = await service.call('/api/organisation/parentvalues', { as: 'superUser' });
  const values = (await answer.json()) as OptionValue[];
  expect(values).toHaveLength((await list()).length);
  expect(values).toContainEqual({ key: quay, value: 'Harbour Quay [HQUAY]' });
  const words = values.map(({ value }) => foldedText(value));
  expect(words).toEqual([...words].sort());
  const refused = await service.call('/api/organisation/parentvalues', { as: 'administrator' });
  expect(refused.status).toBe(403);
});
