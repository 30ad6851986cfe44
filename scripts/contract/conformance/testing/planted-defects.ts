import type { ChangedAnswer, Defect } from './defective-service';

/** Fields by name: a defect makes records that no type of the contract allows. */
type Fields = Record<string, unknown>;

/** Changes the body of every success. */
const inBody =
  <Body = Fields>(change: (body: Body) => unknown) =>
  (answer: ChangedAnswer) =>
    answer.status === 200 ? { text: JSON.stringify(change(JSON.parse(answer.text))) } : null;

/** Changes the first record of every list that has one. */
const inFirst = (change: (record: Fields) => unknown) =>
  inBody(([first, ...others]: Fields[]) => (first ? [change(first), ...others] : []));

/** Answers with this instead of a status. */
const instead = (status: number, answer: Partial<ChangedAnswer>) => (before: ChangedAnswer) =>
  before.status === status ? answer : null;

const json = 'application/json';
const signInAsSuperUser = (headers: Headers, cookie: string) => headers.set('Cookie', cookie);

/** Deviations of shapes and values in answers. */
const shapes: readonly Defect[] = [
  {
    name: 'a renamed field',
    operationId: 'listUsers',
    pointer: '/0',
    answer: inFirst(({ fullName, ...rest }) => ({ ...rest, name: fullName })),
  },
  {
    name: 'a missing field',
    operationId: 'getTeam',
    pointer: 'the body',
    answer: inBody(({ totalMembers: _left, ...rest }) => rest),
  },
  {
    name: 'a number as text',
    operationId: 'listTeams',
    pointer: '/0/totalMembers',
    answer: inFirst((team) => ({ ...team, totalMembers: String(team.totalMembers) })),
  },
  {
    name: 'a tuple with a wrong element',
    operationId: 'getCurrentSession',
    pointer: '/2',
    answer: inBody(([user, organisation]: unknown[]) => [user, organisation, 'yes']),
  },
  {
    name: 'a tuple that is too short',
    operationId: 'getCurrentSession',
    pointer: 'the body',
    answer: inBody(([user, organisation]: unknown[]) => [user, organisation]),
  },
  {
    name: 'a field that a closed object does not have',
    operationId: 'listCurrencies',
    pointer: '/0',
    answer: inFirst((currency) => ({ ...currency, symbol: '£' })),
  },
  {
    name: 'an unknown value of an enum',
    operationId: 'listServiceAccounts',
    pointer: '/0/serviceAccountType',
    answer: inFirst((account) => ({ ...account, serviceAccountType: 99 })),
  },
  {
    name: 'a date in another format',
    operationId: 'listPendingInvites',
    pointer: '/0/expiryDateTimeUTC',
    answer: inFirst((invite) => ({ ...invite, expiryDateTimeUTC: '21/11/2026 10:30' })),
  },
  {
    name: 'an id in another format',
    operationId: 'listPosCoreInstances',
    pointer: '/0/posCoreInstanceID',
    answer: inFirst((one) => ({ ...one, posCoreInstanceID: `{${one.posCoreInstanceID}}` })),
  },
  {
    name: 'null where it is not allowed',
    operationId: 'listLinks',
    pointer: '/0/teamUserName',
    answer: inFirst((link) => ({ ...link, teamUserName: null })),
  },
  {
    name: 'a wrong value deep in a tree',
    operationId: 'getSystemHealthTree',
    pointer: '/0/hasChildren',
    answer: inFirst((node) => ({ ...node, hasChildren: 1 })),
  },
  {
    name: 'a list instead of an object',
    operationId: 'getOrganisationProfile',
    pointer: 'the body',
    answer: inBody((profile) => [profile]),
  },
  {
    name: 'an object instead of a list',
    operationId: 'listOrganisations',
    pointer: 'the body',
    answer: inBody((items) => ({ items })),
  },
  {
    name: 'another record than the one of the path',
    operationId: 'getServiceAccount',
    pointer: '/serviceAccountID',
    answer: inBody((one) => ({ ...one, serviceAccountID: '70000000-0000-4000-8000-0000000000ff' })),
  },
  {
    name: 'an empty body',
    operationId: 'getIntegrationServerValues',
    pointer: 'the body',
    answer: instead(200, { text: '' }),
  },
];

