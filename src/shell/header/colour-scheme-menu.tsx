import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import classes from './header.module.css';

const schemes = [
  { value: 'light', title: 'Light', Icon: IconSun },
  { value: 'dark', title: 'Dark', Icon: IconMoon },
  { value: 'auto', title: 'System', Icon: IconDeviceDesktop },
] as const satisfies readonly { value: MantineColorScheme; title: string; Icon: typeof IconSun }[];

/** Selects light, dark, or the system's colour scheme. The browser remembers the choice. */
export function ColourSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = schemes.find(({ value }) => value === colorScheme) ?? schemes[2];

  return (
    <DisclosureMenu
      label={`Colour scheme: ${chosen.title}`}
      face={<chosen.Icon size={18} aria-hidden />}
    >
      {() => (
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>Colour scheme</legend>
          {schemes.map(({ value, title, Icon }) => (
            <label key={value} className={menuClasses.entry}>
              <input
                type="radio"
                name="colour-scheme"
                className={classes.radio}
                value={value}
                checked={value === colorScheme}
                onChange={() => setColorScheme(value)}
              />
              <Icon size={16} aria-hidden />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      )}
    </DisclosureMenu>
  );
}
