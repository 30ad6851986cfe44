import { type Drift, within } from './drift';

/** Added, removed and changed fields of answers and of requests. */
export const fieldDrifts: readonly Drift[] = [
  {
    change: 'a field of an answer is renamed',
    file: 'openapi/components/schemas/users.yaml',
    from: within('User', ' {2}required: \\[userID, shortName(.*\\n(?: .*\\n)*?) {4}shortName:'),
    to: '$1  required: [userID, nickname$2    nickname:',
    stops: {
      'console reads': [
        ['src/features/admin/users/users-grid-screen.tsx', 'nickname'],
        'src/shell/header/user-menu.tsx',
      ],
      'service answers': ['service/operations/users/record.ts'],
    },
  },
  {
    change: 'a field of a request is renamed',
    file: 'openapi/components/schemas/users.yaml',
    from: within('UserChange', ' {2}required: \\[shortName(.*\\n(?: .*\\n)*?) {4}shortName:'),
    to: '$1  required: [alias$2    alias:',
    stops: {
      'console sends': ['src/features/admin/users/user-form.ts'],
      'service receives': ['service/operations/users/batch.ts'],
    },
  },
  {
    change: 'an optional field of a request is renamed',
    file: 'openapi/components/schemas/clients.yaml',
    from: within('ClientChange', ' {4}homepage:'),
    to: '$1    website:',
    stops: { 'console sends': ['src/features/admin/clients/client-form.ts'] },
  },
  {
    change: 'a field of an answer is removed',
    file: 'openapi/components/schemas/teams.yaml',
    from: within(
      'Team',
      '( {2}required: .*), totalMembers\\]((?:.*\\n)*?) {4}totalMembers:\\n(?: {6}.*\\n)+',
    ),
    to: '$1$2]$3',
    stops: {
      'console reads': ['src/features/organisation/teams/team-loss.ts'],
      'service answers': ['service/operations/teams/record.ts'],
    },
  },
  {
    change: 'a field of a request is removed',
    file: 'openapi/components/schemas/pos-core-instances.yaml',
    from: within('PosCoreInstanceChange', ' {4}jwtSigningKey:\\n(?: {6}.*\\n)+'),
    to: '$1',
    stops: {
      'console sends': ['src/features/admin/pos-core-instances/edit-pos-core-instance-screen.tsx'],
      'service receives': ['service/operations/pos-core-instances/batch.ts'],
    },
  },
  {
    change: 'a field of a request is removed that a loaded record is sent with',
    file: 'openapi/components/schemas/permission-groups.yaml',
    from: within('PermissionGroupChange', ' {4}organisationDefault:\\n(?: {6}.*\\n)+'),
    to: '$1',
    stops: { 'console sends': [['src/domain/contract/record-kinds.ts', 'organisationDefault']] },
  },
  {
    change: 'an answer gets a field that it must have',
    file: 'openapi/components/schemas/outlet-nodes.yaml',
    from: within('SiteNode', '( {2}required: \\[nodeID)(.*\\n(?: .*\\n)*? {2}properties:\\n)'),
    to: '$1$2, colour$3    colour:\n      type: string\n',
    stops: { 'service answers': ['service/operations/outlet-nodes.ts'] },
  },
  {
    change: 'a request gets a field that it must have',
    file: 'openapi/components/schemas/organisation-profile.yaml',
    from: within(
      'OrganisationProfileChange',
      '( {2}required: \\[organisationID)(.*\\n(?: .*\\n)*? {2}properties:\\n)',
    ),
    to: '$1$2, motto$3    motto:\n      type: string\n',
    stops: {
      'console sends': ['src/features/organisation/profile/edit-organisation-profile-screen.tsx'],
    },
  },
  {
    change: 'a field of an answer is of another type',
    file: 'openapi/components/schemas/permission-groups.yaml',
    from: within('PermissionGroup', '( {4}totalAssignedUsers:\\n {6}type:) integer'),
    to: '$1$2 string',
    stops: {
      'console reads': [
        [
          'src/features/organisation/permission-groups/permission-groups-grid-screen.tsx',
          'totalAssignedUsers',
        ],
      ],
      'service answers': ['service/operations/permission-groups/read.ts'],
    },
  },
  {
    change: 'a field of a request is of another type',
    file: 'openapi/components/schemas/audit-logs.yaml',
    from: within('AuditLogQuery', '( {4}user:\\n {6}type:) string'),
    to: '$1$2 integer',
    stops: {
      'console sends': ['src/features/admin/audit-logs/audit-query.ts'],
      'service receives': ['service/operations/audit-logs/conditions.ts'],
    },
  },
  {
    change: 'a field of an answer may be null',
    file: 'openapi/components/schemas/entity-lookup.yaml',
    from: within('EntityLookupMatch', '( {4}name:\\n {6}type:) string'),
    to: "$1$2 [string, 'null']",
    stops: { 'console reads': ['src/features/admin/entity-lookup/entity-matches.tsx'] },
  },
  {
    change: 'a field of a request may be null',
    file: 'openapi/components/schemas/invite-user.yaml',
    from: within('SendInviteRequest', '( {4}email:\\n {6}type:) string'),
    to: "$1$2 [string, 'null']",
    stops: { 'service receives': ['service/operations/invite-user/check.ts'] },
  },
  {
    change: 'a field of an answer may no longer be null',
    file: 'openapi/components/schemas/audit-logs.yaml',
    from: within('AuditLogEntry', "( {4}userName:\\n {6}type:) \\[string, 'null'\\]"),
    to: '$1$2 string',
    stops: { 'service answers': [['service/operations/audit-logs/audit-logs.ts', 'userName']] },
  },
  {
    change: 'a field of a request may no longer be null',
    file: 'openapi/components/schemas/organisation-time-zone.yaml',
    from: within('OrganisationTimeZoneChange', "( {4}timeZone:\\n {6}type:) \\[string, 'null'\\]"),
    to: '$1$2 string',
    stops: {
      'console sends': ['src/features/organisation/profile/time-zone-section.tsx'],
    },
  },
  {
    change: 'a field of an answer may be absent',
    file: 'openapi/components/schemas/sessions.yaml',
    from: within('UserSession', '( {2}required: .*), dateTimeLastSeen(.*)'),
    to: '$1$2$3',
    stops: { 'console reads': ['src/pickers/user-sessions/user-sessions.tsx'] },
  },
  {
    change: 'a field of a request may be absent',
    file: 'openapi/components/schemas/invitations.yaml',
    from: within('AcceptInvitationRequest', '( {2}required:\\n(?: {4}- .*\\n)*?) {4}- locale\\n'),
    to: '$1$2',
    stops: { 'service receives': ['service/operations/invitations/person.ts'] },
  },
];
