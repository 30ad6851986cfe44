import type { Page } from '@playwright/test';
import type { UserSession } from '../../../src/api/schema.gen';
import { withAnswers } from './answers';

const sessions: UserSession[] = [
  {
    sessionID: 'picture-1',
    device: 'Firefox on Windows',
    address: '203.0.113.24',
    dateTimeCreated: '2026-11-20T08:05:00Z',
    dateTimeLastSeen: '2026-11-20T09:59:00Z',
    isCurrent: true,
  },
  {
    sessionID: 'picture-2',
    device: 'Safari on iPhone',
    address: '198.51.100.7',
    dateTimeCreated: '2026-11-20T07:15:00Z',
    dateTimeLastSeen: '2026-11-20T09:20:00Z',
    isCurrent: false,
  },
];

/**
 * Answers with the same sessions each time: how many there are depends on the pictures before.
 * @param isOwn whether the person of the pictures is the signed-in one
 */
export function withSessions(isOwn: boolean): (page: Page) => Promise<void> {
  const listed = sessions.map((session) => ({ ...session, isCurrent: isOwn && session.isCurrent }));
  return withAnswers({ 'api/user/*/sessions': listed });
}
