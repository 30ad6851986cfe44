import { type APIRequestContext, expect } from '@playwright/test';

/** Waits for reset mails to an address, and returns the paths of their links, newest first. */
export async function mailedResets(request: APIRequestContext, email: string): Promise<string[]> {
  const address = encodeURIComponent(email).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(`(/resetpassword/validate/[\\w-]+/${address})"`, 'g');
  let paths: string[] = [];
  // The service sends the mail after the answer to the request.
  await expect
    .poll(async () => {
      const html = await (await request.get('/dev/outbox')).text();
      paths = [...html.matchAll(link)].map(([, path = '']) => path);
      return paths.length;
    }, `mail to ${email}`)
    .toBeGreaterThan(0);
  return paths;
}
