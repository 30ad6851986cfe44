import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { fileOf, freshOrganisation, initialisationOf } from '../../testing/fresh-organisation';
import { type TestService, testService } from '../../testing/test-service';

const terminal = fixedIdentifier('application', 1);
const booking = fixedIdentifier('application', 5);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

test('initialising accepts the versions of applications that accept automatically', async () => {
  const { organisationID } = await freshOrganisation(service);
  const database = fileOf(service);
  await database.execute({
    sql: `insert into application_settings (organisation_id, application_id, auto_accept,
            not_before_time_utc) values (?, ?, 1, '2000-01-01 13:00:00'), (?, ?, 0, null)`,
    args: [organisationID, terminal, organisationID, booking],
  });
  const body = {
    currencyCode: 'EUR',
    authorisedAppIds: [terminal, booking],
    initialAdminTeamID: null,
    initialAdminUserID: null,
    defaultConfigTemplateOrgCode: null,
  };
  const path = `/api/organisation/${organisationID}/initialise`;
  expect((await service.call(path, { as: 'administrator', body })).status).toBe(200);
  const { rows } = await database.execute({
    sql: `select application_id, not_before, root_node_id, user_id from acceptances
          join application_packages using (application_package_id) where organisation_id = ?`,
    args: [organisationID],
  });
  const { entries } = await initialisationOf(database, organisationID);
  database.close();
  const notBefore = Date.parse('2026-11-21T13:00:00Z');
  expect(rows).toEqual([
    { application_id: terminal, not_before: notBefore, root_node_id: null, user_id: null },
  ]);
  expect(entries.map(({ message }) => String(message).replace(/[\d.]+ was/, '# was'))).toEqual([
    expect.stringMatching('was created'),
    expect.stringMatching('was initialised'),
    'POS Terminal # was authorised.',
    'POS Terminal # was accepted for all nodes, automatically, to be installed from 2026-11-21 13:00 UTC.',
    'Table Booking # was authorised.',
  ]);
});
