import { OrganisationType as Type } from './contract/enums.gen';

/** The labels of the organisation types (docs/product/entities.md#organisation-type). */
export const organisationTypeLabels = {
  [Type.Licensee]: 'Licensee',
  [Type.Dealer]: 'Dealer',
  [Type.TemplatePublic]: 'Public Template',
  [Type.TemplatePrivate]: 'Private Template',
  [Type.ConfigurationDefaults]: 'Default Configuration Template',
  [Type.LicenseeGroup]: 'Licensee Group',
  [Type.Root]: 'Root',
} as const satisfies Record<(typeof Type)[keyof typeof Type], string>;

const labels: Readonly<Record<number, string>> = organisationTypeLabels;

/** Returns the label of an organisation type; an unknown number appears as "Type 77". */
export const organisationTypeLabel = (type: number): string => labels[type] ?? `Type ${type}`;
