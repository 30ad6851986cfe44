import { useState } from 'react';
import type { EntityLookupMatch } from '~/api/entity-lookup';
import { CopyableText } from '~/components/fields/copyable-text';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { ShowMore } from '~/components/show-more';
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
  const { tooltip, tooltipHandlers } = useHoverNote();
  return (
    <section aria-label="Matches">
      <p className={classes.count}>{countText(matches.size, 'match', 'matches')}</p>
      <div className={classes.list} {...tooltipHandlers}>
        <div className={classes.headings} aria-hidden="true">
          {['Name', 'Type', 'Organisation', 'Code', 'Kapow', 'Id', 'Organisation id'].map(
            (text) => (
              <span key={text}>{text}</span>
            ),
          )}
        </div>
        <ul>
          {[...matches].slice(0, limit).map(([key, match]) => (
            <EntityMatch key={key} match={match} />
          ))}
        </ul>
        {tooltip}
      </div>
      <ShowMore left={rest} onPress={() => setLimit(limit + step)} />
    </section>
  );
}

/** A found record in a line: its name and type, its organisation if it has one, and its id. */
function EntityMatch({ match }: { match: EntityLookupMatch }) {
  const { type, name, entityID, organisation } = match;
  const label = entityTypeLabel(type);
  const target = entityTarget(match);
  const entity = (
    <>
      <span className={classes.name} data-cut="" dir="auto">
        {shownName(name)}
      </span>{' '}
      <span className={classes.type} data-cut="">
        {label}
      </span>
    </>
  );
  return (
    <li className={classes.match}>
      {target ? (
        <TextLink {...target} className={classes.entity}>
          {entity}
        </TextLink>
      ) : (
        <span className={classes.entity}>{entity}</span>
      )}
      {organisation ? (
        <>
          <span className={classes.organisation} data-cut="" dir="auto">
            <TextLink to="/organisation/$orgId" params={{ orgId: organisation.organisationID }}>
              {shownName(organisation.organisationName || organisation.organisationCode)}
            </TextLink>
          </span>
          <Detail column="code" title="Code" text={organisation.organisationCode} />
          <Detail column="kapow" title="Kapow" text={organisation.kapow} />
        </>
      ) : null}
      {/* A match that is the organisation has the same id. */}
      {entityID === organisation?.organisationID ? null : (
        <InlineId column="id" label={`${label} id`} of={shownName(name)} id={entityID} />
      )}
      {organisation ? (
        <InlineId
          column="organisationId"
          label="Organisation id"
          of={shownName(name)}
          id={organisation.organisationID}
        />
      ) : null}
    </li>
  );
}

/** A further value of the organisation. Its title is for narrow windows and screen readers. */
function Detail(props: { column: 'code' | 'kapow'; title: string; text: string | null }) {
  if (!props.text) return null;
  return (
    <span className={classes[props.column]} data-cut="">
      <span className={classes.label}>{props.title} </span>
      <span>{props.text}</span>
    </span>
  );
}

/** An id with a button that copies it. Its title is for narrow windows and screen readers. */
function InlineId(props: {
  column: 'id' | 'organisationId';
  label: string;
  /** The name of the match. */
  of: string;
  id: string;
}) {
  const { label, id } = props;
  if (!id) return null;
  return (
    <span className={classes[props.column]} data-note={`${label}\n${id}`}>
      <span className={classes.label}>{label} </span>
      <CopyableText
        text={id}
        labels={[`Copy ${label.toLowerCase()} of ${props.of}`, `${label} copied`]}
      >
        {id}
      </CopyableText>
    </span>
  );
}
