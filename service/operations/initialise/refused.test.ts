import type { Client } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InitialiseRequest, Organisation } from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf, freshOrganisation, initialisationOf } from '../../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const application = (number: number) => fixedIdentifier('application', number);
const areaManagers = fixedIdentifier('team', 2);
const nobody = 'aaaaaaaa-0000-4000-8000-000000000000';

let service: TestService;
let database: Client;

beforeAll(async () => {
  service = await testService();
  database = fileOf(service);
});

afterAll(async () => {
  database.close();
  await service.close();
});

/** A licensee of the administrator's group that is not initialised. Each test gets a new one. */
let organisation: Organisation;
let orgId: string;
const startWith = async (fields?: object) => {
  organisation = await freshOrganisation(service, fields);
  orgId = organisation.organisationID;
};
beforeEach(() => startWith());

const minimal: InitialiseRequest = {
  currencyCode: 'EUR',
  authorisedAppIds: [],
  initialAdminTeamID: null,
  initialAdminUserID: null,
  defaultConfigTemplateOrgCode: null,
};

const initialise = (
  fields: Partial<InitialiseRequest> = {},
  as: CallOptions['as'] = 'administrator',
) => service.call(`/api/organisation/${orgId}/initialise`, { as, body: { ...minimal, ...fields } });
const state = () => initialisationOf(database, orgId);

describe('a second initialisation', () => {
  test('the service refuses a second initialisation and changes nothing', async () => {
    await initialise();
    const before = await state();
    const again = await initialise({ currencyCode: 'USD', initialAdminTeamID: areaManagers });
    expect([again.status, await again.text()]).toEqual([400, 'BadRequest']);
    expect(again.headers.get('X-Error-Reason')).toMatch(/\[FRESH\d+\] is initialised already/);
    expect(await state()).toEqual(before);
  });

  test('of several initialisations at once only one succeeds', async () => {
    const answers = await Promise.all([initialise(), initialise(), initialise()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(
      await readAuditLog(service, `[${organisation.organisationCode}] was initialised`),
    ).toHaveLength(1);
  });
});

describe('the service refuses the whole request for', () => {
  const everything: Partial<InitialiseRequest> = {
    authorisedAppIds: [application(1)],
    initialAdminTeamID: areaManagers,
    defaultConfigTemplateOrgCode: 'TPLREST',
  };
  let foreignTeam: string;
  beforeAll(async () => {
    const { rows } = await database.execute(
      `select team_id from teams join organisations on organisation_id = owner_organisation_id
       where organisation_code = 'NORDLYS'`,
    );
    foreignTeam = String(rows[0]?.team_id);
  });

  test.each<[string, () => Partial<InitialiseRequest>, RegExp]>([
    ['an unknown team', () => ({ initialAdminTeamID: nobody }), /team does not exist/],
    ["another dealer's team", () => ({ initialAdminTeamID: foreignTeam }), /not one of this/],
    ['an unknown user', () => ({ initialAdminUserID: nobody }), /user does not exist/],
    [
      'a user of nobody here',
      () => ({ initialAdminUserID: fixedIdentifier('user', 1) }),
      /cannot be chosen/,
    ],
    ['an unknown template', () => ({ defaultConfigTemplateOrgCode: 'NONE' }), /template NONE/],
    [
      'an organisation that is no template',
      () => ({ defaultConfigTemplateOrgCode: 'HQUAY' }),
      /template HQUAY/,
    ],
    ['an unknown application', () => ({ authorisedAppIds: [application(1), nobody] }), /does not/],
    [
      'an application twice',
      () => ({ authorisedAppIds: [application(1), application(1)] }),
      /more than once/,
    ],
    [
      'too many applications',
      () => ({ authorisedAppIds: Array.from({ length: 5_001 }, () => nobody) }),
      /^An initialisation has at most 5,000 applications\. Choose fewer applications\.$/,
    ],
    ['a currency of spaces', () => ({ currencyCode: '   ' }), /2 to 4 characters/],
    ['a currency of one character', () => ({ currencyCode: ' E ' }), /2 to 4 characters/],
  ])('%s', async (_, fields, reason) => {
    const before = await state();
    const answer = await initialise({ ...everything, ...fields() });
    expect([answer.status, await answer.text()]).toEqual([400, 'BadRequest']);
    expect(answer.headers.get('X-Error-Reason')).toMatch(reason);
    expect(await state()).toEqual(before);
    expect(before.initialised).toBe(0);
  });

  test.each([
    { currencyCode: '' },
    { currencyCode: 'E' },
    { currencyCode: 'EUROS' },
    { initialAdminTeamID: 'team' },
  ])('the service refuses what the contract does not allow: %o', async (fields) => {
    const answer = await initialise({ ...everything, ...fields });
    expect([answer.status, await answer.text()]).toEqual([400, 'BadRequest']);
    expect((await state()).initialised).toBe(0);
  });

  test("the service refuses another dealer's private template", async () => {
    await startWith({ parentOrganisationID: null });
    const answer = await initialise({ defaultConfigTemplateOrgCode: 'TPLALPINE' }, 'superUser');
    expect(answer.status).toBe(400);
    expect((await state()).initialised).toBe(0);
  });

  test('the service refuses an application without a version for the POS Core', async () => {
    const bare = '80000000-0000-4000-8000-0000000000b1';
    await database.execute({
      sql: "insert into applications (application_id, name, description) values (?, 'Bare', '')",
      args: [bare],
    });
    const none = await initialise({ ...everything, authorisedAppIds: [bare] });
    expect(none.headers.get('X-Error-Reason')).toBe('Bare has no version yet.');
    await database.execute({
      sql: `insert into application_packages values (?, ?, 1, 0, 0, 0, '', 0, 1, '99.0.0.0')`,
      args: [crypto.randomUUID(), bare],
    });
    const tooNew = await initialise({ ...everything, authorisedAppIds: [bare] });
    expect(tooNew.headers.get('X-Error-Reason')).toBe(
      "The organisation's POS Core is too old for every version of Bare.",
    );
    expect((await state()).initialised).toBe(0);
    await startWith({ posCoreInstanceID: null });
    const without = await initialise({ ...everything, authorisedAppIds: [bare] });
    expect(without.headers.get('X-Error-Reason')).toBe(
      'Bare needs a POS Core instance, and this organisation has none.',
    );
    expect((await state()).initialised).toBe(0);
  });

  test('a database that fails at the last step leaves the organisation as it was', async () => {
    await database.execute(
      `create trigger fails before insert on permission_group_permissions
       begin select raise(abort, 'The disk is full.'); end`,
    );
    const before = await state();
    const answer = await initialise(everything);
    await database.execute('drop trigger fails');
    expect(answer.status).toBe(500);
    expect(await state()).toEqual(before);
    expect(service.errors.join()).toContain('permission_group_permissions');
    service.errors.length = 0;
    expect((await initialise(everything)).status).toBe(200);
  });
});
