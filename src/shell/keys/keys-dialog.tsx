import { Button, Switch } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { Dialog } from '~/components/dialogs/dialog';
import { remember, remembered } from '~/components/remembered';
import { Theme } from '~/themed';
import type { Room } from '../rooms/area';
import classes from './keys.module.css';

const choiceKey = 'console-keys';

/** The choice of this page, for browsers without storage. */
let chosen = 'on';

/** Whether the keys of the console act. The browser remembers it, for all of its tabs. */
export const areKeysOn = (): boolean => (remembered(choiceKey) ?? chosen) !== 'off';

/** Turns the keys of the console on or off (WCAG 2.1.4). */
function turnKeys(isOn: boolean): void {
  chosen = isOn ? 'on' : 'off';
  remember(choiceKey, chosen);
}

type Row = readonly [keys: readonly string[], what: string];

const everywhere: readonly Row[] = [
  [['/'], 'Search this page'],
  [['?'], 'Show the keys'],
  [['Ctrl', 'K'], 'Go to a page or a record'],
  [['Ctrl', 'S'], 'Save what is edited'],
  [['Ctrl', 'Z'], 'Undo a deletion, while its notice is there'],
];

const inGrids: readonly Row[] = [
  [['Arrow keys'], 'Move to another cell'],
  [['Home'], 'First cell; with Ctrl, first row'],
  [['End'], 'Last cell; with Ctrl, last row'],
  [['Page Up'], 'Move up by a page'],
  [['Page Down'], 'Move down by a page'],
  [['Enter'], 'Edit the cell, or open the record'],
  [['F2'], 'Edit the cell'],
  [['Backspace'], 'Edit the cell, beginning with no text'],
  [['Alt', 'Enter'], 'Break the line, in a text of several lines'],
  [['Escape'], 'Leave the cell as it was'],
  [['Delete'], 'Delete the row'],
  [['Shift', 'Space'], 'Select the row'],
  [['Ctrl', 'A'], 'Select all rows, once one is selected'],
];

const hasGrid = () => document.querySelector('main [role="grid"]') !== null;

/** Notices a page that comes while the list is open, and its grid, which comes with the records. */
function watchPage(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface KeysDialogProps {
  /** The name of the pages beside the shown one. */
  area: string | undefined;
  rooms: readonly Room[] | undefined;
  onClose: () => void;
}

/** Lists the keys that act on this page, and turns those of the console off. */
export function KeysDialog({ area, rooms, onClose }: KeysDialogProps) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const isGridShown = useSyncExternalStore(watchPage, hasGrid);
  const change = (next: boolean) => {
    turnKeys(next);
    setIsOn(next);
  };
  return (
    <Theme>
      <Dialog
        isOpen
        returnsFocus={false}
        title="Keyboard shortcuts"
        onClose={onClose}
        closesOnClickOutside
        size="lg"
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Switch
          label="Single keys act"
          description="This browser remembers it. Grids, trees and keys with Ctrl stay."
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <div className={classes.groups}>
          {area && rooms ? (
            <Group
              title={area}
              rows={rooms.map(({ letter, title }) => [['G', letter.toUpperCase()], title])}
            />
          ) : null}
          <Group title="Every page" rows={everywhere} />
          {isGridShown ? <Group title="Grids" rows={inGrids} /> : null}
        </div>
      </Dialog>
    </Theme>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
