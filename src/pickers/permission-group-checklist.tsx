import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { type PermissionGroupChoice, permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { IfEditable } from '~/components/edit-page/form-page';
import { Checklist, type ChecklistValue } from '~/components/fields/checklist';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { toggled } from '~/domain/lists';
import classes from './permission-group-checklist.module.css';

/**
 * A checklist of an organisation's permission groups. A chosen group that is not offered (it is
 * deleted, or the list failed to load) stays, and a person can uncheck it. Groups that apply to all
 * users are checked in any case.
 */
export function PermissionGroupChecklist({ orgId, ...props }: ChecklistValue & { orgId: string }) {
  const { value, onChange } = props;
  const groups = useQuery(permissionGroupQueries.choices(orgId));
  const { data, error } = groups;
  // Keeps the first value in the list. Otherwise a person could not check a group again that is not
  // offered.
  const [firstValue] = useState(value);
  const everChosen = [...value, ...firstValue];

  /**
   * The line of a group that applies to all users and is also given here. The checkbox of such a
   * group is disabled (docs/product/organisation.md#default-permission-groups), so it does not show
   * what is stored. This line shows it, and has a button that removes the assignment.
   */
  const ownAssignment = ({ id, name, isFixed }: { id: string; name: string; isFixed: boolean }) => {
    if (!isFixed || !everChosen.includes(id)) return null;
    const isKept = value.includes(id);
    return (
      <div className={classes.line}>
        <span>
          {isKept
            ? 'Also given here. It stays when the group no longer applies to all users.'
            : 'Not given here any more once this is saved.'}
        </span>
        <IfEditable>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={isKept ? `Take away ${name} here` : `Keep ${name} here`}
            onClick={() => onChange(toggled(value, id, !isKept))}
          >
            {isKept ? 'Take away' : 'Keep'}
          </Button>
        </IfEditable>
      </div>
    );
  };

  return (
    <Checklist
      label="Permission Groups"
      // Without this, ids without names would flash up while the names are loading.
      choices={groups.isPending ? [] : groupChoices(data, everChosen)}
      {...props}
      query={groups}
      emptyText={data ? 'This organisation has no permission groups.' : ''}
      failure={
        error && !data ? failureWords(error, screenWords.permissionGroup.choices) : undefined
      }
      renderBelow={ownAssignment}
    />
  );
}

/**
 * Returns the choices of a checklist of permission groups: the offered groups, then the chosen ones
 * that are not offered.
 * @param offered undefined while they are not loaded
 * @param chosen ids that the result contains in any case
 */
function groupChoices(offered: readonly PermissionGroupChoice[] | undefined, chosen: string[]) {
  const labelOf = distinctLabels(
    offered ?? [],
    ({ userPermissionGroupID: id, name }) => name || id,
    ({ userPermissionGroupID: id }) => idEnd(id),
  );
  const known = (offered ?? []).map((group) => ({
    id: group.userPermissionGroupID,
    name: labelOf(group),
    note: group.organisationDefault ? 'Applies to all users' : undefined,
    isFixed: group.organisationDefault,
  }));
  const knownIds = new Set(known.map(({ id }) => id));
  const others = [...new Set(chosen)].filter((id) => !knownIds.has(id));
  const note = offered ? 'Not among the permission groups of this organisation' : undefined;
  return [...known, ...others.map((id) => ({ id, name: id, note, isFixed: false }))];
}
