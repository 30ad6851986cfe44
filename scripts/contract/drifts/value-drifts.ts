import { type Drift, within } from './drift';

const servers = 'openapi/components/schemas/integration-servers.yaml';
const auditLogs = 'openapi/components/schemas/audit-logs.yaml';
const storedNumbers = ['service/database/schema/stored-numbers.ts'];
const serverTypes = 'src/domain/integration-server-types.ts';

/** Changes of a field's values: enums, formats and limits. */
export const valueDrifts: readonly Drift[] = [
  {
    change: 'a value is added to an enum of numbers',
    file: servers,
    from: /enum: \[0, 1, 2, 3, 4\]([\s\S]*?) {4}- ReportingService\n/,
    to: 'enum: [0, 1, 2, 3, 4, 5]$1    - ReportingService\n    - LoyaltyService\n',
    stops: { 'console reads': [serverTypes], 'service answers': storedNumbers },
  },
  {
    change: 'a value is removed from an enum of numbers',
    file: servers,
    from: /enum: \[0, 1, 2, 3, 4\]([\s\S]*?) {4}- ReportingService\n/,
    to: 'enum: [0, 1, 2, 3]$1',
    stops: {
      'console reads': [serverTypes],
      'service answers': storedNumbers,
    },
  },
  {
    // The console uses the names of the numbers, so it follows by itself.
    change: 'a value of an enum gets another number',
    file: servers,
    from: 'enum: [0, 1, 2, 3, 4]',
    to: 'enum: [0, 1, 2, 3, 5]',
    stops: { 'service answers': storedNumbers },
  },
  {
    change: 'a value is added to an enum of texts',
    file: auditLogs,
    from: '    - External\n',
    to: '    - External\n    - Billing\n',
    stops: { 'console reads': ['src/features/admin/audit-logs/category-icon.tsx'] },
  },
  {
    change: 'a value is removed from an enum of texts',
    file: auditLogs,
    from: '    - External\n',
    to: '',
    stops: {
      'console reads': ['src/features/admin/audit-logs/category-icon.tsx'],
      'service answers': ['service/audit-log-types.ts'],
    },
  },
  {
    change: 'a value is removed from the outcomes of a call',
    file: 'openapi/components/schemas/invitations.yaml',
    from: 'enum: [Ok_NewUser, Ok_ExistingUser]',
    to: 'enum: [Ok_ExistingUser]',
    stops: {
      'console reads': ['src/features/invitations/use-invitation-check.ts'],
      'service answers': ['service/operations/invitations/invitations.ts'],
    },
  },
  {
    change: 'a limit is lifted',
    file: 'openapi/components/schemas/users.yaml',
    from: within('UserChange', '( {4}shortName:\\n {6}type: string\\n) {6}maxLength: 32\\n'),
    to: '$1$2',
    stops: { 'console sends': ['src/domain/personal-fields.ts'] },
  },
  {
    change: 'a moment becomes a day',
    file: 'openapi/components/schemas/pending-invites.yaml',
    from: within('Invite', '( {4}expiryDateTimeUTC:\\n {6}type: string\\n {6}format:) date-time'),
    to: '$1$2 date',
    stops: {
      'console reads': ['src/features/organisation/pending-invites/pending-invite-columns.tsx'],
      'service answers': ['service/operations/pending-invites/record.ts'],
    },
  },
  {
    change: 'a day that is sent becomes a moment',
    file: 'openapi/components/schemas/statistics.yaml',
    from: 'format: date\n',
    to: 'format: date-time\n',
    stops: {
      'console sends': ['src/api/statistics.ts'],
      'service receives': ['service/operations/statistics/statistics.ts'],
    },
  },
  {
    // The console accepts any text as an id, so it follows by itself.
    change: 'an id becomes any text',
    file: 'openapi/components/schemas/common.yaml',
    from: within('Identifier', ' {2}format: uuid\\n'),
    to: '$1',
    stops: { 'service answers': ['service/operations/teams/record.ts'] },
  },
  {
    change: 'an id that is sent becomes any text',
    file: 'openapi/components/schemas/teams.yaml',
    from: within('TeamChange', '( {4}teamID:\\n) {6}\\$ref: common.yaml#/Identifier'),
    to: '$1$2      type: string',
    stops: { 'console sends': ['src/domain/contract/record-kinds.ts'] },
  },
];
