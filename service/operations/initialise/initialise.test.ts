import type { Client } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ApplicationAuthorisation,
  HistoryEntry,
  InitialiseRequest,
  Organisation,
} from '../../../src/api/schema.gen';
import { versionText } from '../../../src/domain/version-number';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { fileOf, freshOrganisation, initialisationOf } from '../../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const dealer = fixedIdentifier('organisation', 2);
const harbour = fixedIdentifier('organisation', 3);
const quay = fixedIdentifier('organisation', 4);
const application = (number: number) => fixedIdentifier('application', number);
const posCore = (number: number) => fixedIdentifier('posCoreInstance', number);
const areaManagers = fixedIdentifier('team', 2);
const dealerHelpdesk = fixedIdentifier('team', 3);
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

describe('the templates that an organisation may start from', () => {
  const templates = async (orgId: string, as: CallOptions['as'] = 'superUser') =>
    (await service.call(`/api/organisation/${orgId}/configtemplateorgs`, { as })).json();
  const shared = [
    { key: 'TPLCOFFEE', value: 'Coffee Shop Template', group: 'Public Template' },
    { key: 'TPLREST', value: 'Restaurant Template', group: 'Public Template' },
  ];
  const alpine = { key: 'TPLALPINE', value: 'Alpine Huts Template', group: 'Private Template' };
  const standard = {
    key: 'TPLDEFAULT',
    value: 'Default Configuration',
    group: 'Default Configuration Template',
  };

  test("an organisation gets the public, default and its dealer's private templates", async () => {
    expect(await templates(quay)).toEqual([...shared, alpine, standard]);
  });

  test('an organisation gets no private templates of another dealer', async () => {
    const { rows } = await database.execute(
      "select organisation_id from organisations where organisation_code = 'NORDLYS'",
    );
    expect(await templates(String(rows[0]?.organisation_id))).toEqual([...shared, standard]);
  });

  test('an organisation gets no template that is inactive', async () => {
    const setActive = (active: number) =>
      database.execute({
        sql: "update organisations set active = ? where organisation_code = 'TPLCOFFEE'",
        args: [active],
      });
    await setActive(0);
    expect(await templates(quay)).toEqual([shared[1], alpine, standard]);
    await setActive(1);
  });

  test('a template does not offer itself', async () => {
    const keys = (await templates(fixedIdentifier('organisation', 6))) as { key: string }[];
    expect(keys.map(({ key }) => key)).toEqual(['TPLCOFFEE', 'TPLDEFAULT']);
  });
});

