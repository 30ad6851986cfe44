import './folded-titles.css';
import type { ReactNode } from 'react';
import { Keys, type KeysProps } from '../keys/keys';
import { Undo } from '../undo/undo';
import type { Area, Room } from './area';
import { useOfferedRooms } from './offered-rooms';

/** What acts on every page once a person does something on it. */
export function PageTools(props: KeysProps) {
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
