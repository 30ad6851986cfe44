import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { numberText } from '~/domain/count-text';
import { passFocusOn } from './pass-focus';

interface ShowMoreProps {
  /** How many entries of the list are not drawn yet. Without any, the component shows nothing. */
  left: number;
  className?: string | undefined;
  onPress: () => void;
}

/** The button below a list that is drawn in parts, because thousands of entries take seconds. */
export function ShowMore({ left, className, onPress }: ShowMoreProps) {
  if (left <= 0) return null;
  return (
    <Button
      ref={passFocusOn}
      className={className}
      variant="subtle"
      size="compact-sm"
      onClick={onPress}
    >
      {`Show more: ${numberText(left)} left`}
    </Button>
  );
}

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
