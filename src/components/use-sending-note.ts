import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sendNoted } from './sending-note';
import { useIsShown } from './use-is-shown';

/** For a form that works once: its note (`sendNoted`), and whether there was one already. */
export function useSendingNote() {
  const { history } = useRouter();
  const isShown = useIsShown();
  const [wasSending] = useState(() => history.location.state.isSending === true);
  const noted = <Result>(send: () => Promise<Result>): Promise<Result> =>
    sendNoted(history, () => isShown.current, send);
  return { wasSending, noted, isShown };
}
