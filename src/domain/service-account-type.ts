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

/** What a type of service account is called (section 3); a number out of the list is Unknown. */
export function serviceAccountTypeLabel(type: number | null | undefined): string {
  return isServiceAccountType(type) ? labels[type] : 'Unknown';
}

/** Whether a number is a type that the contract knows, None among them. */
export function isServiceAccountType(type: number | null | undefined): type is ServiceAccountType {
  return typeof type === 'number' && Object.hasOwn(labels, type);
}

/**
 * The types to choose from, without None. A stored type that is none of them stays among them, so
 * that it is shown and kept.
 * @param stored types of records that are shown
 */
export function serviceAccountTypeOptions(
  stored: readonly (number | null | undefined)[],
): { value: number; label: string }[] {
  const offered: number[] = Object.values(Type).filter((type) => type !== Type.None);
  const others = stored.flatMap((type) =>
    typeof type === 'number' && !offered.includes(type) ? [type] : [],
  );
  return [...offered, ...new Set(others)].map((value) => ({
    value,
    label: serviceAccountTypeLabel(value),
  }));
}
