import { IntegrationServerInstanceType as Type } from './contract/enums.gen';

type IntegrationServerType = (typeof Type)[keyof typeof Type];

const labels = {
  [Type.Unknown]: 'Unknown',
  [Type.RemoteOrderService]: 'Remote Order Service',
  [Type.DataExtractionService]: 'Data Extraction Service',
  [Type.PartnerServices]: 'Partner Services',
  [Type.ReportingService]: 'Reporting Service',
} as const satisfies Record<IntegrationServerType, string>;

/**
 * What an integration server's type is called (docs/product/entities.md#integration-server-types);
 * a number out of the list is Unknown.
 */
export function integrationServerTypeLabel(type: number): string {
  return isIntegrationServerType(type) ? labels[type] : labels[Type.Unknown];
}

/**
 * The types to choose from, without an empty one. A stored type that is none of the four stays
 * among them, as Unknown, so that it is shown and kept.
 * @param stored types of records that are shown
 */
export function integrationServerTypeOptions(
  stored: readonly (number | null | undefined)[],
): { value: number; label: string }[] {
  const known: number[] = Object.values(Type).filter((type) => type !== Type.Unknown);
  const others = stored.flatMap((type) =>
    typeof type === 'number' && !known.includes(type) ? [type] : [],
  );
  return [...known, ...new Set(others)].map((value) => ({
    value,
    label: integrationServerTypeLabel(value),
  }));
}

/** Whether a number is a type that the contract knows, Unknown among them. */
function isIntegrationServerType(type: number): type is IntegrationServerType {
  return Object.hasOwn(labels, type);
}
