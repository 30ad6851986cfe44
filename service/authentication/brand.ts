import { html } from 'hono/html';

/** The head of each of the service's own pages: a key in a receipt. */
export const brand = html`
  <p class="brand">
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">
      <path d="M6 28V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v23l-4-2.5-3 2.5-3-2.5-3 2.5-3-2.5z"/>
      <circle cx="13" cy="12" r="3"/><path d="M16 12h6m-2 0v3"/>
    </svg>
    Authentication
  </p>`;
