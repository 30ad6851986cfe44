import { sessionChannel } from '~/domain/session-channel-name';

export type Announcement =
  | { kind: 'signed-in'; userID: string }
  /** Said by the page that is shown after signing out. */
  | { kind: 'signed-out' }
  /** A tab has left for the logout; the session may end a moment later. */
  | { kind: 'signing-out' }
  /** A tab has been opened and nobody was signed in. */
  | { kind: 'not-signed-in' };

// One channel for the tab: a channel does not hear what it says itself.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(sessionChannel);

/** Tells the console's other tabs. */
export function announce(announcement: Announcement): void {
  channel?.postMessage(announcement);
}

/** Hears what other tabs tell. Returns the function that ends it. */
export function onAnnouncement(listener: (announcement: Announcement) => void): () => void {
  const receive = ({ data }: MessageEvent<Announcement>) => listener(data);
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}
