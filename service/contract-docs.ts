import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const swaggerUiFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist'));
const swaggerUiFiles = '(?:swagger-ui\\.css|swagger-ui-bundle\\.js|favicon-32x32\\.png)';
const swaggerUiFile = new RegExp(`/${swaggerUiFiles}$`);
const rewriteRequestPath = (path: string) => path.slice(path.lastIndexOf('/'));

// swagger-ui has its icons as data URLs. Everything else comes from this origin, so that the page
// works without a network and without an inline script.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Contract - Authentication</title>
    <link rel="icon" type="image/png" sizes="32x32" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <link rel="stylesheet" href="/docs/page.css">
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/page.js" defer></script>
  </head>
  <body>
    <noscript>The contract is shown with JavaScript. Without it, read <a href="/docs/contract.json">contract.json</a>.</noscript>
    <main id="contract"></main>
  </body>
</html>
`;

// "Authorize" has no use, because the page sends nothing. On narrow screens a tag's description
// gets a line of its own instead of one letter per line.
const style = `body { margin: 0; background: #fff; }
html.dark-mode body { background: #1c2022; }
.swagger-ui .scheme-container .auth-wrapper { display: none; }
@media (max-width: 40rem) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex: 1 0 100%; order: 1; padding: 0.25rem 0 0; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; }
}
`;

// No "Try it out": it would send requests without the X-Requested-With marker, and on the service
// it would change real records.
const script = `document.documentElement.classList.toggle(
  'dark-mode',
  matchMedia('(prefers-color-scheme: dark)').matches,
);
SwaggerUIBundle({
  url: '/docs/contract.json',
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

/**
 * Makes the pages to browse the contract, which load nothing from another origin. Mount them at
 * `/docs`.
 * @param contract the bundled contract, parsed from .generated/contract.json
 */
export function contractDocs(contract: unknown): Hono {
  const docs = new Hono();
  docs.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', contentSecurityPolicy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    const isKept = context.res.ok && swaggerUiFile.test(context.req.path);
    context.header('Cache-Control', isKept ? 'public, max-age=3600' : 'no-cache');
  });
  docs.get('/', (context) => context.html(page));
  // It is large, and anybody may ask for it: the text is made once, and compressed once for its tag.
  let text: string | undefined;
  let tag: string | undefined;
  docs.get('/contract.json', (context) => {
    text ??= JSON.stringify(contract);
    tag ??= `"${createHash('sha256').update(text).digest('base64url')}"`;
    const isKnown = context.req.header('If-None-Match')?.includes(tag);
    // Weak, because the compressed text is another one.
    context.header('ETag', `W/${tag}`);
    if (isKnown) return context.body(null, 304);
    return context.body(text, 200, { 'Content-Type': 'application/json' });
  });
  docs.get('/page.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css' }));
  docs.get('/page.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript' }),
  );
  docs.get(`/:file{${swaggerUiFiles}}`, serveStatic({ root: swaggerUiFolder, rewriteRequestPath }));
  docs.get('*', (context) =>
    context.req.path === '/docs/' ? context.redirect('/docs') : context.notFound(),
  );
  return docs;
}
