import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './open-menus.module.css';

interface MenuGroupProps {
  title: string;
  children: ReactNode;
}

/** Some items of a menu, with their title. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  return (
    <div role="group" aria-label={title} className={classes.group}>
      <Menu.Label className={classes.title} aria-hidden="true">
        {title}
      </Menu.Label>
      {children}
    </div>
  );
}
