import { serverAddressProblem } from '~/domain/web-address';
import { requiredText, unlessStored } from '../record-grid/grid-column';

/** Returns the column of the addresses in a grid of servers. */
export function addressColumn<Server extends { uri: string }>(
  servers: readonly Server[],
  idOf: (server: Server) => string,
  width: number,
  maxLength: number,
  addressProblem = serverAddressProblem,
) {
  return {
    ...requiredText('uri', 'Uri', width, maxLength),
    kind: 'link',
    validate: unlessStored(servers, idOf, 'uri', addressProblem),
  } as const;
}
