import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

export interface RunningPrism {
  /** Where Prism listens: a free port of the loopback address. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts Prism with the contract's static examples.
 * @param contract the bundled contract
 * @throws with Prism's reason if Prism does not accept the contract
 */
export async function startPrism(contract: object): Promise<RunningPrism> {
  const server = createServer(await operationsOf(contract), {
    cors: false,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      // A response that does not fit is still sent. Its header `sl-violations` says what is wrong.
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    components: { logger: createLogger('Prism', { level: 'silent' }) },
  });
  answerEveryCall(server.prism);
  return { origin: await server.listen(0, '127.0.0.1'), close: server.close };
}

async function operationsOf(contract: object) {
  try {
    // Prism replaces the references in what it gets.
    const operations = await getHttpOperationsFromSpec(structuredClone(contract));
    if (operations.length === 0) throw new Error('It has no operation.');
    return operations;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Prism does not accept the contract. ${reason}`, { cause });
  }
}

/**
 * Lets a call on which Prism throws end with the status 500. Prism's server does not catch the error,
 * for example of a path that cannot be decoded. Such an error would end the mock.
 */
function answerEveryCall(prism: ReturnType<typeof createServer>['prism']): void {
  const request = prism.request.bind(prism);
  prism.request =
    (...call) =>
    async () => {
      try {
        return await request(...call)();
      } catch (error) {
        return { _tag: 'Left', left: error instanceof Error ? error : new Error(String(error)) };
      }
    };
}
