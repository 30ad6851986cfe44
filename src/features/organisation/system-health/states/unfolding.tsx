import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { numberText } from '~/domain/count-text';
import classes from './states-panel.module.css';

interface UnfoldingProps<Item> {
  /** Stays visible when the list is collapsed. */
  summary: ReactNode;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  isUnfoldedAtFirst: boolean;
}

/** The number of items that a list shows at first. It may have ten thousand. */
const step = 25;

/** A list that can be collapsed. It renders its items only while expanded, and at first a part. */
export function Unfolding<Item>(props: UnfoldingProps<Item>) {
  const { items } = props;
  const [isUnfolded, setIsUnfolded] = useState(props.isUnfoldedAtFirst);
  const [most, setMost] = useState(step);
  const rest = items.length - most;
  return (
    <details
      className={classes.unfolding}
      open={isUnfolded}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setIsUnfolded(event.currentTarget.open);
      }}
    >
      <summary className={classes.summary}>{props.summary}</summary>
      {isUnfolded ? (
        <>
          <ul className={classes.list}>{items.slice(0, most).map(props.renderItem)}</ul>
          {rest > 0 ? (
            <Button variant="subtle" className={classes.more} onClick={() => setMost(most * 4)}>
              {moreText(rest, most * 3)}
            </Button>
          ) : null}
        </>
      ) : null}
    </details>
  );
}

function moreText(rest: number, next: number): string {
  if (rest <= next) return `Show ${numberText(rest)} more`;
  return `Show ${numberText(next)} more of ${numberText(rest)}`;
}
