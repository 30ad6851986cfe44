import { type RefObject, useLayoutEffect } from 'react';

/** Room below the element where the page leaves none itself. */
const leastGap = 16;
const minimum = 240;

/**
 * Lets an element grow down to the lower edge of the window and no further, so that a long list
 * scrolls inside it and the page does not scroll as well.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isWanted) return;
    const page = element.closest('main');
    const adjust = () => {
      const padding = page ? Number.parseFloat(getComputedStyle(page).paddingBottom) : 0;
      const gap = Math.max(leastGap, padding || 0);
      const top = element.getBoundingClientRect().top + window.scrollY;
      const height = Math.max(minimum, window.innerHeight - top - gap);
      element.style.setProperty('--fill-height', `${Math.floor(height)}px`);
    };
    adjust();
    window.addEventListener('resize', adjust);
    // What stands above it may wrap to another line.
    const observer = new ResizeObserver(adjust);
    if (element.previousElementSibling) observer.observe(element.previousElementSibling);
    return () => {
      window.removeEventListener('resize', adjust);
      observer.disconnect();
    };
  }, [ref, isWanted]);
}
