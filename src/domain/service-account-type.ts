import { ServiceAccountType as Type } from './contract/enums.gen';
import { productName } from './product-name';

export type ServiceAccountType = (typeof Type)[keyof typeof Type];

const labels = {
  [Type.None]: 'None',
  [Type.PosServer]: 'POS Server',
  [Type.AtpUploader]: 'ATP Uploader',
  [Type.TestPos]: 'Test POS',
  [Type.InstallService]: 'Install Service',
  [Type.ReadonlySales]: 'Readonly Sales',
  [Type.Advert]: `${productName} Advert`,
  [Type.IntegrationServer]: 'Integration Server',
} as const satisfies Record<ServiceAccountType, string>;

/** Returns the label of a type (docs/product/entities.md#service-account-types). */
export function serviceAccountTypeLabel(type: ServiceAccountType): string {
  return labels[type];
}

/**
 * Lists the options of the type field. None is an option only when a record has it, so that the
 * field shows and keeps it.
 * @param stored types of the records on the screen
 */
export function serviceAccountTypeOptions(
  stored: readonly ServiceAccountType[],
): { value: ServiceAccountType; label: string }[] {
  const offered = Object.values(Type).filter((type) => type !== Type.None);
  const others = stored.includes(Type.None) ? [Type.None] : [];
  return [...offered, ...others].map((value) => ({ value, label: labels[value] }));
}
