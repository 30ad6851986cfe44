import { useEffect, useState, useSyncExternalStore } from 'react';
import { LatePart } from '~/components/late-part';
import type { UsedByButtonProps, UsedByProps } from './late-used-by';

export const usedByPart = new LatePart(() => import('./late-used-by'));

/** Loads the part. Nobody waits for it, so that a failure is not reported. */
function useUsedByPart() {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    usedByPart.load().catch(() => setIsLost(true));
  }, []);
  return { part: useSyncExternalStore(usedByPart.subscribe, usedByPart.current), isLost };
}

/**
 * Says what uses a record and what its deletion does, for the question before it
 * (docs/product/used-by.md#the-question-before-a-deletion). It adds nothing if that is not known.
 */
export function UsedBy(props: UsedByProps) {
  const { part, isLost } = useUsedByPart();
  if (part) return <part.Uses {...props} />;
  return isLost ? props.otherwise : null;
}

/** Says beside the heading of a page how many records use its record. It shows nothing for none. */
export function UsedByButton(props: UsedByButtonProps) {
  const { part } = useUsedByPart();
  return part ? <part.UsesButton {...props} /> : null;
}
