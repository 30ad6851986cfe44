import type { BrowserContext } from '@playwright/test';

/**
 * Collects the complaints of all pages of a context: console errors and warnings, unhandled errors
 * and unhandled rejections. Violations of the Content-Security-Policy are console errors.
 * @returns a list that grows while the pages are in use
 */
export function watchComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const [type, text, { url }] = [message.type(), message.text(), message.location()];
    // The question before a deletion reads what uses the record. A quick answer overtakes the read.
    if (url.includes('/usedby/') && text.includes('404')) return;
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${text} (${url})`);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  return complaints;
}
