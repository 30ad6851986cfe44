import type { EntityLookupOrganisation } from '~/api/entity-lookup';
import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';
import classes from './entity-match.module.css';
import { InlineId } from './inline-id';

/** The organisation of a match: its name as a link, its code, id and kapow. */
export function MatchOrganisation({ organisation }: { organisation: EntityLookupOrganisation }) {
  const { organisationID, organisationName, organisationCode, kapow } = organisation;
  const name = shownName(organisationName || organisationCode);
  return (
    <div className={classes.organisation}>
      <span className={classes.organisationName}>
        <TextLink to="/organisation/$orgId" params={{ orgId: organisationID }}>
          {name}
        </TextLink>
      </span>
      {organisationCode ? <Detail label="Code">{organisationCode}</Detail> : null}
      {kapow ? <Detail label="Kapow">{kapow}</Detail> : null}
      <span className={classes.organisationId}>
        <InlineId label="Organisation id" id={organisationID} />
      </span>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: string }) {
  return (
    <span className={classes.detail}>
      <span className={classes.label}>{label}</span> {children}
    </span>
  );
}
