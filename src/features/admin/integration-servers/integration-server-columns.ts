import type { IntegrationServerInstance } from '~/api/integration-servers';
import type { GridColumn } from '~/components/record-grid/grid-column';
import {
  integrationServerTypeLabel,
  integrationServerTypeOptions,
} from '~/domain/integration-server-type';
import { serverAddressProblem } from '~/domain/server-address';
import { integrationServerFields } from './integration-server-form';

const { limits } = integrationServerFields;

/**
 * Returns the columns of docs/product/administration.md#integration-server-instances-grid. Their
 * widths fit into a window of 1280 pixels.
 */
export function integrationServerColumns(
  servers: readonly IntegrationServerInstance[],
): readonly GridColumn<IntegrationServerInstance>[] {
  const addresses = new Map(servers.map(({ integrationServerInstanceID: id, uri }) => [id, uri]));
  return [
    {
      key: 'integrationServerInstanceID',
      header: 'Instance Id',
      width: 340,
      isHiddenInNarrow: true,
    },
    {
      key: 'name',
      header: 'Name',
      width: 240,
      editor: 'text',
      isRequired: true,
      maxLength: limits.name,
    },
    {
      key: 'integrationServerInstanceType',
      header: 'Type',
      width: 210,
      kind: 'select',
      editor: 'select',
      options: integrationServerTypeOptions(
        servers.map(({ integrationServerInstanceType: type }) => type),
      ),
      text: ({ integrationServerInstanceType: type }) => integrationServerTypeLabel(type),
    },
    {
      key: 'uri',
      header: 'Uri',
      width: 350,
      kind: 'link',
      editor: 'text',
      isRequired: true,
      maxLength: limits.uri,
      // A stored address that breaks the rules must not block the save of the other cells.
      validate: ({ integrationServerInstanceID: id, uri }) =>
        addresses.get(id) === uri ? undefined : serverAddressProblem(uri),
    },
  ];
}
