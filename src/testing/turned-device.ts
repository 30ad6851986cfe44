import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/**
 * Gives a test a device that can be turned: media queries match a wide window until `turn` makes it narrow,
 * and the next `turn` makes it wide again.
 */
export function turnedDevice(): { turn: () => void } {
  const { matchMedia } = window;
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  let isNarrow = false;
  const lists = new Set<EventTarget>();
  const matches = (query: string) =>
    query.includes('max-width') ? isNarrow : matchMedia(query).matches;
  window.matchMedia = (media) => {
    const list = Object.defineProperties(new EventTarget(), {
      matches: { get: () => matches(media) },
      media: { value: media },
    });
    lists.add(list);
    return list as MediaQueryList;
  };
  return {
    turn: () =>
      act(() => {
        isNarrow = !isNarrow;
        for (const list of lists) {
          const { matches, media } = list as MediaQueryList;
          list.dispatchEvent(Object.assign(new Event('change'), { matches, media }));
        }
      }),
  };
}
