import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { linkQueries, type OrganisationUserLink } from '~/api/organisation-access';
import { useLatePart } from '~/components/late-part';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { unconfirmedCell } from '~/components/unconfirmed/unconfirmed-name';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { gridRights } from '~/domain/grid-rights';
import { markedName } from '~/domain/shown-name';
import { accessLinkTypeLabel } from '~/domain/type-labels';
import { useLastSeen } from '~/pickers/record-facts';
import { accessTools, useAccessEnds } from './access-tools';
import { closedWhy, parseWhySearch, type WhySearch } from './why/why-search';

const { User, Team } = OrganisationUserLinkType;

/** The columns. Their widths fit into a window of 1280 pixels. */
const columns: readonly GridColumn<OrganisationUserLink>[] = [
  {
    key: 'linkType',
    header: 'Type',
    width: 100,
    kind: 'select',
    options: [
      { value: User, label: 'User' },
      { value: Team, label: 'Team' },
    ],
    text: ({ linkType }) => accessLinkTypeLabel(linkType),
  },
  {
    key: 'teamUserName',
    header: 'Name',
    width: 270,
    text: ({ teamUserName, isEmailUnconfirmed }) => markedName(teamUserName, isEmailUnconfirmed),
    cell: ({ teamUserName, isEmailUnconfirmed }, linked) =>
      unconfirmedCell(teamUserName, isEmailUnconfirmed, linked),
  },
  {
    key: 'isOrgAdmin',
    header: 'Admin',
    width: 144,
    kind: 'boolean',
    trueWord: 'Administrator',
  },
  { key: 'userEmail', header: 'Email', width: 320 },
];

const personOf = (link: OrganisationUserLink) => (isUserLink(link) ? link.teamUserID : undefined);

const from = '/_signed-in/organisation/$orgId/links/';

/** Organisation Access: docs/product/organisation.md#organisation-access-grid. */
export function LinksGridScreen() {
  const { orgId } = useParams({ from });
  const { list, page } = useGridPage(linkQueries.list(orgId), (id) => ({
    to: '/organisation/$orgId/links/edit/$id',
    params: { orgId, id },
  }));
  const why = useSearch({ from, select: parseWhySearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/organisation/$orgId/links/' });
  const people = { list: 'people', orgId, idOf: personOf } as const;
  const ends = useAccessEnds(orgId, columns, page.search);
  const seen = useLastSeen(people, ends.columns, page.search);
  // Back closes or opens the drawer, but repeats no choice in it.
  const changeWhy = (next: WhySearch) =>
    navigate({ search: (old) => ({ ...old, ...next }), replace: !('why' in next) });
  // The drawer offers the members of teams.
  const rowActions = useCallback(
    (link: OrganisationUserLink) => {
      const search = { why: true as const, person: link.teamUserID };
      const explain = () => navigate({ search: (old) => ({ ...old, ...search }) });
      return isUserLink(link)
        ? [{ label: 'What may this person do, and why?', onClick: explain }]
        : [];
    },
    [navigate],
  );
  // The choices in the panel are not steps of Back, its opening and its end are.
  const changeWho = (who: string | undefined) =>
    navigate({ search: (old) => ({ ...old, who }), replace: Boolean(who && why.who) });
  const close = () => changeWhy(closedWhy);
  const late = useLatePart(accessTools, why.why === true, (isWanted) => isWanted || close());
  const lateWho = useLatePart(
    accessTools,
    why.who !== undefined,
    (isWanted) => isWanted || changeWho(undefined),
  );

  return (
    <>
      <RecordGrid
        title="Organisation Access"
        list={list}
        table={{
          idKey: 'organisationUserLinkID',
          labelKey: 'teamUserName',
          ...seen,
          rowActions,
          filters: (view) => (
            <>
              {ends.filters(view)}
              {seen.filters?.(view)}
            </>
          ),
          manyActions: accessTools,
        }}
        saving={{ rights: gridRights.Insert | gridRights.Change }}
        page={{
          ...page,
          addLabel: 'Add access',
          onAdd: () => navigate({ to: '/organisation/$orgId/links/create', params: { orgId } }),
          actions: (
            <>
              <Button
                variant="default"
                leftSection={<IconHelpCircle size={16} aria-hidden="true" />}
                onClick={() => changeWho('Edit')}
              >
                Who has a permission?
              </Button>
              <Button
                variant="default"
                leftSection={<IconHelpCircle size={16} aria-hidden="true" />}
                onClick={() => changeWhy({ why: true })}
              >
                What may a person do, and why?
              </Button>
            </>
          ),
        }}
      />
      {late ? <late.WhyDrawer orgId={orgId} search={why} onChange={changeWhy} /> : null}
      {lateWho ? <lateWho.WhoDrawer orgId={orgId} who={why.who} onChange={changeWho} /> : null}
    </>
  );
}
