import { productName } from './console-names';
import {
  ServiceAccountType as AccountType,
  IntegrationServerInstanceType,
  OrganisationType,
  OrganisationUserLinkType,
} from './contract/enums.gen';
import { knownIn, unknownValueLabel } from './known-value';
import { integrationServerTypeLabel } from './servers';

/** The labels of the organisation types (docs/product/entities.md#organisation-type). */
const organisationTypeLabels = {
  [OrganisationType.Licensee]: 'Licensee',
  [OrganisationType.Dealer]: 'Dealer',
  [OrganisationType.TemplatePublic]: 'Public Template',
  [OrganisationType.TemplatePrivate]: 'Private Template',
  [OrganisationType.ConfigurationDefaults]: 'Default Configuration Template',
  [OrganisationType.LicenseeGroup]: 'Licensee Group',
  [OrganisationType.Root]: 'Root',
} as const satisfies Record<(typeof OrganisationType)[keyof typeof OrganisationType], string>;

const organisationLabels: Readonly<Record<number, string>> = organisationTypeLabels;

/** Returns the label of an organisation type. */
export const organisationTypeLabel = (type: number): string =>
  organisationLabels[type] ?? unknownValueLabel(type);

/**
 * Lists the options of the type field. A stored type that is none of the four is an option as well,
 * so that the field shows and keeps it.
 */
export function integrationServerTypeOptions(
  stored: readonly (number | null | undefined)[],
): { value: number; label: string }[] {
  const known: number[] = Object.values(IntegrationServerInstanceType).filter(
    (type) => type !== IntegrationServerInstanceType.Unknown,
  );
  const options = new Set([...known, ...stored.filter((type) => typeof type === 'number')]);
  return [...options].map((value) => ({ value, label: integrationServerTypeLabel(value) }));
}

/** Returns what an access link gives access to: a user or a team. */
export const accessLinkTypeLabel = (type: number): string =>
  linkLabels[type] ?? unknownValueLabel(type);

/** Explains the checkbox Organisation Administrator, for a person or for a team. */
export const administratorText = (isTeam = false): string =>
  `${isTeam ? 'Every member manages' : 'Manages'} this organisation and those below it.`;

const linkLabels: Readonly<Record<number, string>> = {
  [OrganisationUserLinkType.User]: 'User',
  [OrganisationUserLinkType.Team]: 'Team',
} satisfies Record<
  (typeof OrganisationUserLinkType)[keyof typeof OrganisationUserLinkType],
  string
>;

export type ServiceAccountType = (typeof AccountType)[keyof typeof AccountType];

const accountLabels = {
  [AccountType.None]: 'None',
  [AccountType.PosServer]: 'POS Server',
  [AccountType.AtpUploader]: 'ATP Uploader',
  [AccountType.TestPos]: 'Test POS',
  [AccountType.InstallService]: 'Install Service',
  [AccountType.ReadonlySales]: 'Readonly Sales',
  [AccountType.Advert]: `${productName} Advert`,
  [AccountType.IntegrationServer]: 'Integration Server',
} as const satisfies Record<ServiceAccountType, string>;

/** Returns the label of a type (docs/product/entities.md#service-account-types). */
export const serviceAccountTypeLabel = (type: ServiceAccountType): string =>
  knownIn(accountLabels, type) ?? unknownValueLabel(type);

/** Lists the options of the type field. None and types of a newer service are options while they are stored. */
export function serviceAccountTypeOptions(
  stored: readonly ServiceAccountType[],
): { value: ServiceAccountType; label: string }[] {
  const { None: _none, ...offered } = AccountType;
  const values = new Set([...Object.values(offered), ...stored]);
  return [...values].map((value) => ({ value, label: serviceAccountTypeLabel(value) }));
}
