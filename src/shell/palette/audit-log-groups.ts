import type { RegisteredRouter } from '@tanstack/react-router';
import { pastedId } from '~/domain/pasted-id';
import type { FoundGroup } from './found-groups';

/** A single letter is part of nearly every message. */
const shortestText = 2;

/**
 * Makes the group that searches the audit log for a text (docs/product/palette.md#search). The words
 * "audit log" before the text are not searched.
 */
export function auditLogGroups(router: RegisteredRouter, text: string): FoundGroup[] {
  const message = text.trim().replace(/^audit(?: logs?)?:?(?:\s+|$)/i, '');
  // No message has an id.
  if (message.length < shortestText || pastedId(message)) return [];
  const { href: path } = router.buildLocation({ to: '/admin/auditlogs', search: { message } });
  return [{ title: 'Search', entries: [{ path, title: `Audit log: ${message}` }], total: 1 }];
}
