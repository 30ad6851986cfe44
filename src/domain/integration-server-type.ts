import { IntegrationServerInstanceType as Type } from './contract/enums.gen';

const labels: Readonly<Record<number, string>> = {
  [Type.Unknown]: 'Unknown',
  [Type.RemoteOrderService]: 'Remote Order Service',
  [Type.DataExtractionService]: 'Data Extraction Service',
  [Type.PartnerServices]: 'Partner Services',
  [Type.ReportingService]: 'Reporting Service',
} satisfies Record<(typeof Type)[keyof typeof Type], string>;

/**
 * Returns the label of an integration server's type
 * (docs/product/entities.md#integration-server-types). Every other number is Unknown.
 */
export const integrationServerTypeLabel = (type: number): string => labels[type] ?? 'Unknown';

/**
 * Lists the options of the type field. A stored type that is none of the four is an option named
 * Unknown, so that the field shows and keeps it.
 */
export function integrationServerTypeOptions(
  stored: readonly (number | null | undefined)[],
): { value: number; label: string }[] {
  const known: number[] = Object.values(Type).filter((type) => type !== Type.Unknown);
  const options = new Set([...known, ...stored.filter((type) => typeof type === 'number')]);
  return [...options].map((value) => ({ value, label: integrationServerTypeLabel(value) }));
}
