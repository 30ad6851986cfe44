import type { Defect } from './defective-service';

type Fields = Record<string, unknown>;

/** Changes the JSON of every success. */
const inSuccess =
  <Body>(change: (body: Body, request: Request) => unknown): Defect['answer'] =>
  ({ status, text }, request) =>
    status === 200 ? { text: JSON.stringify(change(JSON.parse(text) as Body, request)) } : null;

/** A deviation of lists, with the operations that the run has to call to meet it. */
export interface ListDefect extends Defect {
  only: readonly string[];
}

const ignoredInLog = (name: string, from: RegExp, to: string): ListDefect => ({
  name: `an ignored ${name}`,
  operationId: 'queryAuditLog',
  only: ['queryAuditLog'],
  pointer: 'the body',
  body: (text) => text.replace(from, to),
});

/** Answers with the entries of the call before instead of none. */
function ignored(operationId: string, name: string): ListDefect {
  let before = '[]';
  const answer: Defect['answer'] = ({ status, text }) => {
    if (status !== 200) return null;
    if (text !== '[]') before = text;
    return { text: before };
  };
  const only = [operationId];
  return { name: `an ignored ${name}`, operationId, only, pointer: 'the body', answer };
}

const otherID = '20000000-0000-4000-8000-0000000000ff';

const identities: Record<string, string> = {
  listServiceAccounts: 'serviceAccountID',
  listPermissionGroups: 'userPermissionGroupID',
  listPendingInvites: 'organisationUserInviteID',
};

/** Adds the first record of the first organisation that is asked for to the lists of all others. */
function shared(operationId: string): ListDefect {
  let first: Fields | undefined;
  const answer = inSuccess<Fields[]>((rows) => {
    first ??= rows[0];
    const id = identities[operationId] ?? '';
    if (!first || rows.some((row) => row[id] === first?.[id])) return rows;
    return [first, ...rows];
  });
  const pointer = `/0/${identities[operationId]}`;
  const name = 'a record of another organisation';
  return { name, operationId, only: [operationId], pointer, answer };
}

/** Deviations that no schema shows: of a list by itself, and of a list beside another answer. */
export const plantedLists: readonly ListDefect[] = [
  {
    name: 'a record twice',
    operationId: 'listTeams',
    only: ['listTeams'],
    pointer: '/1/teamID',
    answer: inSuccess<Fields[]>(([first, ...others]) => [first, first, ...others]),
  },
  {
    name: 'a record twice in a list of a record',
    operationId: 'getAdminSummary',
    only: ['getAdminSummary'],
    pointer: '/clients/1/clientID',
    answer: inSuccess<{ clients: Fields[] }>((summary) => ({
      ...summary,
      clients: [summary.clients[0], ...summary.clients],
    })),
  },
  {
    name: 'a wrong number of members',
    operationId: 'listTeams',
    only: ['listTeams'],
    pointer: '/0/totalMembers',
    answer: inSuccess<Fields[]>(([first, ...others]) => [
      { ...first, totalMembers: 77 },
      ...others,
    ]),
  },
  {
    name: 'a wrong number of users',
    operationId: 'getAdminSummary',
    only: ['getAdminSummary'],
    pointer: '/totalUsers',
    answer: inSuccess<Fields>((summary) => ({ ...summary, totalUsers: 0 })),
  },
  {
    name: 'a wrong number beside a list that is cut',
    operationId: 'getOrganisationSummary',
    only: ['getOrganisationSummary'],
    pointer: '/totalTeams',
    answer: inSuccess<Fields>((summary) =>
      'totalTeams' in summary ? { ...summary, totalTeams: 77 } : summary,
    ),
  },
  {
    name: 'a field that names another organisation',
    operationId: 'listTeams',
    only: ['listTeams'],
    pointer: '/0/ownerOrganisationID',
    answer: inSuccess<Fields[]>(([first, ...others]) => [
      { ...first, ownerOrganisationID: otherID },
      ...others,
    ]),
  },
  {
    name: 'a field that names another access link',
    operationId: 'listLinkAssignments',
    only: ['listLinkAssignments'],
    pointer: '/0/organisationUserLinkID',
    answer: inSuccess<Fields[]>((rows) =>
      rows.map((row) => ({ ...row, organisationUserLinkID: otherID })).slice(0, 1),
    ),
  },
  {
    name: 'a field that names another team',
    operationId: 'listTeamMembers',
    only: ['listTeamMembers'],
    pointer: '/0/teamID',
    answer: inSuccess<Fields[]>((rows) =>
      rows.slice(0, 1).map((row) => ({ ...row, teamID: otherID })),
    ),
  },
  ...['listServiceAccounts', 'listPermissionGroups', 'listPendingInvites'].map(shared),
  {
    name: 'a single record that differs from the list',
    operationId: 'getPermissionGroup',
    only: ['getPermissionGroup'],
    pointer: '/organisationDefault',
    answer: inSuccess<Fields>(({ organisationDefault, ...rest }) => ({
      ...rest,
      organisationDefault: !organisationDefault,
    })),
  },
  ...['organisation', 'user', 'message', 'dateTimeCreatedFrom', 'dateTimeCreatedTo'].map((name) =>
    ignoredInLog(name, new RegExp(`,"${name}":"(conformance-|9998|1970)[^"]*"`), ''),
  ),
  ignoredInLog('pageNumber', /"pageNumber":1000000/, '"pageNumber":0'),
  ignoredInLog('pageSize', /"pageSize":1,/, '"pageSize":1000,'),
  ignored('filterOrganisationTree', 'query'),
  ignored('lookUpEntities', 'filter'),
];
