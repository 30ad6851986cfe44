import { Menu, type MenuProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { focusAtOnce } from './focus';

/**
 * An open menu with its target. The item with `data-autofocus`, or else the first one, gets the focus.
 * @param props.children the items
 */
export function OpenMenu({ target, children, ...menu }: MenuProps & { target: ReactElement }) {
  return (
    <Menu {...menu} opened zIndex={1100} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <div ref={focusAtOnce}>{children}</div>
      </Menu.Dropdown>
    </Menu>
  );
}