/** Deviations of statuses, codes, media types and access. */
const behaviour: readonly Defect[] = [
  {
    name: 'the status 201',
    operationId: 'commitTeams',
    pointer: 'status',
    needs: 'write',
    answer: instead(200, { status: 201 }),
  },
  {
    name: 'another media type',
    operationId: 'listClients',
    pointer: 'Content-Type',
    answer: instead(200, { type: 'text/json' }),
  },
  {
    name: 'an error page',
    operationId: 'getAdminSummary',
    pointer: 'status',
    answer: instead(200, { status: 500, type: 'text/html', text: '<h1>Server Error</h1>' }),
  },
  {
    name: 'a code that is not listed',
    operationId: 'commitUsers',
    pointer: 'the body',
    answer: instead(400, { text: 'ValidationFailed' }),
  },
  {
    name: 'a code of another case',
    operationId: 'changePassword',
    pointer: 'the body',
    answer: instead(400, { text: 'PasswordChange_OldPasswordIsIncorrect' }),
  },
  {
    name: 'a code as JSON',
    operationId: 'commitClients',
    pointer: 'Content-Type',
    answer: instead(400, { type: json, text: '{"code":"BadRequest"}' }),
  },
  {
    name: 'a reason that is encoded wrongly',
    operationId: 'commitOrganisations',
    pointer: 'X-Error-Reason',
    answer: instead(400, { reason: "UTF-8''der%20Name%20fehlt%zz" }),
  },
  {
    name: 'a missing header',
    operationId: 'downloadMonthlyStatistics',
    pointer: 'Content-Disposition',
    answer: instead(200, { headers: { 'Content-Disposition': null } }),
  },
  {
    name: 'a header that does not fit',
    operationId: 'commitPendingInvites',
    pointer: 'Undo-Id',
    needs: 'write',
    answer: instead(200, { headers: { 'Undo-Id': 'x'.repeat(65) } }),
  },
  {
    name: 'a redirection to a sign-in page instead of 401',
    operationId: 'listAuditLogDescriptions',
    pointer: 'status',
    answer: instead(401, { status: 302, text: '' }),
  },
  {
    name: 'no need of a session',
    operationId: 'listPermissionGroups',
    pointer: 'status',
    request: (headers, cookie) => {
      if (!headers.has('Cookie')) signInAsSuperUser(headers, cookie);
    },
  },
  {
    name: 'no need of the marker',
    operationId: 'listLocales',
    pointer: 'status',
    request: (headers) => headers.set('X-Requested-With', 'XMLHttpRequest'),
  },
  {
    name: 'a role that is too wide',
    operationId: 'getUser',
    pointer: 'status',
    needs: 'role',
    request: (headers, cookie) => {
      if (headers.has('Cookie')) signInAsSuperUser(headers, cookie);
    },
  },
  {
    name: 'success for an unknown id',
    operationId: 'getClient',
    pointer: 'status',
    answer: instead(404, { status: 200, type: json, text: 'null' }),
  },
  {
    name: 'success for a bad body',
    operationId: 'queryAuditLog',
    pointer: 'status',
    answer: instead(400, { status: 200, type: json, text: '[]' }),
  },
  {
    name: 'a value that is saved differently',
    operationId: 'commitPermissionGroups',
    pointer: '/changes/0/name',
    needs: 'write',
    answer: inBody(({ changes, deletes }: { changes: { name: string }[]; deletes: string[] }) => ({
      changes: changes.map((one) => ({ ...one, name: one.name.toUpperCase() })),
      deletes,
    })),
  },
  {
    name: 'a deletion that deletes nothing',
    operationId: 'commitDeploymentServers',
    pointer: '/deletes',
    needs: 'write',
    body: (text) => text.replace(/"deletes":\[.*\]/, '"deletes":[]'),
  },
];

export const plantedDefects: readonly Defect[] = [...shapes, ...behaviour];
