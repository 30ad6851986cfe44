import type { ReactNode } from 'react';
import { productName } from '~/domain/console-names';
import { schemeFaces, useColourScheme } from '../colour-scheme';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import classes from './header.module.css';
import { headerTools, LatePanel } from './header-tools';

interface HeaderFrameProps {
  /** Puts the link home around the product's logo and name. */
  homeLink: (brand: ReactNode) => ReactNode;
  navigation?: ReactNode;
  palette?: ReactNode;
  userMenu?: ReactNode;
}

/** The bar at the top of every page. The screens of a failed start-up have it as well. */
export function HeaderFrame({ homeLink, navigation, palette, userMenu }: HeaderFrameProps) {
  return (
    <header className={classes.header}>
      <div className={classes.brand} data-cut="">
        {homeLink(brand)}
      </div>
      {navigation}
      <div className={classes.tools}>
        {palette}
        <ColourSchemeMenu />
        {userMenu}
      </div>
    </header>
  );
}

const brand = (
  <>
    <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="12" cy="16" r="5" />
        <path d="M17 16h9m-3 0v5" />
      </g>
    </svg>
    <span>{productName}</span>
  </>
);

/** Selects light, dark, or the system's colour scheme. The browser remembers the choice. */
function ColourSchemeMenu() {
  const scheme = useColourScheme();
  const [name, Icon] = schemeFaces[scheme];
  return (
    <DisclosureMenu
      label={`Colour scheme: ${name}`}
      face={<Icon size="1.125rem" aria-hidden />}
      onIntent={headerTools.warm}
    >
      {(close) => (
        <LatePanel close={close}>{({ ColourSchemePanel }) => <ColourSchemePanel />}</LatePanel>
      )}
    </DisclosureMenu>
  );
}
