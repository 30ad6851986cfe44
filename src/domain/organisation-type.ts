import { OrganisationType as Type } from './contract/enums.gen';

type OrganisationType = (typeof Type)[keyof typeof Type];

/** The labels of the organisation types (docs/product/entities.md#organisation-type). */
export const organisationTypeLabels = {
  [Type.Licensee]: 'Licensee',
  [Type.Dealer]: 'Dealer',
  [Type.TemplatePublic]: 'Public Template',
  [Type.TemplatePrivate]: 'Private Template',
  [Type.ConfigurationDefaults]: 'Default Configuration Template',
  [Type.LicenseeGroup]: 'Licensee Group',
  [Type.Root]: 'Root',
} as const satisfies Record<OrganisationType, string>;

/** Returns the label of an organisation type; an unknown number appears as "Type 77". */
export function organisationTypeLabel(type: number): string {
  return Object.hasOwn(organisationTypeLabels, type)
    ? organisationTypeLabels[type as OrganisationType]
    : `Type ${type}`;
}
