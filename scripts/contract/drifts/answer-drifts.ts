import { type Drift, inOperation } from './drift';

const session = 'openapi/components/schemas/session.yaml';
const words = 'src/api/error-messages.ts';

/** Changes of an answer other than its fields: status, media type, list or tuple, and codes. */
export const answerDrifts: readonly Drift[] = [
  {
    change: 'an element of a tuple is of another type',
    file: session,
    from: /oneOf:\n {8}- \$ref: '#\/SessionOrganisation'\n {8}- type: 'null'\n( {4}- type: boolean)/,
    to: "type: [integer, 'null']\n$1",
    stops: {
      'console reads': [['src/session/session.ts', 'number']],
      'service answers': [['service/operations/current-session.ts', 'number']],
    },
  },
  {
    change: 'a tuple gets shorter',
    file: session,
    from: /minItems: 3\n {2}maxItems: 3([\s\S]*?) {4}- type: boolean\n.*\n/,
    to: 'minItems: 2\n  maxItems: 2$1',
    stops: {
      'console reads': ['src/session/session.ts'],
      'service answers': ['service/operations/current-session.ts'],
    },
    excludes: 'a tuple gets longer',
  },
  {
    change: 'a tuple gets longer',
    file: session,
    from: /minItems: 3\n {2}maxItems: 3([\s\S]*? {4}- type: boolean\n.*\n)/,
    to: 'minItems: 4\n  maxItems: 4$1    - type: string\n',
    stops: {
      'console reads': [['src/session/session.ts', 'isOrgAdmin']],
      'service answers': [['service/operations/current-session.ts', 'false']],
    },
  },
  {
    change: 'a coded error is added',
    file: 'openapi/paths/users.yaml',
    from: 'enum: [BadRequest, BadRequest_UserDoesNotExist]',
    to: 'enum: [BadRequest, BadRequest_UserDoesNotExist, BadRequest_UserIsLocked]',
    stops: { 'console reads': [[words, 'BadRequest_UserIsLocked']] },
  },
  {
    change: 'a coded error is removed',
    file: 'openapi/paths/organisations.yaml',
    from: 'enum: [BadRequest, OrganisationCodeAlreadyInUse, InvalidPOSCoreInstance]',
    to: 'enum: [BadRequest, InvalidPOSCoreInstance]',
    stops: {
      'console reads': [[words, 'OrganisationCodeAlreadyInUse']],
      'service answers': ['service/operations/organisations/save.ts'],
    },
    excludes: 'a coded error is added',
  },
  {
    change: 'a coded error is removed that one screen has words for',
    file: 'openapi/paths/password-reset.yaml',
    from: /\n *- BadRequest_PasswordTooCommon/g,
    to: '',
    stops: { 'console reads': ['src/features/password-reset/confirm-password-reset-screen.tsx'] },
  },
  {
    change: 'the status of success changes',
    file: 'openapi/paths/service-accounts.yaml',
    from: inOperation('resetServiceAccountPassword', "'200':"),
    to: "$1'201':",
    stops: {
      'console reads': ['src/api/service-accounts.ts'],
      'service answers': ['service/operations/service-accounts/service-accounts.ts'],
    },
  },
  {
    change: 'a second status of success is added',
    file: 'openapi/paths/own-profile.yaml',
    from: inOperation('saveOwnProfile', "( {6})'400':"),
    to: `$1      '202':
        description: Will be saved.
        content:
          application/json:
            schema:
              type: object
              required: [ticket]
              properties:
                ticket:
                  type: string
$2'400':`,
    stops: { 'console reads': ['src/api/own-profile.ts'] },
  },
  {
    change: 'a status of failure is dropped',
    file: 'openapi/paths/users.yaml',
    from: inOperation('getUser', " {6}'404':\\n.*\\n"),
    to: '$1',
    stops: { 'service answers': ['service/operations/users/users.ts'] },
  },
  {
    change: 'an answer becomes text instead of JSON',
    file: 'openapi/paths/undo-extension.yaml',
    from: inOperation('undoDeletion', "('200':[\\s\\S]*?)application/json:"),
    to: '$1$2text/plain:',
    stops: {
      'console reads': ['src/api/undoable-deletions.ts'],
      'service answers': ['service/operations/undo-extension/undo-extension.ts'],
    },
  },
  {
    change: 'a file becomes JSON',
    file: 'openapi/paths/statistics.yaml',
    from: 'text/csv:',
    to: 'application/json:',
    stops: {
      'console reads': [['src/api/statistics.ts', 'downloadMonthlyStatistics']],
      'service answers': [['service/operations/statistics/statistics.ts', 'csv']],
    },
  },
  {
    change: 'an answer loses its body',
    file: 'openapi/paths/access-ends-extension.yaml',
    from: inOperation('setAccessEnd', "('200':\\n.*\\n) {8}content:\\n(?: {10}.*\\n)+"),
    to: '$1$2',
    stops: {
      'console reads': ['src/api/access-ends.ts'],
      'service answers': ['service/operations/access-ends-extension.ts'],
    },
  },
  {
    change: 'a request is sent as another media type',
    file: 'openapi/paths/initialise.yaml',
    from: inOperation('initialiseOrganisation', 'application/json:'),
    to: '$1multipart/form-data:',
    stops: {
      'console sends': ['src/api/initialise.ts'],
      'service receives': ['service/operations/initialise/initialise.ts'],
    },
  },
  {
    change: 'a list becomes an object',
    file: 'openapi/paths/deployment-servers.yaml',
    from: inOperation('listDeploymentServers', 'type: array\\n {14}items:\\n {16}\\$ref: (.*)\\n'),
    to: '$1type: object\n              required: [servers]\n              properties:\n                servers:\n                  type: array\n                  items:\n                    $ref: $2\n',
    stops: {
      'console reads': ['src/api/deployment-servers.ts'],
      'service answers': ['service/operations/deployment-servers.ts'],
    },
  },
  {
    change: 'an object becomes a list',
    file: 'openapi/paths/permission-groups.yaml',
    from: inOperation('getPermissionGroup', 'schema:\\n( {14}\\$ref: .*\\n)'),
    to: '$1schema:\n              type: array\n              items:\n  $2',
    stops: {
      'console reads': [
        ['src/features/organisation/permission-groups/edit-permission-group-screen.tsx', 'nameOf'],
      ],
      'service answers': [
        ['service/operations/permission-groups/permission-groups.ts', 'getPermissionGroup'],
      ],
    },
  },
  {
    change: 'a header of an answer is renamed',
    file: 'openapi/paths/teams.yaml',
    from: 'Undo-Id:',
    to: 'Undo-Token:',
    stops: {
      'console reads': ['src/api/teams.ts'],
      'service answers': ['service/operations/teams/teams.ts'],
    },
  },
  {
    change: 'a header of an answer is removed',
    file: 'openapi/paths/pending-invites.yaml',
    from: / {8}headers:\n {10}Undo-Id:\n(?: {12}.*\n)+/,
    to: '',
    stops: {
      'console reads': ['src/api/pending-invites.ts'],
      'service answers': ['service/operations/pending-invites/pending-invites.ts'],
    },
  },
  {
    // The service sends the media type of the contract, so it follows by itself.
    change: 'the codes that calls share are sent as another media type',
    file: 'openapi/components/responses.yaml',
    from: /(^BadRequest:\n(?: .*\n)*?) {4}text\/plain:/m,
    to: '$1    application/json:',
    stops: { 'console reads': ['src/api/users.ts', 'src/api/teams.ts'] },
    excludes: 'every change that stops another call of the console',
  },
];