describe('initialising', () => {
  test('one call does everything that it asks for, and the audit log names each step', async () => {
    const answer = await initialise({
      currencyCode: 'chf',
      authorisedAppIds: [application(1), application(5)],
      initialAdminTeamID: areaManagers,
      defaultConfigTemplateOrgCode: 'TPLREST',
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { organisationID: orgId, initialised: true },
    ]);
    const label = `${organisation.name} [${organisation.organisationCode}]`;
    const { entries, ...written } = await state();
    expect(written).toEqual({
      initialised: 1,
      currencyCode: 'CHF',
      administrators: [{ id: areaManagers }],
      authorised: [{ application_id: application(1) }, { application_id: application(5) }],
      groups: [
        { name: 'Everyone', organisation_default: 1 },
        { name: 'Installers', organisation_default: 0 },
        { name: 'Managers', organisation_default: 0 },
      ],
    });
    expect(entries.map(({ message }) => String(message).replace(/[\d.]+ was/, '# was'))).toEqual([
      `Organisation ${label} was created.`,
      `Organisation ${label} was initialised with the currency CHF.`,
      'Team Area Managers was given access.',
      'Team Area Managers was made an administrator.',
      'POS Terminal # was authorised.',
      'Table Booking # was authorised.',
      'Permission group Everyone was copied from Restaurant Template [TPLREST].',
      'Permission group Installers was copied from Restaurant Template [TPLREST].',
      'Permission group Managers was copied from Restaurant Template [TPLREST].',
    ]);
  });

  test('copied permission groups have equal permissions and are separate records', async () => {
    await initialise({ defaultConfigTemplateOrgCode: 'tplrest' });
    const permissionsOf = async (code: string) =>
      (
        await database.execute({
          sql: `select permission_groups.name, permission_id, allowed_actions from permission_group_permissions
                join permission_groups using (user_permission_group_id)
                join organisations using (organisation_id)
                where organisation_code = ? order by 1, 2`,
          args: [code],
        })
      ).rows;
    const original = await permissionsOf('TPLREST');
    expect(original.length).toBeGreaterThan(10);
    expect(await permissionsOf(organisation.organisationCode)).toEqual(original);
  });

  test('initialising needs only a currency', async () => {
    expect((await initialise()).status).toBe(200);
    expect(await state()).toMatchObject({
      initialised: 1,
      currencyCode: 'EUR',
      administrators: [],
      authorised: [],
      groups: [],
    });
  });

  test('initialising authorises the newest version that the POS Core can run', async () => {
    const authorisedOn = async (instance: number | null) => {
      const fields = { posCoreInstanceID: instance && posCore(instance) };
      await startWith(fields);
      await initialise({ authorisedAppIds: [application(1), application(6)] });
      const answer = await service.call(`/api/organisation/${orgId}/authorisations`, {
        as: 'administrator',
      });
      const rows = (await answer.json()) as ApplicationAuthorisation[];
      return ['POS Terminal', 'Stock Take'].map((name) => {
        const row = rows.find(({ applicationName }) => applicationName === name);
        const { currentVersion, latestVersion } = row ?? {};
        if (!currentVersion || !latestVersion) return 'none';
        const isLatest = versionText(currentVersion) === versionText(latestVersion);
        return isLatest ? 'latest' : currentVersion.minorVersion;
      });
    };
    expect(await authorisedOn(1)).toEqual(['latest', 'latest']);
    // The demo's older instances run 7.2 and 6.9. The newest packages need 7.3, the ones before
    // 7.0.
    expect(await authorisedOn(2)).toEqual([2, 'latest']);
    expect(await authorisedOn(3)).toEqual([1, 'latest']);
  });

  test('the members of the chosen team administer the organisation from then on', async () => {
    // It is the team of the group above. The ordinary user becomes one of its members.
    await database.execute({
      sql: 'insert into team_members (team_user_link_id, team_id, user_id) values (?, ?, ?)',
      args: [crypto.randomUUID(), dealerHelpdesk, fixedIdentifier('user', 3)],
    });
    const summary = () =>
      service.call(`/api/Organisation/summary/${orgId}`, { as: 'ordinaryUser' });
    expect((await summary()).status).toBe(404);
    await initialise({ initialAdminTeamID: dealerHelpdesk });
    expect((await summary()).status).toBe(200);
  });

  test('a team with access becomes an administrator without a second link', async () => {
    const insert = `insert into organisation_user_links
      (organisation_user_link_id, organisation_id, link_type, team_id, is_org_admin)
      values (?, ?, 2, ?, 0)`;
    await database.execute({ sql: insert, args: [crypto.randomUUID(), orgId, areaManagers] });
    expect((await initialise({ initialAdminTeamID: areaManagers })).status).toBe(200);
    const links = await database.execute({
      sql: 'select is_org_admin from organisation_user_links where organisation_id = ?',
      args: [orgId],
    });
    expect(links.rows).toEqual([{ is_org_admin: 1 }]);
  });

  const made = 'Ada Marchetti was made an administrator.';
  const endless = 'The access of Ada Marchetti has no end any more.';
  const end = 'endsAt: 1970-01-01 00:00 UTC > null';
  test.each([
    ['an administrator', 1, null, [], []],
    ['an administrator whose access has ended', 1, 0, [endless], [end]],
    ['a person whose access has ended', 0, 0, [made, endless], ['isOrgAdmin: No > Yes', end]],
  ])('%s is one without an end, and the log says what that changes', async (...row) => {
    const [_who, isOrgAdmin, endsAt, messages, changes] = row;
    const ada = fixedIdentifier('user', 2);
    const linkID = crypto.randomUUID();
    const insert = `insert into organisation_user_links
      (organisation_user_link_id, organisation_id, link_type, user_id, is_org_admin, ends_at)
      values (?, ?, 1, ?, ?, ?)`;
    await database.execute({ sql: insert, args: [linkID, orgId, ada, isOrgAdmin, endsAt] });
    expect((await initialise({ initialAdminUserID: ada }, 'superUser')).status).toBe(200);
    const links = await database.execute({
      sql: 'select is_org_admin, ends_at from organisation_user_links where organisation_id = ?',
      args: [orgId],
    });
    expect(links.rows).toEqual([{ is_org_admin: 1, ends_at: null }]);
    const { entries } = await state();
    expect(entries.slice(2).map(({ message }) => message)).toEqual(messages);
    const answer = await service.call(`/api/history/AccessLink/${linkID}`, { as: 'superUser' });
    const history: HistoryEntry[] = await answer.json();
    const recorded = history.reverse().flatMap((entry) => entry.changes);
    expect(recorded.map((one) => `${one.field}: ${one.before} > ${one.after}`)).toEqual(changes);
  });

  test('a user that the caller may choose becomes an administrator', async () => {
    const ada = fixedIdentifier('user', 2);
    expect((await initialise({ initialAdminUserID: ada })).status).toBe(200);
    expect((await state()).administrators).toEqual([{ id: ada }]);
  });

  test('a permission group of the organisation stays when the template has its name', async () => {
    await database.execute({
      sql: `insert into permission_groups (user_permission_group_id, organisation_id, name,
            organisation_default) values (?, ?, 'managers', 1)`,
      args: [crypto.randomUUID(), orgId],
    });
    await initialise({ defaultConfigTemplateOrgCode: 'TPLREST' });
    const { groups } = await state();
    expect(groups.map(({ name }) => name)).toEqual(['Everyone', 'Installers', 'managers']);
  });
});

describe('who may initialise', () => {
  test('neither strangers nor members of the organisation may initialise it', async () => {
    const stranger = await initialise({}, 'ordinaryUser');
    expect(stranger.status).toBe(404);
    orgId = harbour;
    expect((await initialise({}, 'ordinaryUser')).status).toBe(403);
    orgId = dealer;
    expect((await initialise({}, 'administrator')).status).toBe(404);
  });

  test('the service answers 404 for an id that is no organisation', async () => {
    orgId = nobody;
    expect((await initialise({}, 'superUser')).status).toBe(404);
    const templates = await service.call(`/api/organisation/${nobody}/configtemplateorgs`, {
      as: 'superUser',
    });
    expect(templates.status).toBe(404);
  });
});
