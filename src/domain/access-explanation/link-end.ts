import type { Formatted } from '../contract/formatted';

/** When an access link ends. From then on it gives nothing (docs/decisions/0125). */
export interface LinkEnd {
  endsAt: Formatted<'date-time'>;
  hasEnded: boolean;
}

/** What may have an end: an access link, or a way in by it. */
export interface Ending {
  end?: LinkEnd;
}

/** Returns access links with their ends, as they are at a moment in epoch milliseconds. */
export function withEnds<Link extends { organisationUserLinkID: string }>(
  links: readonly Link[],
  ends: readonly { organisationUserLinkID: string; endsAt: Formatted<'date-time'> }[],
  now: number,
): (Link & Ending)[] {
  const moments = new Map(ends.map((end) => [end.organisationUserLinkID, end.endsAt]));
  return links.map((link) => {
    const endsAt = moments.get(link.organisationUserLinkID);
    return endsAt ? { ...link, end: { endsAt, hasEnded: Date.parse(endsAt) <= now } } : link;
  });
}

/**
 * Returns what a membership of a team gives by the access link of the team: until the earlier end of both.
 * @param endsAt when the membership ends; undefined for never
 */
export function withMembershipEnd(
  { endsAt }: { endsAt?: Formatted<'date-time'> },
  { end }: Ending = {},
  now = Date.now(),
): Ending {
  if (!endsAt || (end && Date.parse(end.endsAt) <= Date.parse(endsAt))) return { end };
  return { end: { endsAt, hasEnded: Date.parse(endsAt) <= now } };
}

export const hasEnded = ({ end }: Ending): boolean => end?.hasEnded === true;

/** Whether a membership still gives the access of its team. One that has ended stays in the list. */
export const isActingMember = (member: Parameters<typeof withMembershipEnd>[0]): boolean =>
  !hasEnded(withMembershipEnd(member));

/** Words an end within a sentence: "ended on Nov 20, 2026, 06:00 PM UTC". */
export const endText = (
  { endsAt, hasEnded: isPast }: LinkEnd,
  dateTimeText: (value: Formatted<'date-time'>) => string,
): string => `${isPast ? 'ended' : 'ends'} on ${dateTimeText(endsAt)}`;
