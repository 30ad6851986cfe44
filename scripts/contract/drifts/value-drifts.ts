import { type Drift, within } from './drift';

const storedNumbers = 'service/database/schema/stored-numbers.ts';

/** Changes of a field's values: enums, formats and limits. */
export const valueDrifts: readonly Drift[] = [
  {
    change: 'a value is added to an enum of numbers',
    file: 'openapi/components/schemas/integration-servers.yaml',
    from: /enum: \[0, 1, 2, 3, 4\]([\s\S]*?) {4}- ReportingService\n/,
    to: 'enum: [0, 1, 2, 3, 4, 5]$1    - ReportingService\n    - LoyaltyService\n',
    stops: {
      'console reads': ['src/domain/servers.ts'],
      'service answers': [[storedNumbers, 'LoyaltyService']],
    },
  },
  {
    change: 'a value is removed from an enum of numbers',
    file: 'openapi/components/schemas/service-accounts.yaml',
    from: /enum: \[0, 1, 2, 3, 4, 5, 6, 7\]([\s\S]*?) {4}- IntegrationServer\n/,
    to: 'enum: [0, 1, 2, 3, 4, 5, 6]$1',
    stops: {
      'console reads': ['src/domain/type-labels.ts'],
      'service answers': [[storedNumbers, 'IntegrationServer']],
    },
  },
  {
    // The console uses the names of the numbers, so it follows by itself.
    change: 'a value of an enum gets another number',
    file: 'openapi/components/schemas/organisation-access.yaml',
    from: 'enum: [1, 2]',
    to: 'enum: [1, 3]',
    stops: { 'service answers': [[storedNumbers, 'Team']] },
  },
  {
    change: 'a value is added to an enum of texts',
    file: 'openapi/components/schemas/audit-logs.yaml',
    from: '    - External\n',
    to: '    - External\n    - Billing\n',
    stops: { 'console reads': ['src/features/admin/audit-logs/category-icon.tsx'] },
  },
  {
    change: 'a value is removed from an enum of texts',
    file: 'openapi/components/schemas/used-by.yaml',
    from: '    - StatisticsMonth\n',
    to: '',
    stops: {
      'console reads': ['src/pickers/used-by/used-by-words.ts'],
      'service answers': ['service/operations/used-by-extension/platform-uses.ts'],
    },
  },
  {
    change: 'a value is removed from the outcomes of a call',
    file: 'openapi/components/schemas/invitations.yaml',
    from: 'enum: [Ok_NewUser, Ok_ExistingUser]',
    to: 'enum: [Ok_ExistingUser]',
    stops: {
      'console reads': ['src/features/invitations/validate-invitation-screen.tsx'],
      'service answers': ['service/operations/invitations/invitations.ts'],
    },
  },
  {
    change: 'a limit is lifted',
    file: 'openapi/components/schemas/organisations.yaml',
    from: within('OrganisationChange', '( {4}name:\\n {6}type: string\\n) {6}maxLength: 32\\n'),
    to: '$1$2',
    stops: { 'console sends': ['src/features/admin/organisations/organisation-form.ts'] },
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
      'console sends': [['src/api/statistics.ts', 'monthStart']],
      'service receives': [['service/operations/statistics/statistics.ts', 'monthStart']],
    },
  },
  {
    // The console accepts any text as an id, so it follows by itself.
    change: 'an id becomes any text',
    file: 'openapi/components/schemas/consent-documents.yaml',
    from: within(
      'ConsentDocument',
      '( {4}consentDocumentID:\\n) {6}\\$ref: common.yaml#/Identifier',
    ),
    to: '$1$2      type: string',
    stops: { 'service answers': [['service/operations/user-summary.ts', 'consentDocumentID']] },
  },
  {
    change: 'an id that is sent becomes any text',
    file: 'openapi/components/schemas/organisation-access.yaml',
    from: within(
      'OrganisationUserLinkChange',
      '( {4}teamUserID:\\n(?: {6}description.*\\n)?) {6}\\$ref: common.yaml#/Identifier',
    ),
    to: '$1$2      type: string',
    stops: { 'console sends': [['src/domain/contract/record-kinds.ts', 'teamUserID']] },
  },
];
