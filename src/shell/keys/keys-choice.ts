import { remember, remembered } from '~/components/remembered';

const key = 'console-keys';

/** The choice of this page, for browsers without storage. */
let chosen = 'on';

/** Whether the keys of the console act. The browser remembers it, for all of its tabs. */
export const areKeysOn = (): boolean => (remembered(key) ?? chosen) !== 'off';

/** Turns the keys of the console on or off (WCAG 2.1.4). */
export function turnKeys(isOn: boolean): void {
  chosen = isOn ? 'on' : 'off';
  remember(key, chosen);
}
