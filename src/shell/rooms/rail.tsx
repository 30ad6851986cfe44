import { useWindowEvent } from '@mantine/hooks';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { LatePart, useLatePart } from '~/components/late-part';
import { remembered } from '~/components/remembered';
import { roles } from '~/domain/roles';
import { mayOpen, roleFor } from '~/session/role-for';
import { useOptionalSession } from '~/session/session';
import classes from './rail.module.css';
import { PagesSheet, RailContent, titlesKey } from './rooms';

/** The keys, the pages that only a summary knows, and what undoes deletions. */
export const areaTools = new LatePart(() => import('./area-tools'));

/** Whether the shown page has others beside it, to which its reader may go. */
export function useIsInArea(): boolean {
  const session = useOptionalSession();
  const router = useRouter();
  return useLocation({
    select: ({ pathname }) =>
      session !== null &&
      roleFor(router, pathname) !== roles[0] &&
      mayOpen(router, pathname, session),
  });
}

/** The pages of an area beside the page (docs/product/shell.md#pages-of-an-area). */
export function Rail() {
  const isSignedIn = useOptionalSession() !== null;
  const isInArea = useIsInArea();
  const tools = useLatePart(areaTools);
  const [titles, setTitles] = useState(
    () => remembered(titlesKey) ?? (matchMedia('(min-width: 80em)').matches ? 'open' : 'folded'),
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
      {isSignedIn ? <EarlyKeys isInArea={isInArea} /> : null}
    </>
  );
}

/** The pages of an area behind one button, in a window without room for the rail. */
export function PagesMenu({ switcher }: { switcher: ReactNode }) {
  const tools = useLatePart(areaTools);
  return <PagesSheet Offered={tools?.OfferedRooms} switcher={switcher} />;
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
