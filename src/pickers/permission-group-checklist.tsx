import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { type PermissionGroupChoice, permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { IfEditable } from '~/components/edit-page/form-page';
import { Checklist, type ChecklistValue, type ListedChoice } from '~/components/fields/checklist';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { loadedRecords, toggled } from '~/domain/lists';
import classes from './permission-group-checklist.module.css';

/** A checklist of an organisation's permission groups. Groups that apply to all users are checked in any case. */
export function PermissionGroupChecklist({ orgId, ...props }: ChecklistValue & { orgId: string }) {
  const { value, onChange } = props;
  const groups = useQuery(permissionGroupQueries.choices(orgId));
  const { data } = groups;
  // A person can give a group again that was given here.
  const [firstValue] = useState(value);
  const everChosen = [...value, ...firstValue];

  /**
   * The line of a group that applies to all users and is also given here. The checkbox of such a
   * group is disabled (docs/product/organisation.md#default-permission-groups), so it does not show
   * what is stored. This line shows it, and has a button that removes the assignment.
   */
  const ownAssignment = ({ id, name, isFixed }: ListedChoice) => {
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
      choices={groupChoices(loadedRecords(data))}
      goneNote={data && 'Not among the permission groups of this organisation'}
      {...props}
      query={groups}
      emptyText={data ? 'This organisation has no permission groups.' : ''}
      wordsOf={(error) => failureWords(error, screenWords.permissionGroup.choices)}
      renderBelow={ownAssignment}
    />
  );
}

function groupChoices(offered: readonly PermissionGroupChoice[]) {
  const labelOf = distinctLabels(
    offered,
    ({ userPermissionGroupID: id, name }) => name || id,
    ({ userPermissionGroupID: id }) => idEnd(id),
  );
  return offered.map((group) => ({
    id: group.userPermissionGroupID,
    name: labelOf(group),
    note: group.organisationDefault ? 'Applies to all users' : undefined,
    isFixed: group.organisationDefault,
  }));
}
