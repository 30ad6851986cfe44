import type { Context } from 'hono';
import { html } from 'hono/html';
import { forgottenKeys, sessionChannel } from '../../src/domain/console-names';
import { sendPage } from '../pages/page-layout';
import { warmConsole } from './warm-console';

export interface DemoAccounts {
  password: string;
  accounts: readonly { email: string; role: string }[];
}

export interface LoginPage {
  returnUrl: string;
  email?: string;
  error?: {
    message: string;
    status: 403 | 422 | 429 | 503;
    retryAfterSeconds?: number;
    /** Where the person can do something about it. */
    wayOut?: { href: string; text: string };
  };
  hasSignedOut?: boolean;
  /** The name of the person whose session this browser already has. */
  signedInAs?: string;
  demoAccounts: DemoAccounts | null;
  /** The files of the console and of the page at an address. */
  filesOf(address: string): readonly string[];
}

// After every kind of sign-out: tells the console's other tabs (src/session/session-channel.ts), and forgets
// what they forget, for there may be none. The last statement throws in a browser without storage.
const signOutHere = `new BroadcastChannel('${sessionChannel}').postMessage({ kind: 'signed-out' });
for (const key of ${JSON.stringify(Object.values(forgottenKeys))}) localStorage.removeItem(key);`;

/** Makes Back and a reload ask for the page of a refused sign-in, where they would send its form again. */
const readAgain = (returnUrl: string) =>
  `history.replaceState(null, '', '/authentication/login?returnUrl=${encodeURIComponent(returnUrl).replaceAll("'", '%27')}');`;

/**
 * Sends the sign-in page (docs/product/service.md#sign-in-page), whose form needs no script. Its
 * email field has the type "text", because the type "email" refuses letters beyond ASCII.
 */
export function sendLoginPage(context: Context, page: LoginPage): Promise<Response> {
  const { error, returnUrl } = page;
  const retryAfter = error?.retryAfterSeconds;
  const warming = warmConsole(context, page.filesOf(returnUrl));
  const scripts = [
    warming,
    page.hasSignedOut ? signOutHere : undefined,
    error ? readAgain(returnUrl) : undefined,
  ].filter(Boolean);
  return sendPage(context, {
    title: error ? 'Error: Sign in' : 'Sign in',
    status: error?.status ?? 200,
    script: scripts.length === 0 ? undefined : scripts.join('\n'),
    fetchesFiles: warming !== undefined,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    content: html`
      <section>
        <h1>Sign in</h1>
        <p class="dimmed">Organisations, users and access of the point-of-sale platform.</p>
        ${error ? html`<p class="error" role="alert" id="error">${error.message}${error.wayOut ? html` <a href="${error.wayOut.href}">${error.wayOut.text}</a>` : ''}</p>` : ''}
        ${error?.status === 429 ? html`<p class="note">You need not wait: you can <a href="/resetpassword">set a new password</a> by mail and sign in here at once.</p>` : ''}
        ${page.hasSignedOut ? html`<p class="note" role="status">You are signed out.</p>` : ''}
        ${
          page.signedInAs
            ? html`<p class="note">You are signed in as ${page.signedInAs}. <a href="${returnUrl}">Continue</a>, or sign in as somebody else.</p>`
            : ''
        }
        <form method="post" action="/authentication/login">
          <input type="hidden" name="returnUrl" value="${returnUrl}">
          <label for="email">Email</label>
          <input id="email" name="email" type="text" inputmode="email" autocapitalize="off"
            spellcheck="false" autocomplete="username"
            required value="${page.email ?? ''}" ${error ? html`aria-describedby="error" aria-invalid="true"` : html`autofocus`}>
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password"
            required ${error ? html`aria-describedby="error" aria-invalid="true" autofocus` : ''}>
          <button type="submit">Sign in</button>
        </form>
        <p class="after"><a href="/resetpassword">Forgot your password?</a></p>
      </section>
      ${page.demoAccounts ? demoSection(page.demoAccounts, returnUrl) : ''}`,
  });
}

function demoSection(demo: DemoAccounts, returnUrl: string) {
  return html`
    <section aria-labelledby="demo">
      <h2 id="demo">Demo accounts</h2>
      <p class="dimmed">Demo data is loaded. The password of each is <code>${demo.password}</code>.</p>
      <ul>
        ${demo.accounts.map(
          ({ email, role }) => html`
        <li>
          <form method="post" action="/authentication/login">
            <input type="hidden" name="returnUrl" value="${returnUrl}">
            <input type="hidden" name="email" value="${email}">
            <input type="hidden" name="password" value="${demo.password}">
            <button class="plain" type="submit"><span>${role}</span> <span>${email}</span></button>
          </form>
        </li>`,
        )}
      </ul>
    </section>`;
}
