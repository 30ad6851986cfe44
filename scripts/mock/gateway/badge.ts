import { besidePrefix } from '../panel/panel-address';
import { defaultPersona, personas } from '../personas';
import { countScenarios } from '../scenario-text';
import { allowOwnFrames } from './allow-own-frames';
import type { MockState } from './mock-state';

export interface BadgeState {
  scenarios: string;
  /** Empty for the default persona. */
  persona: string;
  isActive: boolean;
}

/** Returns the texts of the badge, which is on every page of the console. */
export function badgeState({ choices, persona }: MockState): BadgeState {
  const count = countScenarios(choices);
  const scenarios = count === 0 ? 'no scenario' : count === 1 ? '1 scenario' : `${count} scenarios`;
  return {
    scenarios: `Mock: ${scenarios}`,
    persona: persona === defaultPersona ? '' : `, ${personas[persona].label.toLowerCase()}`,
    isActive: count > 0,
  };
}

/**
 * Inserts the badge into a page of the console on its way to the browser. The console's own build has
 * no badge. The badge's files come from the page's own origin, so that the page's
 * Content-Security-Policy needs no exception.
 */
export async function withBadge(page: Response, state: MockState): Promise<Response> {
  const { scenarios, persona, isActive } = badgeState(state);
  const badge = [
    '<link rel="stylesheet" href="/mock/badge.css">',
    '<aside class="mock-badge" aria-label="Mock">',
    `<a href="${besidePrefix}/"${isActive ? ' data-active' : ''}><b>${scenarios}</b><span>${persona}</span></a>`,
    '</aside>',
    '<script src="/mock/badge.js"></script>',
  ].join('');
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  // The log of calls names the page that makes a call.
  headers.set('Referrer-Policy', 'same-origin');
  allowOwnFrames(headers);
  return new Response(
    html.replace('</body>', () => `${badge}</body>`),
    {
      status: page.status,
      headers,
    },
  );
}
