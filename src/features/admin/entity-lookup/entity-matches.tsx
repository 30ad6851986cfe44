import { Button } from '@mantine/core';
import { useState } from 'react';
import type { KeyedMatch } from './distinct-matches';
import { EntityMatch } from './entity-match';
import classes from './entity-matches.module.css';

/** As many at a time as are drawn without a wait. */
const step = 100;

/** What was found; a long list in steps. */
export function EntityMatches({ matches }: { matches: readonly KeyedMatch[] }) {
  const [limit, setLimit] = useState(step);
  const rest = matches.length - limit;
  return (
    <section aria-label="Matches">
      <p className={classes.count}>
        {matches.length === 1 ? '1 match' : `${matches.length.toLocaleString()} matches`}
      </p>
      <ul className={classes.list}>
        {matches.slice(0, limit).map((match) => (
          <EntityMatch key={match.key} match={match} />
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="default" onClick={() => setLimit(limit + step)}>
          Show {Math.min(rest, step)} more
        </Button>
      ) : null}
    </section>
  );
}
