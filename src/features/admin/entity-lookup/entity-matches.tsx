import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EntityLookupMatch } from '~/api/entity-lookup';
import { EntityMatch } from './entity-match';
import classes from './entity-matches.module.css';

/** Number of matches that render without a noticeable delay. */
const step = 100;

/** The found records. A long list grows in steps. */
export function EntityMatches({ matches }: { matches: ReadonlyMap<string, EntityLookupMatch> }) {
  const [limit, setLimit] = useState(step);
  const rest = matches.size - limit;
  return (
    <section aria-label="Matches">
      <p className={classes.count}>
        {matches.size === 1 ? '1 match' : `${matches.size.toLocaleString()} matches`}
      </p>
      <ul className={classes.list}>
        {[...matches].slice(0, limit).map(([key, match]) => (
          <EntityMatch key={key} match={match} />
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
