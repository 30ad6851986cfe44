import type { Deviation } from '~/api/answers/deviation';
import { deviations, onDeviation } from '~/api/answers/deviations';

/** What the page was served with under this name; undefined where it was not. */
const settingOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Whether this page shows deviations: on the mock, and while the console is developed. */
export const areDeviationsShown = (): boolean =>
  import.meta.env.DEV || settingOf('show-deviations') !== undefined;

/**
 * Sends every deviation of this page, once, to the address that the page was served with
 * (REPORT_DEVIATIONS_TO); there is none unless somebody wants them. Neither what an answer holds nor
 * who was signed in goes along. Returns what ends it.
 */
export function reportDeviations(): () => void {
  const address = settingOf('report-deviations-to');
  if (!address) return () => {};
  const sent = new Set<Deviation>();
  const send = (all: readonly Deviation[]) => {
    const unsent = all.filter((deviation) => !sent.has(deviation));
    for (const deviation of unsent) sent.add(deviation);
    if (unsent.length > 0) void post(address, unsent);
  };
  send(deviations());
  return onDeviation(send);
}

/** Whoever collects them may be away: nothing depends on it. */
async function post(address: string, body: readonly Deviation[]): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      // A type that needs no permission from another origin.
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {}
}
