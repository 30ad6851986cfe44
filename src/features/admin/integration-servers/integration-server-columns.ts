import type { IntegrationServerInstance } from '~/api/integration-servers';
import type { GridColumn } from '~/components/record-grid/grid-column';
import {
  integrationServerTypeLabel,
  integrationServerTypeOptions,
} from '~/domain/integration-server-type';
import { serverAddressProblem } from '~/domain/server-address';
import { integrationServerLimits } from './integration-server-form';

/**
 * The columns of docs/product/administration.md#integration-server-instances-grid, in widths that a
 * window of 1280 pixels has room for.
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
      maxLength: integrationServerLimits.name,
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
      maxLength: integrationServerLimits.uri,
      // An address that was stored otherwise must not keep the other cells from being saved.
      validate: ({ integrationServerInstanceID: id, uri }) =>
        addresses.get(id) === uri ? undefined : serverAddressProblem(uri),
    },
  ];
}
