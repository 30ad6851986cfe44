import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusAtOnce } from '../../focus';

/** The props of the button of a menu. */
export interface GridMenuButton extends Pick<ActionIconProps, 'size' | 'children'> {
  'aria-label': string;
  'data-note': string;
}

export interface MenuFrameProps {
  button: GridMenuButton;
  onChange: (isOpen: boolean) => void;
  closeOnItemClick: boolean;
  /** The items. The one with `data-autofocus`, or else the first one, gets the focus. */
  children: ReactNode;
}

/** An open menu with its button. */
export function MenuFrame({ button, children, ...menu }: MenuFrameProps) {
  return (
    <Menu {...menu} opened zIndex={1100} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        <div ref={focusAtOnce}>{children}</div>
      </Menu.Dropdown>
    </Menu>
  );
}
