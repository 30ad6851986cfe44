import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLateMenu } from '../../use-late-menu';
import { gridTools } from '../grid-tools';
import classes from './grid-menu.module.css';
import type { GridMenuButton } from './menu-frame';

interface GridMenuProps {
  button: GridMenuButton;
  renderMenu: (
    menus: NonNullable<ReturnType<typeof gridTools.current>>,
    menu: { button: GridMenuButton; onChange: (isOpen: boolean) => void },
  ) => ReactNode;
}

/** An icon button of a grid that opens a menu. */
export function GridMenu({ button, renderMenu }: GridMenuProps) {
  const late = useLateMenu(gridTools);
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
