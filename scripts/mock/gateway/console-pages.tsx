/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { consoleDocument } from '../../../service/console-document';
import { consoleHost } from '../../../service/console-host';
import { originsOf } from '../../../service/http/origins';
import type { Backend } from '../backends/backend';
import { NoticePage } from '../panel/notice-page';
import { sendPage } from '../panel/send-page';
import { documentedResponse } from '../scenarios';
import { withBadge } from './badge';
import type { MockStateStore } from './mock-state';

export interface ConsoleSource {
  /** The folder with the built console. */
  dist: string;
  /** The address of a Vite development server, which replaces the built console. */
  vite: string | null;
}

/** Serves the console with the headers of the service, and with the badge. */
export function consolePages(
  { dist, vite }: ConsoleSource,
  operations: ContractOperation[],
  states: MockStateStore,
  backend: Backend | null,
): Hono {
  const pages = new Hono();
  pages.use(async (context, next) => {
    await next();
    if (context.res.headers.get('content-type')?.startsWith('text/html')) {
      const page = await withBadge(context.res, states.read(context));
      // Hono would otherwise keep the headers of the page without the badge.
      context.res = undefined;
      context.res = page;
      states.nameBrowser(context);
    }
  });
  if (vite !== null) {
    pages.get('*', (context) =>
      proxyTo(vite, context.req.raw).catch(() =>
        notThere(
          context,
          'The development server does not answer',
          `Nothing answers at ${vite} (--vite). Start "npm run dev", or leave --vite out.`,
        ),
      ),
    );
  } else {
    pages.route('/', builtConsole(dist, operations, backend));
  }
  return pages;
}

function builtConsole(
  folder: string,
  operations: ContractOperation[],
  backend: Backend | null,
): Hono {
  try {
    const ofExamples = originsOf(instanceAddresses(operations));
    return consoleHost(
      consoleDocument({
        folder,
        connectOrigins: async () => [...ofExamples, ...((await backend?.connectOrigins?.()) ?? [])],
        showsDeviations: true,
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return new Hono().get('*', (context) => notThere(context, 'The console is not built', reason));
  }
}

const notThere = (context: Context, title: string, reason: string) =>
  sendPage(
    context,
    <NoticePage title={title}>
      <p>{reason}</p>
    </NoticePage>,
    503,
  );

/** Returns the addresses of the examples' POS Core instances, which the console calls directly. */
function instanceAddresses(operations: ContractOperation[]): string[] {
  const operation = operations.find((entry) => entry.operationId === 'listPosCoreInstances');
  const examples = operation ? (documentedResponse(operation, 200)?.examples ?? []) : [];
  return examples
    .flatMap(({ value }) => value as { uri?: string | null }[])
    .flatMap(({ uri }) => uri ?? []);
}

async function proxyTo(origin: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'accept-encoding']) headers.delete(name);
  const answer = await fetch(`${origin}${pathname}${search}`, { headers, redirect: 'manual' });
  const answerHeaders = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    answerHeaders.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}
