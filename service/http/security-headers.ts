import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What a browser reads of documents alone: 160 bytes that no call and no file needs. */
const ofDocuments = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'X-Frame-Options'];
const documentType = /^(text\/html|image\/svg\+xml|(text|application)\/(\w+\+)?xml)\b/;

/**
 * Adds the security headers that an answer does not set itself: no guessing of its media type, no
 * framing, no embedding and no caching. A page without a policy of its own may load nothing.
 */
export function securityHeaders(options: { isHttps: boolean }): MiddlewareHandler[] {
  return [
    async (context, next) => {
      await next();
      const { headers } = context.res;
      if (documentType.test(headers.get('Content-Type') ?? '')) return;
      for (const name of ofDocuments) headers.delete(name);
    },
    secureHeaders({
      overwrite: false,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      xDnsPrefetchControl: false,
      originAgentCluster: false,
      strictTransportSecurity: options.isHttps ? 'max-age=31536000' : false,
      permissionsPolicy: {
        camera: [],
        microphone: [],
        geolocation: [],
        payment: [],
        usb: [],
        displayCapture: [],
      },
    }),
    async (context, next) => {
      await next();
      if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    },
  ];
}
