import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { numberText } from '~/domain/count-text';
import classes from './states-panel.module.css';

/** The number of items that a list shows at first. It may have ten thousand. */
const step = 25;

/** A list that can be collapsed. It renders its items only while expanded, and at first a part. */
export function Unfolding<Item>(props: {
  /** Stays visible when the list is collapsed. */
  summary: ReactNode;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  isUnfoldedAtFirst: boolean;
}) {
  const { summary, items, renderItem } = props;
  const [isUnfolded, setIsUnfolded] = useState(props.isUnfoldedAtFirst);
  const [most, setMost] = useState(step);
  const rest = items.length - most;
  const next = most * 3;
  return (
    <details
      className={classes.unfolding}
      open={isUnfolded}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setIsUnfolded(event.currentTarget.open);
      }}
    >
      <summary className={classes.summary}>{summary}</summary>
      {isUnfolded ? <ul className={classes.list}>{items.slice(0, most).map(renderItem)}</ul> : null}
      {isUnfolded && rest > 0 ? (
        <Button variant="subtle" className={classes.more} onClick={() => setMost(most + next)}>
          {rest <= next
            ? `Show ${numberText(rest)} more`
            : `Show ${numberText(next)} more of ${numberText(rest)}`}
        </Button>
      ) : null}
    </details>
  );
}
