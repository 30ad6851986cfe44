import { type RefObject, useLayoutEffect } from 'react';

/** The minimum gap below the element, in pixels. */
const leastGap = 16;
const minimum = 240;

/**
 * Lets an element fill the window, so that its list scrolls and the page does not as well.
 * @param property what gets the height. A variable is for an element within. Each change of it makes the
 * browser recompute the styles of everything within.
 */
export function useFillHeight(
  ref: RefObject<HTMLElement | null>,
  isWanted: boolean,
  property: '--fill-height' | 'max-height' = '--fill-height',
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isWanted) return;
    const page = element.closest('main');
    const adjust = () => {
      const padding = page ? Number.parseFloat(getComputedStyle(page).paddingBottom) : 0;
      const gap = Math.max(leastGap, padding || 0);
      const top = element.getBoundingClientRect().top + window.scrollY;
      const height = Math.max(minimum, window.innerHeight - top - gap);
      element.style.setProperty(property, `${Math.floor(height)}px`);
    };
    adjust();
    window.addEventListener('resize', adjust);
    // The content above the element may wrap to another line.
    const observer = new ResizeObserver(adjust);
    if (element.previousElementSibling) observer.observe(element.previousElementSibling);
    return () => {
      window.removeEventListener('resize', adjust);
      observer.disconnect();
    };
  }, [ref, isWanted, property]);
}
