import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sendNoted } from './sending-note';
import { useIsShown } from './use-is-shown';

/** The note of a single-use form (`sendNoted`), and whether the history entry had one already. */
export function useSendingNote() {
  const { history } = useRouter();
  const isShown = useIsShown();
  const [wasSending] = useState(() => history.location.state.isSending === true);
  const noted = <Result>(send: () => Promise<Result>): Promise<Result> =>
    sendNoted(history, () => isShown.current, send);
  return { wasSending, noted, isShown };
}
