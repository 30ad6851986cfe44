import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EntityLookupMatch } from '~/api/entity-lookup';
import { CopyableText } from '~/components/fields/copyable-text';
import { TextLink } from '~/components/text-link';
import { countText } from '~/domain/count-text';
import { shownName } from '~/domain/shown-name';
import classes from './entity-matches.module.css';
import { entityTarget, entityTypeLabel } from './lookup-matches';

/** Number of matches that render without a noticeable delay. */
const step = 100;

/** The found records. A long list grows in steps. */
export function EntityMatches({ matches }: { matches: ReadonlyMap<string, EntityLookupMatch> }) {
  const [limit, setLimit] = useState(step);
  const rest = matches.size - limit;
  return (
    <section aria-label="Matches">
      <p className={classes.count}>{countText(matches.size, 'match', 'matches')}</p>
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

/** A found record: its organisation if it has one, its type, name and id. */
function EntityMatch({ match }: { match: EntityLookupMatch }) {
  const { type, name, entityID, organisation } = match;
  const label = entityTypeLabel(type);
  const target = entityTarget(match);
  const detail = (title: string, text: string | null) =>
    text ? (
      <span className={classes.detail}>
        <span className={classes.label}>{title}</span> {text}
      </span>
    ) : null;
  return (
    <li className={classes.match}>
      {organisation ? (
        <div className={classes.organisation}>
          <span className={classes.organisationName}>
            <TextLink to="/organisation/$orgId" params={{ orgId: organisation.organisationID }}>
              {shownName(organisation.organisationName || organisation.organisationCode)}
            </TextLink>
          </span>
          {detail('Code', organisation.organisationCode)}
          {detail('Kapow', organisation.kapow)}
          <span className={classes.organisationId}>
            <InlineId label="Organisation id" id={organisation.organisationID} />
          </span>
        </div>
      ) : null}
      <div className={classes.entity}>
        <span className={classes.type}>
          {target ? <TextLink {...target}>{label}</TextLink> : label}
        </span>
        <span className={classes.name}>{shownName(name)}</span>
        {/* The header of an organisation has its id already. */}
        {entityID === organisation?.organisationID ? null : (
          <InlineId label={`${label} id`} id={entityID} />
        )}
      </div>
    </li>
  );
}

/** An id in running text, with a button that copies it. */
function InlineId({ label, id }: { label: string; id: string }) {
  if (!id) return null;
  return (
    <span className={classes.id}>
      <CopyableText text={id} labels={[`Copy ${label.toLowerCase()}`, `${label} copied`]}>
        {id}
      </CopyableText>
    </span>
  );
}
