import { type ReactNode, useState } from 'react';
import { ShowMore } from './show-more';

/** So many entries are drawn at first: more would hide the rows below. */
const first = 10;

/** So many more come by each press. */
const step = 200;

/** Draws the first entries of a list within a row, and more of them on demand. */
export function FirstEntries({ children }: { children: readonly ReactNode[] }) {
  const [count, setCount] = useState(first);
  return (
    <>
      {children.slice(0, count)}
      <ShowMore left={children.length - count} onPress={() => setCount(count + step)} />
    </>
  );
}
