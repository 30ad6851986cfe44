import type { EntityLookupMatch } from '~/api/entity-lookup';
import { TextLink } from '~/components/text-link';
import { entityTarget, entityTypeLabel } from '~/domain/entity-lookup-type';
import { shownName } from '~/domain/shown-name';
import classes from './entity-match.module.css';
import { InlineId } from './inline-id';
import { MatchOrganisation } from './match-organisation';

/** A found record: its organisation if it has one, its type, name and id. */
export function EntityMatch({ match }: { match: EntityLookupMatch }) {
  const label = entityTypeLabel(match.type);
  const target = entityTarget(match);
  return (
    <li className={classes.match}>
      {match.organisation ? <MatchOrganisation organisation={match.organisation} /> : null}
      <div className={classes.entity}>
        <span className={classes.type}>
          {target ? <TextLink {...target}>{label}</TextLink> : label}
        </span>
        <span className={classes.name}>{shownName(match.name)}</span>
        {/* The header of an organisation has its id already. */}
        {match.entityID === match.organisation?.organisationID ? null : (
          <InlineId label={`${label} id`} id={match.entityID} />
        )}
      </div>
    </li>
  );
}
