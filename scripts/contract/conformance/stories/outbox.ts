import { setTimeout } from 'node:timers/promises';
import { sendCall } from '../calls/send-call';
import type { StoryScene } from './story';

// The reference service sends some mails after it has answered.
const patience = { tries: 20, pause: 100 };

/**
 * Finds the token of a mailed link in the outbox of the reference service, which shows its mails while
 * no mail server is set up.
 * @param page how the path of the link begins
 * @returns null if the service has no outbox, or no such mail in it
 */
export async function findInOutbox(
  { run }: StoryScene,
  page: string,
  email: string,
): Promise<string | null> {
  const address = encodeURIComponent(email).replaceAll('.', '\\.');
  const link = new RegExp(`/${page}/([\\w-]+)/${address}`);
  for (let left = patience.tries; left > 0; left -= 1) {
    const request = { method: 'GET', path: '/dev/outbox', headers: {}, body: null } as const;
    const { status, headers, text } = await sendCall(run.sender, request);
    if (status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) return null;
    const token = link.exec(text)?.[1];
    if (token) return token;
    await setTimeout(patience.pause);
  }
  return null;
}
