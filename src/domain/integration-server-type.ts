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
 * Returns the label of an integration server's type
 * (docs/product/entities.md#integration-server-types). Every other number is Unknown.
 */
export function integrationServerTypeLabel(type: number): string {
  return isIntegrationServerType(type) ? labels[type] : labels[Type.Unknown];
}

/**
 * Lists the options of the type field. There is no empty option. A stored type that is none of the
 * four is an option named Unknown, so that the field shows and keeps it.
 * @param stored types of the records on the screen
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

/** Whether the contract has a type with this number; Unknown is one. */
function isIntegrationServerType(type: number): type is IntegrationServerType {
  return Object.hasOwn(labels, type);
}
