import { useQueries, useQuery } from '@tanstack/react-query';
import { failureWords } from '~/api/failure-words';
import { linkQueries, type OrganisationUserLink } from '~/api/organisation-access';
import type { PermissionGroup } from '~/api/permission-groups';
import { TextLink } from '~/components/text-link';
import { isTeamLink } from '~/domain/access-explanation/people-with-access';
import { countText, numberText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';

type Group = Pick<
  PermissionGroup,
  'userPermissionGroupID' | 'organisationDefault' | 'totalAssignedUsers'
>;

export interface GroupHoldersProps {
  orgId: string;
  group: Group;
}

/** Each access link takes a call of its own, so that a long list is not looked through. */
const mostLinks = 100;
const mostNames = 8;

/**
 * Says who has a permission group, for the question before its deletion (decision 0039). It reads
 * that when it appears: the access links of the organisation, and the groups of each.
 */
export function GroupHolders({ orgId, group }: GroupHoldersProps) {
  const { links, holders, error, isPending } = useGroupHolders(orgId, group.userPermissionGroupID);
  const isTooLong = loadedRecords(links).length > mostLinks;
  const notKnown = error && `Who ${holders.length > 0 ? 'else ' : ''}has it is not known.`;
  return (
    <div role="status">
      {isPending ? <p>Looking up who has this permission group...</p> : null}
      {isTooLong ? <p>{countOf(group)}</p> : null}
      {!isPending && holders.length > 0 ? <Holders orgId={orgId} holders={holders} /> : null}
      {!isPending && notKnown ? <p>{failureWords(error, { lead: notKnown })}</p> : null}
    </div>
  );
}

/** Reads the access links that have a permission group. It reads no group of too many links. */
function useGroupHolders(orgId: string, groupID: string) {
  const { data: links, error, isPending } = useQuery(linkQueries.list(orgId));
  const asked = links && links.length <= mostLinks ? links : [];
  const assignments = useQueries({
    queries: asked.map(({ organisationUserLinkID: id }) => ({
      ...linkQueries.assignments(orgId, id),
      staleTime: 5_000,
    })),
  });
  return {
    links,
    holders: asked.filter((_, index) =>
      assignments[index]?.data?.some((given) => given.userPermissionGroupID === groupID),
    ),
    error: links ? assignments.find((each) => each.isLoadingError)?.error : error,
    isPending: isPending || assignments.some((each) => each.isPending),
  };
}

/** What is known without the access links: a number, which counts everybody for a default group. */
function countOf({ organisationDefault, totalAssignedUsers }: Group): string {
  if (organisationDefault || totalAssignedUsers === 0) {
    return `This organisation has more than ${mostLinks} access links, too many to look up who has this permission group.`;
  }
  const has = totalAssignedUsers === 1 ? 'has' : 'have';
  return `${countText(totalAssignedUsers, 'user')} ${has} this permission group. ${refusal}`;
}

const refusal = 'A group that somebody has cannot be deleted: take it away from them first.';

function Holders({ orgId, holders }: { orgId: string; holders: readonly OrganisationUserLink[] }) {
  const rest = holders.length - mostNames;
  const named = holders.slice(0, mostNames);
  return (
    <>
      <p>
        {countText(holders.length, 'access link has', 'access links have')} this permission group:{' '}
        {named.map((link, index) => (
          <span key={link.organisationUserLinkID}>
            {index === 0 ? null : ', '}
            <TextLink
              to="/organisation/$orgId/links/edit/$id"
              params={{ orgId, id: link.organisationUserLinkID }}
              isUnderlined
            >
              {shownName(link.teamUserName)}
            </TextLink>
            {isTeamLink(link) ? ' (team)' : null}
          </span>
        ))}
        {rest > 0 ? ` and ${numberText(rest)} more` : null}.
      </p>
      <p>{refusal}</p>
    </>
  );
}
