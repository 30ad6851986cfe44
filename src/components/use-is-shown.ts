import { useMounted } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
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

/** Returns `navigate` for the end of a call. A person who has left the page stays where they are. */
export function useNavigateIfShown() {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const navigateIfShown: typeof navigate = async (options) => {
    if (isShown.current) await navigate(options);
  };
  return navigateIfShown;
}

/**
 * Whether the live region of a component is on the page. It has to exist before its text, or screen
 * readers skip the text.
 * @param isInLiveRegion whether the component is drawn into a live region that exists already
 */
export function useIsStanding(isInLiveRegion = false): boolean {
  const isMounted = useMounted();
  return isInLiveRegion || isMounted;
}
