import { serverAddressProblem } from '~/domain/web-address';
import { requiredText } from '../record-grid/grid-column';

/** Returns the column of the addresses in a grid of servers. As on an edit page, a stored one may break the rules. */
export function addressColumn<Server extends { uri: string }>(
  servers: readonly Server[],
  idOf: (server: Server) => string,
  width: number,
  maxLength: number,
  addressProblem = serverAddressProblem,
) {
  const stored = new Map(servers.map((server) => [idOf(server), server.uri]));
  return {
    ...requiredText('uri', 'Uri', width, maxLength),
    kind: 'link',
    validate: (server: Server) =>
      stored.get(idOf(server)) === server.uri ? undefined : addressProblem(server.uri),
  } as const;
}
