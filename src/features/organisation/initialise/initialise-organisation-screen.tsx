import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Organisation, organisationQueries } from '~/api/organisations';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { NoticePanel } from '~/components/notices/notice-panel';
import { PageHeading } from '~/components/page-heading';
import { LinkButton } from '~/components/text-link';
import { organisationLabelOf } from '~/domain/shown-name';
import { useSession } from '~/session/session-context';
import { InitialiseForm } from './initialise-form';

/** Initialise Organisation (docs/product/organisation.md#initialise-organisation). */
export function InitialiseOrganisationScreen({ orgId }: { orgId: string }) {
  const navigate = useNavigate();
  const { isSuperUser } = useSession();
  // The form stays while it works and leaves, even when the list already says initialised.
  const [isAtWork, setIsAtWork] = useState(false);
  const { data: organisation, isPending } = useQuery(organisationQueries.listed(orgId));

  const leave = () =>
    isSuperUser
      ? navigate({ to: '/admin/organisations', search: { selected: orgId } })
      : navigate({ to: '/organisation/$orgId', params: { orgId } });

  return (
    <>
      <PageHeading subtitle={organisation && organisationLabelOf(organisation)}>
        Initialise Organisation
      </PageHeading>
      {organisation?.initialised && !isAtWork ? (
        <AlreadyInitialised organisation={organisation} />
      ) : (
        // Without the organisation in the list the form appears, and the service decides.
        <LoadingOverlay isLoading={isPending}>
          {isPending ? null : (
            <InitialiseForm
              key={orgId}
              orgId={orgId}
              lacksPosCore={organisation?.posCoreInstanceID === null}
              onWork={setIsAtWork}
              onLeave={leave}
            />
          )}
        </LoadingOverlay>
      )}
    </>
  );
}

/** Replaces the form when the organisation is already initialised, which happens only once. */
function AlreadyInitialised({ organisation }: { organisation: Organisation }) {
  const { organisationID: orgId } = organisation;
  return (
    <NoticePanel
      message={`${organisationLabelOf(organisation)} is initialised already.`}
      way="Its teams, permission groups and versions are managed from its summary."
      actions={
        <LinkButton to="/organisation/$orgId" params={{ orgId }}>
          Organisation Summary
        </LinkButton>
      }
    />
  );
}
