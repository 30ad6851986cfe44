import type { ContractDocument } from '../../../../openapi/reader/contract-document';
import { contractOperations } from '../../../../openapi/reader/contract-operations';
import {
  simulatedInstance,
  simulatedInstances,
  startRemoteInstances,
} from '../../../../service/remote-instances';

/** Answers a request that reached the port of an instance. */
export type InstanceServer = (request: Request, bindings: object) => Promise<Response>;

/** The two POS Core instances of the demo data. */
export interface Instances {
  uris: readonly [string, string];
  /** Answers as the instance at the port of the request. */
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Listens on the two ports of the instances. The mock answers the calls there, because a person may
 * have chosen their answers. No other address of the mock exists on these ports.
 */
export async function startInstances(options: {
  contract: ContractDocument;
  origin: string;
  host: string;
  serve: InstanceServer;
  now: () => Date;
}): Promise<Instances> {
  const { contract, origin, host, serve, now } = options;
  const operations = contractOperations(contract);
  const paths = new Set(operations.filter((each) => each.isRemote).map(({ path }) => path));
  const { uris, close } = await startRemoteInstances({
    host,
    publicHost: new URL(origin).hostname,
    servicePort: Number(new URL(origin).port),
    now,
    serve: (request, bindings) =>
      paths.has(new URL(request.url).pathname)
        ? serve(request, bindings)
        : new Response('There is nothing at this address.', { status: 404 }),
  });
  const first = simulatedInstance(simulatedInstances[0], now);
  const second = simulatedInstance(simulatedInstances[1], now);
  const portOf = (address: string) => new URL(address).port;
  return {
    uris,
    // The instances of the contract's examples have the origin of the mock; the first one answers for them.
    answer: async (request) =>
      (portOf(request.url) === portOf(uris[1]) ? second : first).fetch(request),
    close,
  };
}
