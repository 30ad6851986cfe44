import { auditLogTypes } from '../../audit-log-types';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoPerson } from './demo-people';
import type { DemoApplication } from './demo-versions';
import { at, type SeededRandom } from './seeded-random';

/** The people, the organisation and the applications that a message can name. */
export interface AuditSubject {
  random: SeededRandom;
  organisation: DemoOrganisation;
  administrator: DemoPerson;
  somebody: DemoPerson;
  superUser: DemoPerson;
  applications: readonly DemoApplication[];
  /** When it happened. */
  moment: Date;
}

interface AuditKind {
  type: { type: number };
  /** How often it happens, relative to the other kinds. */
  weight: number;
  /** Who did it; null when nobody was signed in. */
  actor: 'administrator' | 'somebody' | 'superUser' | null;
  /** Whether it concerns the organisation. */
  concerns: boolean;
  message: (subject: AuditSubject) => string;
}

const version = ({ random, applications }: AuditSubject) => {
  const { row, packages } = random.pick(applications);
  const { majorVersion, minorVersion, buildNumber, revision } = random.pick(packages.slice(2));
  return `${row.name} ${majorVersion}.${minorVersion}.${buildNumber}.${revision}`;
};
const client = ({ random }: AuditSubject) =>
  random.pick(['Back Office', 'Kiosk', 'Waiter', 'Insights', 'Web Shop']);
const team = ({ random }: AuditSubject) => random.pick(['Support', 'Finance', 'Training']);
const group = ({ random }: AuditSubject) => random.pick(['Managers', 'Installers']);

// [type, weight, actor, concerns the organisation, message]
const kinds: readonly [
  keyof typeof auditLogTypes,
  number,
  AuditKind['actor'],
  boolean,
  AuditKind['message'],
][] = [
  ['UserSignedIn', 300, 'somebody', true, () => 'Signed in with a password.'],
  ['UserSignedOut', 120, 'somebody', true, () => 'Signed out.'],
  ['UserSignInFailed', 45, null, false, (s) => `Sign-in failed for ${s.somebody.row.email}.`],
  [
    'UserLinkedToOrganisation',
    22,
    'administrator',
    true,
    (s) => `${s.somebody.row.fullName} was given access.`,
  ],
  [
    'UserUnlinkedFromOrganisation',
    8,
    'administrator',
    true,
    (s) => `Access of ${s.somebody.row.fullName} was taken away.`,
  ],
  [
    'OrganisationAdministratorChanged',
    6,
    'administrator',
    true,
    (s) => `${s.somebody.row.fullName} was made an administrator.`,
  ],
  ['OrganisationProfileChanged', 8, 'administrator', true, () => 'The profile was changed.'],
  [
    'OrganisationInitialised',
    3,
    'superUser',
    true,
    (s) => `${s.organisation.row.name} was initialised.`,
  ],
  ['TeamChanged', 12, 'administrator', true, (s) => `Team ${team(s)} was changed.`],
  ['TeamDeleted', 2, 'administrator', true, (s) => `Team ${team(s)} was deleted.`],
  [
    'PermissionGroupChanged',
    14,
    'administrator',
    true,
    (s) => `Permission group ${group(s)} was changed.`,
  ],
  [
    'InvitationSent',
    16,
    'administrator',
    true,
    (s) => `Invitation sent to ${s.somebody.row.email}.`,
  ],
  ['InvitationAccepted', 12, 'somebody', true, () => 'Invitation accepted.'],
  [
    'InvitationWithdrawn',
    3,
    'administrator',
    true,
    (s) => `Invitation of ${s.somebody.row.email} was withdrawn.`,
  ],
  [
    'ServiceAccountChanged',
    10,
    'administrator',
    true,
    () => 'Service account Installer was changed.',
  ],
  [
    'ServiceAccountPasswordReset',
    7,
    'administrator',
    true,
    () => 'Password of service account Installer was reset.',
  ],
  ['VersionsAuthorised', 14, 'administrator', true, (s) => `${version(s)} was authorised.`],
  [
    'VersionAccepted',
    24,
    'administrator',
    true,
    (s) => `${version(s)} was accepted for all nodes.`,
  ],
  ['UserCreated', 6, 'superUser', false, (s) => `User ${s.somebody.row.fullName} was created.`],
  ['UserChanged', 9, 'superUser', false, (s) => `User ${s.somebody.row.fullName} was changed.`],
  [
    'OrganisationCreated',
    2,
    'superUser',
    true,
    (s) => `Organisation ${s.organisation.row.name} was created.`,
  ],
  [
    'OrganisationChanged',
    8,
    'superUser',
    true,
    (s) => `Organisation ${s.organisation.row.name} was changed.`,
  ],
  ['ClientChanged', 4, 'superUser', false, (s) => `Client ${client(s)} was changed.`],
  [
    'PosCoreInstanceChanged',
    2,
    'superUser',
    false,
    () => 'POS Core instance POS Core North was changed.',
  ],
  [
    'IntegrationServerChanged',
    2,
    'superUser',
    false,
    () => 'Integration server Reporting One was changed.',
  ],
  ['TokenIssued', 160, null, true, (s) => `Token issued to ${client(s)}.`],
  ['TokenRenewed', 110, null, true, (s) => `Token renewed for ${client(s)}.`],
  ['TokenRefused', 12, null, false, (s) => `Token refused to ${client(s)}: the secret is wrong.`],
  ['TokenRevoked', 6, 'somebody', true, (s) => `Token of ${client(s)} was revoked.`],
  ['ProfileChanged', 10, 'somebody', false, () => 'Profile changed.'],
  ['PasswordChanged', 8, 'somebody', false, () => 'Password changed.'],
  [
    'PasswordResetRequested',
    9,
    null,
    false,
    (s) => `Password reset requested for ${s.somebody.row.email}.`,
  ],
  ['PasswordResetCompleted', 6, 'somebody', false, () => 'Password reset completed.'],
  ['RemoteOrderGrantGiven', 30, null, true, () => 'Remote ordering granted to Partner Orders.'],
  [
    'DataExtractionRead',
    34,
    null,
    true,
    (s) => `Sales of ${s.moment.toISOString().slice(0, 10)} were read by Data Extraction One.`,
  ],
  ['ServiceStarted', 1, null, false, () => 'The authentication service started.'],
  [
    'MailSendFailed',
    3,
    null,
    false,
    (s) => `Mail to ${s.somebody.row.email} could not be sent; it will be tried again.`,
  ],
];

const lots = kinds.flatMap(([name, weight, actor, concerns, message]) => {
  const kind: AuditKind = { type: auditLogTypes[name], weight, actor, concerns, message };
  return Array<AuditKind>(weight).fill(kind);
});

/** Picks a kind at random, by its weight. */
export function anyAuditKind(random: SeededRandom): AuditKind {
  return at(lots, random.between(0, lots.length - 1));
}
