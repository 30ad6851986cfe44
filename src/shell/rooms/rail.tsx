import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWarmPart } from '~/components/late-part';
import { remembered } from '~/components/remembered';
import { useOptionalSession } from '~/session/session';
import { areaTools, roomsPart, useArrived } from './late-rooms';
import classes from './rail.module.css';
import { titlesKey } from './titles-key';

/**
 * The place of the pages of an area (docs/product/shell.md#pages-of-an-area). It has its size from the
 * first paint, so that nothing moves when its content comes: when the page has its data.
 */
export function Rail() {
  const session = useOptionalSession();
  const isInArea = useLocation({
    select: ({ pathname }) =>
      session?.isSuperUser
        ? /^\/(admin|organisation\/(?!null$))/.test(pathname)
        : session?.isOrgAdmin && /^\/organisation\/(?!null$)/.test(pathname),
  });
  const rooms = useArrived(roomsPart);
  const tools = useArrived(areaTools);
  const client = useQueryClient();
  useEffect(() => {
    if (rooms || !isInArea) return;
    const load = () => {
      if (client.isFetching() === 0) roomsPart.warm();
    };
    load();
    return client.getQueryCache().subscribe(load);
  }, [client, rooms, isInArea]);
  const [titles, setTitles] = useState(
    () => remembered(titlesKey) ?? (matchMedia('(min-width: 100em)').matches ? 'open' : 'folded'),
  );
  return (
    <>
      {isInArea ? (
        <div className={classes.rail} data-titles={titles}>
          {rooms ? (
            <rooms.RailContent
              isOpen={titles === 'open'}
              setTitles={setTitles}
              Offered={tools?.OfferedRooms}
            />
          ) : null}
        </div>
      ) : null}
      {session ? <EarlyKeys isInArea={isInArea === true} /> : null}
    </>
  );
}

/** Keeps the first keys for the part that acts on them (docs/product/shell.md#keys). */
function EarlyKeys({ isInArea }: { isInArea: boolean }) {
  const early = useRef<KeyboardEvent[]>([]);
  const tools = useArrived(areaTools);
  useWarmPart(areaTools);
  useEffect(() => {
    if (tools) return;
    const keep = (event: KeyboardEvent) => {
      // A letter and the `g` before it.
      early.current = [...early.current.slice(-1), event];
      areaTools.warm();
    };
    addEventListener('keydown', keep);
    return () => removeEventListener('keydown', keep);
  }, [tools]);
  return tools ? <tools.PageTools early={early.current} isInArea={isInArea} /> : null;
}
