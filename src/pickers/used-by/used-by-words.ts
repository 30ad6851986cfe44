import type { UsedBy, UsedByUse, UsedSubject } from '~/api/record-facts';
import { countText, listText } from '~/domain/count-text';
import { knownIn, unknownValueLabel } from '~/domain/known-value';

/** The noun of a record, by its kind. */
const subjects: Record<UsedSubject['kind'], string> = {
  clients: 'client',
  deploymentservers: 'deployment server',
  integrationservers: 'integration server',
  permissiongroups: 'permission group',
  poscoreinstances: 'POS Core instance',
  serviceaccounts: 'service account',
  teams: 'team',
  users: 'user',
};

type Nouns = readonly [one: string, several: string];

/** The nouns of what uses a record. */
const nouns: Record<UsedByUse['kind'], Nouns> = {
  Acceptance: ['accepted version', 'accepted versions'],
  AccessLink: ['access link', 'access links'],
  Invitation: ['invitation', 'invitations'],
  Organisation: ['organisation', 'organisations'],
  StatisticsMonth: ['month of statistics', 'months of statistics'],
  TeamMember: ['member', 'members'],
  TeamMembership: ['team', 'teams'],
};

const nounsOf = (kind: UsedByUse['kind']): Nouns =>
  knownIn(nouns, kind) ?? [unknownValueLabel(kind), unknownValueLabel(kind)];

/** Returns the heading of a use: "Organisations". */
export function titleOf({ kind, total }: UsedByUse): string {
  const [one, several] = nounsOf(kind);
  const noun = total === 1 ? one : several;
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Says what a deletion does to a use: "prevent the deletion". */
export function effectOf(
  { kind, effect, total }: UsedByUse,
  { kind: subject }: UsedSubject,
): string {
  const isOne = total === 1;
  if (effect === 'Blocks') return `${isOne ? 'prevents' : 'prevent'} the deletion`;
  if (effect === 'Stays') {
    const lost = kind === 'Acceptance' ? 'the name of the' : 'this';
    return `${isOne ? 'stays' : 'stay'} without ${lost} ${subjects[subject]}`;
  }
  if (effect !== 'Goes') return unknownValueLabel(effect);
  if (kind === 'TeamMembership') return `${isOne ? 'loses' : 'lose'} this member`;
  if (kind === 'TeamMember') return isOne ? 'keeps the account' : 'keep their accounts';
  return `${isOne ? 'goes' : 'go'} with it`;
}

/** Kinds whose users are no records, so that the service cannot know them. */
const usedByPrograms: readonly UsedSubject['kind'][] = [
  'clients',
  'deploymentservers',
  'serviceaccounts',
];

/** Says in a sentence what uses a record: "Used by 3 organisations and 1 month of statistics." */
export function summaryOf({ uses }: UsedBy, { kind }: UsedSubject): string {
  if (uses.length > 0) {
    return `Used by ${listText(uses.map((use) => countText(use.total, ...nounsOf(use.kind))))}.`;
  }
  const others = usedByPrograms.includes(kind) ? ' Programs that use it are not known here.' : '';
  return `No other record uses this ${subjects[kind]}.${others}`;
}

/** Introduces the effects on a page, where nobody has asked for a deletion. */
export const conditionOf = ({ kind }: UsedSubject): string =>
  `If this ${subjects[kind]} is deleted:`;

/** Says that the service will refuse the deletion; undefined if it will not. */
export function refusalOf({ deletion }: UsedBy, { kind }: UsedSubject): string | undefined {
  if (deletion === 'Allowed') return undefined;
  const refusal = 'The deletion will be refused';
  if (deletion === 'Blocked') return `${refusal}.`;
  if (deletion !== 'OwnAccess') return unknownValueLabel(deletion);
  return kind === 'users'
    ? `${refusal}: this is your own account.`
    : `${refusal}: only this ${subjects[kind]} gives you your administrator access.`;
}
