import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { LatePart } from '../../late-part';
import { useLateMenu } from '../../use-late-menu';
import classes from './grid-menu.module.css';
import type { GridMenuButton } from './menu-frame';

const load = () => import('./open-grid-menus');

/** The menus of the toolbar and of the filters. */
export const gridMenusPart = new LatePart(load);

interface GridMenuProps {
  button: GridMenuButton;
  renderMenu: (
    menus: Awaited<ReturnType<typeof load>>,
    menu: { button: GridMenuButton; onChange: (isOpen: boolean) => void },
  ) => ReactNode;
}

/** An icon button of a grid that opens a menu. */
export function GridMenu({ button, renderMenu }: GridMenuProps) {
  const late = useLateMenu(gridMenusPart);
  return (
    <span ref={late.holder} className={classes.place}>
      {late.menu ? (
        renderMenu(late.menu, { button, onChange: late.setIsOpen })
      ) : (
        <ActionIcon {...button} {...late.button} />
      )}
    </span>
  );
}
