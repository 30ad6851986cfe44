import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Tabs.css';
import { Button, Input, Tabs } from '@mantine/core';
import { useId } from 'react';
import { everyPermissionAt, levelOfEveryPermission } from '~/domain/permissions/permission-changes';
import type { PermissionLevel } from '~/domain/permissions/permission-levels';
import type { PermissionList } from '~/domain/permissions/permission-list';
import { AdvancedTab } from './advanced-tab';
import type { PermissionsChange } from './permission-group-form';
import classes from './permissions-field.module.css';
import { ProfilesTab } from './profiles-tab';

export type PermissionsTab = 'profiles' | 'advanced';

/** The buttons above the tabs. Each sets every permission to its level. */
const everything = [
  { level: 'Forbid', word: 'Forbid All' },
  { level: 'View', word: 'View All' },
  { level: 'Edit', word: 'Edit All' },
  { level: 'All', word: 'Full Access' },
] as const satisfies readonly { level: PermissionLevel; word: string }[];

interface PermissionsFieldProps {
  label: string;
  value: PermissionList;
  onChange: PermissionsChange;
  tab: PermissionsTab;
  onTabChange: (tab: PermissionsTab) => void;
}

/** The permissions of a group: set all at once, by profile, or one by one. */
export function PermissionsField({ label, value, onChange, ...tabs }: PermissionsFieldProps) {
  const labelId = useId();
  const level = levelOfEveryPermission(value);
  return (
    <fieldset className={classes.frame} aria-labelledby={labelId}>
      <Input.Label labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      <div className={classes.everything}>
        {everything.map((button) => (
          <Button
            key={button.level}
            variant={button.level === level ? 'light' : 'default'}
            aria-pressed={button.level === level}
            onClick={() => onChange(() => everyPermissionAt(button.level))}
          >
            {button.word}
          </Button>
        ))}
      </div>
      <Tabs
        value={tabs.tab}
        onChange={(next) => tabs.onTabChange(next === 'advanced' ? 'advanced' : 'profiles')}
        keepMounted={false}
      >
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
