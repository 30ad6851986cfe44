import { useQuery } from '@tanstack/react-query';
import { useLinksWithEnds } from '~/api/access-ends';
import { permissionGroupQueries } from '~/api/permission-groups';
import { useDateTimeText } from '~/components/use-date-time-text';
import { endText } from '~/domain/access-explanation/link-end';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { loadedRecords } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import { accessQuery, type StoredAccess } from '../stored-access';
import classes from './access-form.module.css';

/**
 * Reads the access whose permission groups and outlet restrictions a new one begins with
 * (docs/product/life-of-access.md#copying-access).
 * @param copy id of the access link; undefined for a new access that copies nothing
 */
export function useCopiedAccess(orgId: string, copy: string | undefined) {
  const enabled = copy !== undefined;
  const access = useQuery({ ...accessQuery(orgId, copy ?? ''), enabled });
  const groups = useQuery({ ...permissionGroupQueries.choices(orgId), enabled });
  if (!enabled) return undefined;
  const defaults = loadedRecords(groups.data)
    .filter(({ organisationDefault }) => organisationDefault)
    .map(({ userPermissionGroupID }) => userPermissionGroupID);
  const data = access.data && !groups.isPending ? copyOf(access.data, defaults) : undefined;
  return {
    template: { ...access, data },
    note: access.data && <CopiedNote orgId={orgId} copied={access.data.link} />,
  };
}

/**
 * Returns access of nobody yet, with the same groups and restrictions. Administrator access is not
 * copied: it is a decision about a person. Groups that apply to all users cannot be given.
 */
export function copyOf(
  { link, assignments, rootNodes }: StoredAccess,
  defaultGroups: readonly string[],
): StoredAccess {
  return {
    link: { ...link, linkType: OrganisationUserLinkType.User, teamUserID: '', isOrgAdmin: false },
    assignments: assignments.filter(
      ({ userPermissionGroupID }) => !defaultGroups.includes(userPermissionGroupID),
    ),
    rootNodes,
  };
}

/** Says what a copy of access has from the access that it copies. An end is not copied. */
function CopiedNote({ orgId, copied }: { orgId: string; copied: StoredAccess['link'] }) {
  const { links } = useLinksWithEnds(orgId);
  const dateTimeText = useDateTimeText();
  const { organisationUserLinkID: id, teamUserName } = copied;
  const end = links?.find((link) => link.organisationUserLinkID === id)?.end;
  const from = `The permission groups and outlet restrictions are those of ${shownName(teamUserName)}.`;
  return (
    <div className={classes.copied}>
      <p>{`${from} Administrator access is not copied.`}</p>
      <div role="status">
        {end ? (
          <p>{`That access ${endText(end, dateTimeText)}. The new access has no end.`}</p>
        ) : null}
      </div>
    </div>
  );
}
