import { productName } from './console-names';
import {
  ServiceAccountType as AccountType,
  IntegrationServerInstanceType,
  OrganisationType,
  OrganisationUserLinkType,
} from './contract/enums.gen';
import { labelIn } from './known-value';
import { integrationServerTypeLabel } from './servers';

/** The labels of the organisation types (docs/product/entities.md#organisation-type). */
const organisationLabels: Readonly<Record<number, string>> = {
  [OrganisationType.Licensee]: 'Licensee',
  [OrganisationType.Dealer]: 'Dealer',
  [OrganisationType.TemplatePublic]: 'Public Template',
  [OrganisationType.TemplatePrivate]: 'Private Template',
  [OrganisationType.ConfigurationDefaults]: 'Default Configuration Template',
  [OrganisationType.LicenseeGroup]: 'Licensee Group',
  [OrganisationType.Root]: 'Root',
} satisfies Record<(typeof OrganisationType)[keyof typeof OrganisationType], string>;

export const organisationTypeLabel = (type: number): string => labelIn(organisationLabels, type);

/**
 * Makes a function that lists the options of a type field. A stored type that is not offered is an option
 * as well, so that the field shows and keeps it.
 */
const optionsOfType =
  <Type extends number>(
    types: readonly Type[],
    labelOf: (type: Type) => string,
    unoffered?: NoInfer<Type>,
  ) =>
  (stored: readonly (Type | null | undefined)[]) => {
    const offered = types.filter((type) => type !== unoffered);
    const values = new Set([...offered, ...stored.filter((type) => typeof type === 'number')]);
    return [...values].map((value) => ({ value, label: labelOf(value) }));
  };

export const organisationTypeOptions = optionsOfType(
  Object.values(OrganisationType),
  organisationTypeLabel,
);

export const integrationServerTypeOptions = optionsOfType(
  Object.values(IntegrationServerInstanceType),
  integrationServerTypeLabel,
  IntegrationServerInstanceType.Unknown,
);

/** Returns what an access link gives access to: a user or a team. */
export const accessLinkTypeLabel = (type: number): string => labelIn(linkLabels, type);

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
  labelIn(accountLabels, type);

export const serviceAccountTypeOptions = optionsOfType(
  Object.values(AccountType),
  serviceAccountTypeLabel,
  AccountType.None,
);
