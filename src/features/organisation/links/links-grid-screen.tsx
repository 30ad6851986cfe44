import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { linkQueries, type OrganisationUserLink } from '~/api/organisation-access';
import type { GridColumn } from '~/components/record-grid/grid-column';
import type { GridSearch } from '~/components/record-grid/grid-search';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { TextLink } from '~/components/text-link';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { gridRights } from '~/domain/grid-rights';
import { WhyDrawer } from './why/why-drawer';
import type { WhySearch } from './why/why-search';

const { User, Team } = OrganisationUserLinkType;

const linkColumns: readonly GridColumn<OrganisationUserLink>[] = [
  {
    key: 'linkType',
    header: 'Type',
    width: 120,
    kind: 'select',
    options: [
      { value: User, label: 'User' },
      { value: Team, label: 'Team' },
    ],
  },
  { key: 'teamUserName', header: 'Name', width: 320 },
  { key: 'isOrgAdmin', header: 'Admin', width: 120, kind: 'boolean' },
  { key: 'userEmail', header: 'Email', width: 480 },
];

/** Opens the explanation for the person of a row. The drawer offers the members of teams. */
const whyColumn: GridColumn<OrganisationUserLink> = {
  key: 'why',
  header: 'Permissions',
  width: 130,
  value: () => '',
  isAction: true,
  isHiddenInNarrow: true,
  cell: (link) =>
    isUserLink(link) ? (
      <TextLink
        from="/organisation/$orgId/links/"
        to="."
        search={(old) => ({ ...old, why: true as const, person: link.teamUserID })}
        tabIndex={-1}
        data-cell-focus=""
        aria-label={`Why can ${link.teamUserName} do this?`}
      >
        Why?
      </TextLink>
    ) : null,
};

const columns = [...linkColumns, whyColumn];

interface LinksGridScreenProps {
  orgId: string;
  search: GridSearch & WhySearch;
  onSearchChange: (search: GridSearch) => void;
  onWhyChange: (search: WhySearch) => void;
}

/**
 * Organisation Access (docs/product/organisation.md#organisation-access-grid), with the drawer that
 * explains the permissions of a person.
 */
export function LinksGridScreen(props: LinksGridScreenProps) {
  const { orgId, search, onWhyChange } = props;
  const { data, error, isPending, isFetching, refetch } = useQuery(linkQueries.list(orgId));
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) =>
    ({ to: '/organisation/$orgId/links/edit/$id', params: { orgId, id } }) as const;
  const { why, person, permission } = search;

  return (
    <>
      <RecordGrid
        title="Organisation Access"
        idKey="organisationUserLinkID"
        labelKey="teamUserName"
        columns={columns}
        records={data}
        rights={gridRights.Insert | gridRights.Change}
        onAdd={() => navigate({ to: '/organisation/$orgId/links/create', params: { orgId } })}
        onEdit={(id) => navigate(target(id))}
        editHref={(id) => router.buildLocation(target(id)).href}
        isLoading={isPending}
        isRefreshing={isFetching}
        error={error}
        onRefresh={() => refetch()}
        search={search}
        onSearchChange={props.onSearchChange}
        actions={
          <Button
            variant="default"
            leftSection={<IconHelpCircle size={16} aria-hidden="true" />}
            onClick={() => onWhyChange({ why: true })}
          >
            Why can this person do this?
          </Button>
        }
      />
      <WhyDrawer orgId={orgId} search={{ why, person, permission }} onSearchChange={onWhyChange} />
    </>
  );
}
