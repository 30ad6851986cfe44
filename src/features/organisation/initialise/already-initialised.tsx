import type { Organisation } from '~/api/organisations';
import { NoticePanel } from '~/components/notices/notice-panel';
import { LinkButton } from '~/components/text-link';
import { organisationLabelOf } from '~/domain/shown-name';

/** Replaces the form when the organisation is already initialised, which happens only once. */
export function AlreadyInitialised({ organisation }: { organisation: Organisation }) {
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
