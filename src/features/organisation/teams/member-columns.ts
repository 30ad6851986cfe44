import type { OptionValue } from '~/api/organisation-access';
import type { TeamMemberLink } from '~/api/teams';
import type { GridColumn } from '~/components/record-grid/grid-column';

type Members = readonly TeamMemberLink[];

/**
 * Returns the columns of the Members grid (docs/product/organisation.md#members-grid). A saved row
 * is read-only. In a new row the person chooses a name among the organisation's people, and the id
 * follows.
 * @param people undefined while they are not loaded, or after the load failed
 */
export function memberColumns(
  members: Members = [],
  people?: readonly OptionValue[],
): readonly GridColumn<TeamMemberLink>[] {
  const names = new Map(people?.map(({ key, value }) => [key, value]));
  const present = new Set(members.map(({ userID }) => userID));
  const nameOf = ({ userID, userName }: TeamMemberLink) => userName || (names.get(userID) ?? '');
  return [
    // The column of the name edits the user's id.
    {
      key: 'id',
      header: 'User ID',
      width: 330,
      value: ({ userID }) => userID,
      isHiddenInNarrow: true,
    },
    {
      key: 'userID',
      header: 'User Name',
      width: 185,
      kind: 'select',
      editor: 'select',
      readOnly: 'after-creation',
      isRequired: true,
      options: [...names].map(([value, label]) => ({ value, label: label || value })),
      text: nameOf,
      validate: (record, isNew) =>
        isNew && present.has(record.userID)
          ? `${nameOf(record) || 'This person'} is already in this team.`
          : undefined,
    },
  ];
}

/** Returns the error of added rows that name the same person twice. */
export function problemOfAdditions(
  added: Members,
  people: readonly OptionValue[] | undefined,
): string | undefined {
  const ids = added.filter(({ teamUserLinkID }) => !teamUserLinkID).map(({ userID }) => userID);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return undefined;
  const name = people?.find(({ key }) => key === twice)?.value;
  return `${name || 'A person'} was added more than once. Remove the row that is too many.`;
}
