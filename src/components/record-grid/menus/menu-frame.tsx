import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { OpenMenu } from '../../open-menu';
import { GridButton, type GridButtonProps } from './grid-button';
import classes from './open-menus.module.css';

export interface MenuFrameProps {
  button: GridButtonProps;
  onChange: (isOpen: boolean) => void;
  closeOnItemClick: boolean;
  children: ReactNode;
}

/** An open menu that may scroll, with its button. */
export function MenuFrame({ button, ...menu }: MenuFrameProps) {
  return (
    <OpenMenu
      {...menu}
      target={<GridButton {...button} />}
      // The menu ends inside the window, and scrolls.
      middlewares={{ flip: true, shift: true, size: { padding: 8 } }}
      // A menu that scrolls needs content that Tab reaches.
      menuItemTabIndex={0}
      classNames={{ dropdown: classes.menu }}
    />
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
