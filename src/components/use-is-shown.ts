import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that says whether the component is still mounted when an answer arrives. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
