import { html } from 'hono/html';

/** The header of each of the service's own pages: the console's logo and name. */
export const brand = html`
  <p class="brand">
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#3b5bdb"/>
      <g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
        <circle cx="12" cy="16" r="5"/><path d="M17 16h9m-3 0v5"/>
      </g>
    </svg>
    Authentication
  </p>`;
