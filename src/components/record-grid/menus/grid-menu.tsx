import type { ReactNode } from 'react';
import { useLateMenu } from '../../use-late-menu';
import { gridTools } from '../grid-tools';
import { GridButton, type GridButtonProps } from './grid-button';
import classes from './grid-menu.module.css';

interface GridMenuProps {
  button: GridButtonProps;
  renderMenu: (
    menus: NonNullable<ReturnType<typeof gridTools.current>>,
    menu: { button: GridButtonProps; onChange: (isOpen: boolean) => void },
  ) => ReactNode;
}

/** A button of a grid that opens a menu. */
export function GridMenu({ button, renderMenu }: GridMenuProps) {
  const late = useLateMenu(gridTools);
  return (
    <span ref={late.holder} className={classes.place}>
      {late.menu ? (
        renderMenu(late.menu, { button, onChange: late.setIsOpen })
      ) : (
        <GridButton {...button} {...late.button} />
      )}
    </span>
  );
}
