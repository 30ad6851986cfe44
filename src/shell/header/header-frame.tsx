import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { productName } from '~/domain/product-name';
import { type ColourScheme, useColourScheme } from '../colour-scheme';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import { Choices } from './choices';
import classes from './header.module.css';

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
      <div className={classes.brand}>{homeLink(brand)}</div>
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

const schemes = [
  { value: 'light', name: 'Light', Icon: IconSun },
  { value: 'dark', name: 'Dark', Icon: IconMoon },
  { value: 'auto', name: 'System', Icon: IconDeviceDesktop },
] as const satisfies readonly { value: ColourScheme; name: string; Icon: typeof IconSun }[];

/** Selects light, dark, or the system's colour scheme. The browser remembers the choice. */
function ColourSchemeMenu() {
  const { scheme, choose } = useColourScheme();
  const chosen = schemes.find(({ value }) => value === scheme) ?? schemes[2];

  return (
    <DisclosureMenu
      label={`Colour scheme: ${chosen.name}`}
      face={<chosen.Icon size={18} aria-hidden />}
    >
      {() => (
        <Choices
          legend="Colour scheme"
          choices={schemes.map(({ value, name, Icon }) => ({
            value,
            title: (
              <>
                <Icon size={16} aria-hidden />
                <span>{name}</span>
              </>
            ),
          }))}
          chosen={scheme}
          onChoose={choose}
        />
      )}
    </DisclosureMenu>
  );
}
