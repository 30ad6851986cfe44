import type { RecordKind } from '~/api/record-facts';
import { TextLink } from '~/components/text-link';
import { knownIn } from '~/domain/known-value';

/** The pages of the records that belong to no organisation. */
const platformPages = {
  User: '/admin/users/edit/$id',
  Client: '/admin/clients/edit/$id',
  PosCoreInstance: '/admin/poscoreinstances/edit/$id',
  IntegrationServer: '/admin/integrationserver/edit/$id',
  DeploymentServer: '/admin/deploymentserver/edit/$id',
} as const satisfies Partial<Record<RecordKind, string>>;

const organisationPages = {
  Team: '/organisation/$orgId/teams/edit/$id',
  PermissionGroup: '/organisation/$orgId/permissiongroups/edit/$id',
  AccessLink: '/organisation/$orgId/links/edit/$id',
  ServiceAccount: '/organisation/$orgId/serviceaccounts/edit/$id',
} as const satisfies Partial<Record<RecordKind, string>>;

interface RecordLinkProps {
  kind: RecordKind;
  id: string;
  /** The organisation of the record, if it belongs to one that exists. */
  orgId: string | undefined;
}

/** Leads to the page of a record; nothing for a record whose organisation is gone. */
export function RecordLink({ kind, id, orgId }: RecordLinkProps) {
  const text = 'Open the record';
  if (kind === 'Organisation') {
    return (
      <TextLink to="/admin/organisations" search={{ selected: id }} isUnderlined>
        {text}
      </TextLink>
    );
  }
  const platformPage = knownIn(platformPages, kind as keyof typeof platformPages);
  if (platformPage) {
    return (
      <TextLink to={platformPage} params={{ id }} isUnderlined>
        {text}
      </TextLink>
    );
  }
  const to = knownIn(organisationPages, kind as keyof typeof organisationPages);
  if (orgId === undefined || !to) return null;
  return (
    <TextLink to={to} params={{ id, orgId }} isUnderlined>
      {text}
    </TextLink>
  );
}
