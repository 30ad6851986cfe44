import type { Drift } from './drift';

const users = 'openapi/paths/users.yaml';
const statistics = 'openapi/paths/statistics.yaml';
const session = 'openapi/components/schemas/session.yaml';
const userCalls = 'src/api/users.ts';
const userHandlers = 'service/operations/users/users.ts';
const words = 'src/api/error-messages.ts';

/** Changes of an answer other than its fields: status, media type, list or tuple, and codes. */
export const answerDrifts: readonly Drift[] = [
  {
    change: 'an element of a tuple is of another type',
    file: session,
    from: /( {4}- )type: boolean/,
    to: '$1type: string',
    stops: {
      'console reads': ['src/session/session.ts'],
      'service answers': ['service/operations/current-session.ts'],
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
  },
  {
    change: 'a tuple gets longer',
    file: session,
    from: /minItems: 3\n {2}maxItems: 3([\s\S]*? {4}- type: boolean\n.*\n)/,
    to: 'minItems: 4\n  maxItems: 4$1    - type: string\n',
    stops: {
      'console reads': ['src/session/session.ts'],
      'service answers': ['service/operations/current-session.ts'],
    },
  },
  {
    change: 'a coded error is added',
    file: users,
    from: 'enum: [BadRequest, BadRequest_UserDoesNotExist]',
    to: 'enum: [BadRequest, BadRequest_UserDoesNotExist, BadRequest_UserIsLocked]',
    stops: { 'console reads': [words] },
  },
  {
    change: 'a coded error is removed',
    file: 'openapi/paths/organisations.yaml',
    from: 'enum: [BadRequest, OrganisationCodeAlreadyInUse, InvalidPOSCoreInstance]',
    to: 'enum: [BadRequest, InvalidPOSCoreInstance]',
    stops: {
      'console reads': [words],
      'service answers': ['service/operations/organisations/save.ts'],
    },
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
    file: users,
    from: /(operationId: commitUsers[\s\S]*?)'200':/,
    to: "$1'201':",
    stops: { 'console reads': [userCalls], 'service answers': [userHandlers] },
  },
  {
    change: 'a second status of success is added',
    file: users,
    from: /(operationId: commitUsers[\s\S]*?)( {6})'400':/,
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
    stops: { 'console reads': [userCalls] },
  },
  {
    change: 'a status of failure is dropped',
    file: users,
    from: /(operationId: getUser[\s\S]*?) {6}'404':\n.*\n/,
    to: '$1',
    stops: { 'service answers': [userHandlers] },
  },
  {
    change: 'an answer becomes text instead of JSON',
    file: users,
    from: /(operationId: commitUsers[\s\S]*?'200':[\s\S]*?)application\/json:/,
    to: '$1text/plain:',
    stops: { 'console reads': [userCalls], 'service answers': [userHandlers] },
  },
  {
    change: 'a file becomes JSON',
    file: statistics,
    from: 'text/csv:',
    to: 'application/json:',
    stops: {
      'console reads': ['src/api/statistics.ts'],
      'service answers': ['service/operations/statistics/statistics.ts'],
    },
  },
  {
    change: 'an answer loses its body',
    file: users,
    from: /(operationId: commitUsers[\s\S]*?'200':\n.*\n) {8}content:\n(?: {10}.*\n)+/,
    to: '$1',
    stops: { 'console reads': [userCalls], 'service answers': [userHandlers] },
  },
  {
    change: 'a request is sent as another media type',
    file: users,
    from: /(operationId: commitUsers[\s\S]*?)application\/json:/,
    to: '$1multipart/form-data:',
    stops: { 'console sends': [userCalls], 'service receives': [userHandlers] },
  },
  {
    change: 'a list becomes an object',
    file: users,
    from: /type: array\n {14}items:\n {16}\$ref: (.*)\n/,
    to: 'type: object\n              required: [users]\n              properties:\n                users:\n                  type: array\n                  items:\n                    $ref: $1\n',
    stops: {
      'console reads': ['src/features/admin/users/users-grid-screen.tsx'],
      'service answers': [userHandlers],
    },
  },
  {
    change: 'an object becomes a list',
    file: users,
    from: /(operationId: getUser[\s\S]*?schema:\n)( {14}\$ref: .*\n)/,
    to: '$1              type: array\n              items:\n  $2',
    stops: {
      'console reads': ['src/features/admin/users/edit-user-screen.tsx'],
      'service answers': [userHandlers],
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
    file: statistics,
    from: / {8}headers:\n {10}Content-Disposition:\n(?: {12}.*\n)+/,
    to: '',
    stops: {
      'console reads': ['src/api/statistics.ts'],
      'service answers': ['service/operations/statistics/statistics.ts'],
    },
  },
  {
    // The service sends the media type of the contract, so it follows by itself.
    change: 'the codes that calls share are sent as another media type',
    file: 'openapi/components/responses.yaml',
    from: /(^BadRequest:\n(?: .*\n)*?) {4}text\/plain:/m,
    to: '$1    application/json:',
    stops: { 'console reads': [userCalls, 'src/api/teams.ts'] },
  },
];
