import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusAtOnce } from '../../focus';
import { GridButton, type GridButtonProps } from './grid-button';
import classes from './open-menus.module.css';

export interface MenuFrameProps {
  button: GridButtonProps;
  onChange: (isOpen: boolean) => void;
  closeOnItemClick: boolean;
  /** The items. The one with `data-autofocus`, or else the first one, gets the focus. */
  children: ReactNode;
}

/** An open menu with its button. */
export function MenuFrame({ button, children, ...menu }: MenuFrameProps) {
  return (
    <Menu
      {...menu}
      opened
      zIndex={1100}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      // A menu that scrolls needs content that Tab reaches.
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <GridButton {...button} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <div ref={focusAtOnce}>{children}</div>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Some items of a menu, with their title. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className={classes.group}>
      <Menu.Label className={classes.title} aria-hidden="true">
        {title}
      </Menu.Label>
      {children}
    </div>
  );
}
