import { type Drift, within } from './drift';

const users = 'openapi/components/schemas/users.yaml';
const teams = 'openapi/components/schemas/teams.yaml';
const userForm = 'src/features/admin/users/user-form.ts';
const personalFields = 'src/domain/personal-fields.ts';
const usersBatch = 'service/operations/users/batch.ts';
const userRecord = 'service/operations/users/record.ts';

/** Added, removed and changed fields of answers and of requests. */
export const fieldDrifts: readonly Drift[] = [
  {
    change: 'a field of an answer is renamed',
    file: users,
    from: within('User', ' {2}required: \\[userID, shortName(.*\\n(?: .*\\n)*?) {4}shortName:'),
    to: '$1  required: [userID, nickname$2    nickname:',
    stops: {
      'console reads': [
        'src/features/admin/users/users-grid-screen.tsx',
        'src/shell/header/user-menu.tsx',
      ],
      'service answers': [userRecord],
    },
  },
  {
    change: 'a field of a request is renamed',
    file: users,
    from: within('UserChange', ' {2}required: \\[shortName(.*\\n(?: .*\\n)*?) {4}shortName:'),
    to: '$1  required: [nickname$2    nickname:',
    stops: { 'console sends': [userForm], 'service receives': [usersBatch] },
  },
  {
    change: 'an optional field of a request is renamed',
    file: users,
    from: within('UserChange', ' {4}locale:'),
    to: '$1    language:',
    stops: { 'console sends': [userForm] },
  },
  {
    change: 'a field of an answer is removed',
    file: teams,
    from: within(
      'Team',
      '( {2}required: .*), totalMembers\\]((?:.*\\n)*?) {4}totalMembers:\\n(?: {6}.*\\n)+',
    ),
    to: '$1$2]$3',
    stops: {
      'console reads': ['src/features/organisation/teams/teams-grid-screen.tsx'],
      'service answers': ['service/operations/teams/record.ts'],
    },
  },
  {
    change: 'a field of a request is removed',
    file: users,
    from: within('UserChange', ' {4}scopes:\\n(?: {6}.*\\n)+'),
    to: '$1',
    stops: { 'console sends': [userForm], 'service receives': [usersBatch] },
  },
  {
    change: 'a field of a request is removed that a loaded record is sent with',
    file: teams,
    from: within('TeamChange', ' {4}ownerOrganisationID:\\n(?: {6}.*\\n)+'),
    to: '$1',
    stops: { 'console sends': ['src/domain/contract/record-kinds.ts'] },
  },
  {
    change: 'an answer gets a field that it must have',
    file: users,
    from: within('User', '( {2}required: \\[userID)(.*\\n(?: .*\\n)*? {2}properties:\\n)'),
    to: '$1$2, timeZone$3    timeZone:\n      type: string\n',
    stops: { 'service answers': [userRecord] },
  },
  {
    change: 'a request gets a field that it must have',
    file: users,
    from: within('UserChange', '( {2}required: \\[shortName)(.*\\n(?: .*\\n)*? {2}properties:\\n)'),
    to: '$1$2, timeZone$3    timeZone:\n      type: string\n',
    stops: { 'console sends': [userForm] },
  },
  {
    change: 'a field of an answer is of another type',
    file: teams,
    from: within('Team', '( {4}totalMembers:\\n {6}type:) integer'),
    to: '$1$2 string',
    stops: {
      'console reads': ['src/features/organisation/teams/teams-grid-screen.tsx'],
      'service answers': ['service/operations/teams/record.ts'],
    },
  },
  {
    change: 'a field of a request is of another type',
    file: users,
    from: within('UserChange', '( {4}shortName:\\n {6}type:) string'),
    to: '$1$2 integer',
    stops: { 'console sends': [personalFields], 'service receives': [usersBatch] },
  },
  {
    change: 'a field of an answer may be null',
    file: users,
    from: within('User', '( {4}fullName:\\n {6}type:) string'),
    to: "$1$2 [string, 'null']",
    stops: { 'console reads': ['src/features/admin/users/users-grid-screen.tsx'] },
  },
  {
    change: 'a field of a request may be null',
    file: users,
    from: within('UserChange', '( {4}fullName:\\n {6}type:) string'),
    to: "$1$2 [string, 'null']",
    stops: { 'service receives': [usersBatch] },
  },
  {
    change: 'a field of an answer may no longer be null',
    file: users,
    from: within('User', "( {4}image:\\n {6}type:) \\[string, 'null'\\]"),
    to: '$1$2 string',
    stops: { 'service answers': [userRecord] },
  },
  {
    change: 'a field of a request may no longer be null',
    file: users,
    from: within('UserChange', "( {4}image:\\n {6}type:) \\[string, 'null'\\]"),
    to: '$1$2 string',
    stops: { 'console sends': [personalFields] },
  },
  {
    change: 'a field of an answer may be absent',
    file: users,
    from: within('User', '( {2}required: .*), fullName(.*)'),
    to: '$1$2$3',
    stops: { 'console reads': ['src/features/admin/users/users-grid-screen.tsx'] },
  },
  {
    change: 'a field of a request may be absent',
    file: users,
    from: within('UserChange', '( {2}required: \\[shortName, fullName), email\\]'),
    to: '$1$2]',
    stops: { 'service receives': [usersBatch] },
  },
];
