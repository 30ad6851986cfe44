import { Button } from '@mantine/core';
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
