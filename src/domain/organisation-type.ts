import { OrganisationType as Type } from './contract/enums.gen';

type OrganisationType = (typeof Type)[keyof typeof Type];

/** What the types of organisations are called (docs/product/entities.md#organisation-type). */
export const organisationTypeLabels = {
  [Type.Licensee]: 'Licensee',
  [Type.Dealer]: 'Dealer',
  [Type.TemplatePublic]: 'Public Template',
  [Type.TemplatePrivate]: 'Private Template',
  [Type.ConfigurationDefaults]: 'Default Configuration Template',
  [Type.LicenseeGroup]: 'Licensee Group',
  [Type.Root]: 'Root',
} as const satisfies Record<OrganisationType, string>;

/** What an organisation's type is called; a number out of the list stands for itself. */
export function organisationTypeLabel(type: number): string {
  return Object.hasOwn(organisationTypeLabels, type)
    ? organisationTypeLabels[type as OrganisationType]
    : `Type ${type}`;
}
