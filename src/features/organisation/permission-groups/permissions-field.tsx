import { Button, Input, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { everyPermissionAt, levelOfEveryPermission } from '~/domain/permissions/permission-changes';
import { AdvancedTab } from './advanced-tab';
import type { PermissionsEditorProps } from './permission-group-form';
import classes from './permissions-field.module.css';
import { ProfilesTab } from './profiles-tab';

const from = '/_signed-in/organisation/$orgId/permissiongroups/edit/$id';

/** The buttons above the tabs. Each sets every permission to its level. */
const everything = [
  { level: 'Forbid', word: 'Forbid All' },
  { level: 'View', word: 'View All' },
  { level: 'Edit', word: 'Edit All' },
  { level: 'All', word: 'Full Access' },
] as const;

/** The permissions of a group: set all at once, by profile, or one by one. */
export function PermissionsField({
  label,
  value,
  onChange,
}: PermissionsEditorProps & { label: string }) {
  const { tab = 'profiles' } = useSearch({ from });
  const navigate = useNavigate({ from: '/organisation/$orgId/permissiongroups/edit/$id' });
  const labelId = useId();
  const currentLevel = levelOfEveryPermission(value);
  const showTab = (next: string | null) =>
    navigate({
      search: (old) => ({ ...old, tab: next === 'advanced' ? next : undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <fieldset aria-labelledby={labelId}>
      <Input.Label labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      <div className={classes.everything}>
        {everything.map(({ level, word }) => (
          <Button
            key={level}
            variant={level === currentLevel ? 'light' : 'default'}
            aria-pressed={level === currentLevel}
            onClick={() => onChange(() => everyPermissionAt(level))}
          >
            {word}
          </Button>
        ))}
      </div>
      <Tabs value={tab} onChange={showTab} keepMounted={false}>
        <Tabs.List aria-label={label}>
          <Tabs.Tab value="profiles">Profiles</Tabs.Tab>
          <Tabs.Tab value="advanced">Advanced</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profiles" className={classes.panel}>
          <ProfilesTab value={value} onChange={onChange} />
        </Tabs.Panel>
        <Tabs.Panel value="advanced" className={classes.panel}>
          <AdvancedTab value={value} onChange={onChange} />
        </Tabs.Panel>
      </Tabs>
    </fieldset>
  );
}
