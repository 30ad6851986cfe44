import type { ReactNode } from 'react';
import { ColourSchemeMenu } from './colour-scheme-menu';
import classes from './header.module.css';

interface HeaderFrameProps {
  brand: ReactNode;
  navigation?: ReactNode;
  userMenu?: ReactNode;
}

/** The bar at the top of every page. The screens of a failed start-up have it as well. */
export function HeaderFrame({ brand, navigation, userMenu }: HeaderFrameProps) {
  return (
    <header className={classes.header}>
      <div className={classes.brand}>{brand}</div>
      {navigation}
      <div className={classes.tools}>
        <ColourSchemeMenu />
        {userMenu}
      </div>
    </header>
  );
}
