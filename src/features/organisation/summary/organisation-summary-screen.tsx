import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { listedOrganisation } from '~/api/listed-organisation';
import { organisationSummaryQueries } from '~/api/organisation-summary';
import type { Organisation } from '~/api/organisations';
import { LinkButton } from '~/components/link-button';
import { PageHeading } from '~/components/page-heading';
import { SummaryOverlay } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { needsInitialising } from '~/domain/offered-rooms';
import { isolatedLabelOf } from '~/domain/shown-name';
import { organisationTypeLabel } from '~/domain/type-labels';
import { useSession } from '~/session/session';
import classes from './organisation-summary-screen.module.css';
import { SummaryCards } from './summary-cards';

/** Organisation Summary (docs/product/organisation.md#organisation-summary). */
export function OrganisationSummaryScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/' });
  const { organisation: own } = useSession();
  const read = useQuery(organisationSummaryQueries.single(orgId));
  const { data: organisation } = useQuery(listedOrganisation(orgId));
  // Until the list has loaded, only the name of the session's own organisation is known.
  const ownName = own?.organisationID === orgId ? own.name : undefined;
  return (
    <>
      <PageHeading
        // A no-break space keeps the line, so that the cards do not move when it comes.
        subtitle={organisation ? subtitleOf(organisation) : (ownName ?? '\u00a0')}
        actions={
          <>
            <LinkButton variant="default" to="/organisation/$orgId/profile" params={{ orgId }}>
              Edit Organisation Profile
            </LinkButton>
            <LinkButton to="/organisation/$orgId/invite" params={{ orgId }}>
              Invite User
            </LinkButton>
          </>
        }
      >
        Organisation Summary
      </PageHeading>
      {organisation && needsInitialising(organisation) ? (
        <p className={classes.notice}>
          This organisation is not initialised yet: its currency, its administrators and its apps
          are still to be chosen.{' '}
          <TextLink to="/organisation/$orgId/initialise" params={{ orgId }}>
            Initialise organisation
          </TextLink>
        </p>
      ) : null}
      <SummaryOverlay read={read}>{(summary) => <SummaryCards summary={summary} />}</SummaryOverlay>
    </>
  );
}

/** Describes an organisation in a line: name and code, type, and whether it is inactive. */
function subtitleOf(organisation: Organisation): string {
  const type = organisationTypeLabel(organisation.organisationType);
  return `${isolatedLabelOf(organisation)}, ${type}${organisation.active ? '' : ', inactive'}`;
}
