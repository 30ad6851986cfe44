import { sessionChannel } from '~/domain/console-names';

export type Announcement =
  | { kind: 'signed-in'; userID: string }
  /** Sent by the page that follows a sign-out. */
  | { kind: 'signed-out' }
  /** A tab has opened the logout address. The session may end a moment later. */
  | { kind: 'signing-out' }
  /** A new tab has found nobody signed in. */
  | { kind: 'not-signed-in' };

// One channel for the tab: a channel does not receive its own messages.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(sessionChannel);

/** Sends an announcement to the other tabs of the console. */
export function announce(announcement: Announcement): void {
  channel?.postMessage(announcement);
}

/**
 * Calls `listener` for each announcement of another tab.
 * @returns the function that removes the listener
 */
export function onAnnouncement(listener: (announcement: Announcement) => void): () => void {
  const receive = ({ data }: MessageEvent<Announcement>) => listener(data);
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}
