import { Hono } from 'hono';
import type { AuthenticationOptions } from './authentication-options';
import { confirmEmail } from './confirm-email';
import { sendConsentDocument } from './consent-document-page';
import { login } from './login';
import { logout } from './logout';

/** Makes the service's own pages, outside of the contract. Mount them at /authentication. */
export function authenticationPages(options: AuthenticationOptions): Hono {
  return new Hono()
    .route('/login', login(options))
    .route('/logout', logout(options))
    .route('/confirmemail', confirmEmail(options))
    .get('/ViewConsentDocument', (context) => sendConsentDocument(context, options.database));
}
