import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { FirstEntries } from '~/components/show-more';
import { useSearchText } from '~/components/use-debounced-state';
import {
  type EffectivePermission,
  effectivePermissions,
  whereText,
} from '~/domain/access-explanation/effective-permissions';
import { hasEnded } from '~/domain/access-explanation/link-end';
import { wayText } from '~/domain/access-explanation/people-with-access';
import { actionsText } from '~/domain/permissions/permission-levels';
import {
  isUnknownPermission,
  permissionFamilies,
  permissionLabel,
  permissionName,
} from '~/domain/permissions/permission-names';
import { shownText } from '~/domain/shown-name';
import { foldedText } from '~/domain/stored-text';
import type { AccessFacts } from './use-access-facts';
import classes from './why.module.css';

/** Lists every effective permission with the groups that give it. */
export function PermissionReasons(props: {
  found: AccessFacts;
  filter: string;
  onFilterChange: (text: string) => void;
}) {
  // The address follows too late for the field: React would put the old text back first.
  const { text, setText, flush, error } = useSearchText(props.filter, props.onFilterChange);
  const { facts, groups = [], placeNames, isPending } = props.found;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    flush();
    // The button disappears together with the focus.
    input.current?.focus();
  };
  const permissions = effectivePermissions(facts, groups);
  const sections = permissionSections(permissions, text);
  const shown = sections.reduce((sum, section) => sum + section.permissions.length, 0);
  return (
    <section aria-label="Permissions" aria-busy={isPending}>
      <div className={classes.bar}>
        <h3 className={classes.heading}>
          Permissions{' '}
          <span className={classes.count}>
            {shown === permissions.length ? shown : `${shown} of ${permissions.length}`}
          </span>
        </h3>
        <TextInput
          ref={input}
          className={classes.filter}
          aria-label="Filter permissions"
          placeholder="Filter permissions"
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size="0.9375rem" aria-hidden="true" />}
          rightSection={
            text ? <CloseButton size="sm" aria-label="Clear the filter" onClick={clear} /> : null
          }
        />
      </div>
      {shown > 0 ? (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              <th scope="col">May</th>
              <th scope="col">Because of</th>
            </tr>
          </thead>
          {sections.map(({ title, permissions: members }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={classes.family}>
                  {title}
                </th>
              </tr>
              {members.map(({ id, grants, sources }) => (
                <tr key={id}>
                  <th scope="row" title={permissionName(id)}>
                    {permissionLabel(id)}
                  </th>
                  <td>
                    {grants.map(({ actions, where }) => (
                      <div key={actions} className={classes.grant}>
                        <strong>{actionsText(actions)}</strong> in{' '}
                        {whereText(where, placeNames, isPending)}
                      </div>
                    ))}
                  </td>
                  <td>
                    <FirstEntries>
                      {sources.map(({ way, groupID, groupName, isDefault, alias, actions }) => (
                        <div key={`${way.linkID} ${groupID}`}>
                          <span className={classes.groupName}>
                            {shownText(groupName, 'A group without a name')}
                          </span>
                          {isDefault ? ' (default)' : null}
                          {/* Among several reasons, each shows the actions that it gives itself. */}
                          {sources.length === 1 ? null : `: ${actionsText(actions)}`}
                          {alias === null ? null : ` through ${permissionName(alias)}`}
                          <span className={classes.by}>{wayText(way)}</span>
                        </div>
                      ))}
                    </FirstEntries>
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      ) : null}
      <p role="status" className={classes.note}>
        {shown > 0 ? '' : nothingText(permissions.length > 0, props.found)}
      </p>
    </section>
  );
}

/** Groups the permissions whose name or heading contains the text. Drops empty headings. */
export function permissionSections(permissions: readonly EffectivePermission[], text: string) {
  const sought = foldedText(text.trim());
  const unnamed = permissions.map(({ id }) => id).filter(isUnknownPermission);
  const sections = permissionFamilies(unnamed).map(({ title, ids }) => {
    const names = (id: number) => [title, permissionLabel(id), permissionName(id)];
    const isWanted = ({ id }: EffectivePermission) =>
      ids.includes(id) && names(id).some((name) => foldedText(name).includes(sought));
    return { title, permissions: permissions.filter(isWanted) };
  });
  return sections.filter((section) => section.permissions.length > 0);
}

function nothingText(isFiltered: boolean, found: AccessFacts): string {
  const { facts, isPending, loadFailures, areTeamsMissing } = found;
  const isEnded = !areTeamsMissing && facts.every(({ way }) => hasEnded(way));
  if (isEnded) return 'All access of this person has ended.';
  if (isFiltered) return 'No permission matches the filter.';
  if (isPending) return 'Loading...';
  return loadFailures.length === 0 && !areTeamsMissing
    ? 'No permission group gives this person anything.'
    : 'None is known.';
}
