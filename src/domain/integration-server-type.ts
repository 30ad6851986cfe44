import { IntegrationServerInstanceType as Type } from './contract/enums.gen';

type IntegrationServerType = (typeof Type)[keyof typeof Type];

const labels = {
  [Type.Unknown]: 'Unknown',
  [Type.RemoteOrderService]: 'Remote Order Service',
  [Type.DataExtractionService]: 'Data Extraction Service',
  [Type.PartnerServices]: 'Partner Services',
  [Type.ReportingService]: 'Reporting Service',
} as const satisfies Record<IntegrationServerType, string>;

/** What an integration server's type is called (section 3); a number out of the list is Unknown. */
export function integrationServerTypeLabel(type: number): string {
  return Object.hasOwn(labels, type) ? labels[type as IntegrationServerType] : labels[Type.Unknown];
}
