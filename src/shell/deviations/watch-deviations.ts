import { type Deviation, deviations } from '~/api/answers/deviations';

/** Returns the page's setting of this name; undefined if it has none. */
const settingOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Whether this page shows deviations: on the mock and in development. */
export const areDeviationsShown = (): boolean =>
  import.meta.env.DEV || settingOf('show-deviations') !== undefined;

/**
 * Sends every deviation of this page once to the address that the page was served with
 * (REPORT_DEVIATIONS_TO). Without an address it sends nothing. The report has neither values of an
 * answer nor the person's identity.
 * @returns the function that stops the reports
 */
export function reportDeviations(): () => void {
  const address = settingOf('report-deviations-to');
  if (!address) return () => {};
  let sent = 0;
  const send = (all: readonly Deviation[]) => {
    const unsent = all.slice(sent);
    sent = all.length;
    if (unsent.length > 0) void post(address, unsent);
  };
  send(deviations.current());
  return deviations.subscribe(send);
}

/** Ignores a failure: nothing depends on the receiver. */
async function post(address: string, body: readonly Deviation[]): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      // A media type that needs no CORS preflight.
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {}
}
