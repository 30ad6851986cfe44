import type { BrowserContext } from '@playwright/test';

/**
 * Collects the complaints of all pages of a context: console errors and warnings, unhandled errors
 * and unhandled rejections. Violations of the Content-Security-Policy are console errors.
 * @returns a list that grows while the pages are in use
 */
export function watchComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      complaints.push(`${type}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  return complaints;
}
