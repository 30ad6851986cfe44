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
export const serviceAccountTypeLabel = (type: ServiceAccountType): string => labels[type];

/** Lists the options of the type field. None is one only while it is stored, so that it stays. */
export function serviceAccountTypeOptions(
  stored: readonly ServiceAccountType[],
): { value: ServiceAccountType; label: string }[] {
  const { None, ...offered } = Type;
  const values = [...Object.values(offered), ...(stored.includes(None) ? [None] : [])];
  return values.map((value) => ({ value, label: labels[value] }));
}
