import type { BrowserContext } from '@playwright/test';

/**
 * Everything that the pages of a context complain about: console errors and warnings, errors and
 * rejections that nobody handled. Violations of the Content-Security-Policy are console errors.
 * The list grows while the pages are in use.
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
