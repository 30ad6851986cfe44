import { useEffect, useState } from 'react';

/**
 * Whether the live region of a component is on the page. It has to exist before its text, or screen
 * readers skip the text.
 * @param isInLiveRegion whether the component is drawn into a live region that exists already
 */
export function useIsStanding(isInLiveRegion = false): boolean {
  const [isStanding, setIsStanding] = useState(isInLiveRegion);
  useEffect(() => setIsStanding(true), []);
  return isStanding;
}
