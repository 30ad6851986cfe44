import type { RecordKind } from '~/api/record-history';
import { TextLink } from '~/components/text-link';

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
  if (kind in platformPages) {
    const to = platformPages[kind as keyof typeof platformPages];
    return (
      <TextLink to={to} params={{ id }} isUnderlined>
        {text}
      </TextLink>
    );
  }
  if (orgId === undefined) return null;
  const to = organisationPages[kind as keyof typeof organisationPages];
  return (
    <TextLink to={to} params={{ id, orgId }} isUnderlined>
      {text}
    </TextLink>
  );
}
