import { useWindowEvent } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { LatePart, useLatePart } from '~/components/late-part';
import { remembered } from '~/components/remembered';
import { useOptionalSession } from '~/session/session';
import classes from './rail.module.css';
import { RailContent, titlesKey } from './rooms';

/** The keys, the pages that only a summary knows, and what undoes deletions. */
export const areaTools = new LatePart(() => import('./area-tools'));

/** The pages of an area beside the page (docs/product/shell.md#pages-of-an-area). */
export function Rail() {
  const session = useOptionalSession();
  const isInArea = useLocation({
    select: ({ pathname }) =>
      session?.isSuperUser
        ? /^\/(admin|organisation\/(?!null$))/.test(pathname)
        : session?.isOrgAdmin && /^\/organisation\/(?!null$)/.test(pathname),
  });
  const tools = useLatePart(areaTools);
  const [titles, setTitles] = useState(
    () => remembered(titlesKey) ?? (matchMedia('(min-width: 100em)').matches ? 'open' : 'folded'),
  );
  return (
    <>
      {isInArea ? (
        <div className={classes.rail} data-titles={titles}>
          <RailContent
            isOpen={titles === 'open'}
            setTitles={setTitles}
            Offered={tools?.OfferedRooms}
          />
        </div>
      ) : null}
      {session ? <EarlyKeys isInArea={isInArea === true} /> : null}
    </>
  );
}

/** Keeps the first keys for the part that acts on them (docs/product/shell.md#keys). */
function EarlyKeys({ isInArea }: { isInArea: boolean }) {
  const early = useRef<KeyboardEvent[]>([]);
  const tools = useLatePart(areaTools);
  useWindowEvent('keydown', (event) => {
    if (tools) return;
    // A letter and the `g` before it.
    early.current = [...early.current.slice(-1), event];
    areaTools.warm();
  });
  return tools ? <tools.PageTools early={early.current} isInArea={isInArea} /> : null;
}
