import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usedByQuery } from '~/api/record-facts';
import { firstNamesText } from '~/domain/first-names';

interface SentInvitationsProps {
  userID: string;
  /** What keeps an invitation: ", unless ..." */
  exception?: string;
}

/**
 * Says which invitations go with the rights of the user who sent them. A service that does not tell them
 * gets no text.
 */
export function SentInvitations({ userID, exception = '' }: SentInvitationsProps) {
  const { data } = useQuery(usedByQuery({ kind: 'users' }, userID));
  const [first, setFirst] = useState(data);
  // They stay in sight once they are withdrawn.
  if (data && !first) setFirst(data);
  const sent = first?.uses.find(({ kind }) => kind === 'Invitation');
  if (!sent) return null;
  const list = firstNamesText(
    sent.records.map(({ name }) => name),
    sent.total,
  );
  return (
    <p>{`${sent.total === 1 ? 'The invitation' : 'The invitations'} that they have sent to ${list} ${sent.total === 1 ? 'is' : 'are'} withdrawn${exception}.`}</p>
  );
}
