import type { ProxyOptions } from 'vite';
import { connectionProblem } from './connection-problem.ts';
import { localLocation, ownOrigin } from './proxied-origin.ts';

/** The back end whose address `npm run dev -- --api` names, if it does. */
const ownBackend = process.env.CONSOLE_API;

// The paths of calls. Every other path of the origin is a page.
const callPaths = [
  '^/api/',
  '^/[Aa]uthentication/',
  '^/admin/summary/',
  '^/passwordreset/',
  '^/docs(/|$)',
  '^/dev/',
];

/** Makes the proxies of a development server, by the paths of calls. */
export function backendProxies(reference: string): Record<string, ProxyOptions> {
  const backend = backendProxy(reference);
  return {
    ...Object.fromEntries(callPaths.map((path) => [path, backend])),
    '^/invitations/': {
      ...backend,
      // GET requests the page of that address, POST is the call.
      bypass: ({ method }) => (method === 'POST' ? undefined : '/index.html'),
    },
  };
}

/**
 * Makes the options of the proxy to the service. A back end of another origin gets requests as if its own page
 * had sent them, and its answers are made those of the page's origin (docs/conformance.md). Its certificate
 * has to hold: a password goes through this proxy.
 * @param reference the address of the reference service
 */
export function backendProxy(reference: string, own = ownBackend): ProxyOptions {
  if (own === undefined) return { target: reference };
  const { origin } = new URL(own);
  return {
    target: own,
    changeOrigin: true,
    // Without a domain a cookie belongs to the host that the browser asked.
    cookieDomainRewrite: '',
    configure: (proxy) => {
      proxy.on('proxyReq', (sent, { headers }) => {
        const own = ownOrigin(headers.origin, headers.host ?? '', origin);
        if (own !== undefined) sent.setHeader('Origin', own);
      });
      proxy.on('proxyRes', ({ headers }) => {
        const location = localLocation(headers.location, origin);
        if (location !== undefined) headers.location = location;
      });
      // Vite would answer without a word. The page shows this text.
      proxy.on('error', (error: NodeJS.ErrnoException, _request, answer) => {
        if (!('writeHead' in answer) || answer.headersSent) return;
        const reason = connectionProblem(error.code) ?? error.code;
        answer.writeHead(502, { 'Content-Type': 'text/plain' });
        answer.end(`${origin} has no answer: ${reason}.`);
      });
    },
  };
}
