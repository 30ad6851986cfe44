import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * The headers of every answer that does not set its own: nothing may be guessed, framed, embedded
 * or kept, and a page without a policy of its own may load nothing.
 */
export function securityHeaders(options: { isHttps: boolean }): MiddlewareHandler[] {
  return [
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
