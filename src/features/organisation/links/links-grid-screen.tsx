import { useNavigate, useParams } from '@tanstack/react-router';
import { linkQueries, type OrganisationUserLink } from '~/api/organisation-access';
import { useFileName } from '~/api/organisation-path';
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
import { useAccessQuestions } from './access-questions';
import { LateManyAccess, useAccessEnds } from './access-tools';

const { User, Team } = OrganisationUserLinkType;

/** The columns. Their widths fit into a window of 1280 pixels. */
const columns: readonly GridColumn<OrganisationUserLink>[] = [
  {
    key: 'linkType',
    header: 'Type',
    width: 100,
    kind: 'select',
    options: [User, Team].map((value) => ({ value, label: accessLinkTypeLabel(value) })),
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
  { key: 'isOrgAdmin', header: 'Admin', width: 144, kind: 'boolean', trueWord: 'Administrator' },
  { key: 'userEmail', header: 'Email', width: 320 },
];

const personOf = (link: OrganisationUserLink) => (isUserLink(link) ? link.teamUserID : undefined);

/** Organisation Access: docs/product/organisation.md#organisation-access-grid. */
export function LinksGridScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/links/' });
  const { list, page } = useGridPage(linkQueries.list(orgId), (id) => ({
    to: '/organisation/$orgId/links/edit/$id',
    params: { orgId, id },
  }));
  const navigate = useNavigate();
  const { rowActions, buttons, drawers } = useAccessQuestions(orgId);
  const ends = useAccessEnds(orgId, columns);
  const people = { list: 'people', orgId, idOf: personOf } as const;
  const seen = useLastSeen(people, ends.columns);
  const csvFileName = useFileName('Organisation Access', orgId);

  return (
    <>
      <RecordGrid
        title="Organisation Access"
        list={list}
        table={{
          idKey: 'organisationUserLinkID',
          labelKey: 'teamUserName',
          ...seen,
          pendingColumns: [...seen.pendingColumns, ...ends.pendingColumns],
          rowActions,
          csvFileName,
          filters: (view) => (
            <>
              {seen.filters(view)}
              {/* Few organisations have it. It is last, so that it moves no other. */}
              {ends.filters(view)}
            </>
          ),
          manyActions: (many) => <LateManyAccess {...many} />,
        }}
        saving={{ rights: gridRights.Insert | gridRights.Change }}
        page={{
          ...page,
          addLabel: 'Add access',
          onAdd: () => navigate({ to: '/organisation/$orgId/links/create', params: { orgId } }),
          actions: buttons,
        }}
      />
      {drawers}
    </>
  );
}
