import '../print.css';
import './folded-titles.css';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { showColourScheme } from '../colour-scheme';
import { Keys, type KeysProps } from '../keys/keys';
import { Undo } from '../undo/undo';
import type { Area, Room } from './area';
import { useOfferedRooms } from './offered-rooms';

/** What acts on every page once a person does something on it. */
export function PageTools(props: KeysProps) {
  // Paper is white.
  useWindowEvent('beforeprint', () => {
    document.documentElement.dataset.mantineColorScheme = 'light';
  });
  useWindowEvent('afterprint', showColourScheme);
  return (
    <>
      <Keys {...props} />
      <Undo />
    </>
  );
}

/** The pages that an area has only if its summary offers them. The shown page is always among them. */
export function OfferedRooms(props: { area: Area; linkTo: (room: Room) => ReactNode }) {
  const { area, linkTo } = props;
  const offered = useOfferedRooms(area);
  const { shown } = area;
  const isOffered = !shown || offered.some(({ letter }) => letter === shown.letter);
  return (isOffered ? offered : [...offered, shown]).map(linkTo);
}
