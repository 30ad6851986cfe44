import { ActionIcon } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { LatePart, useArrived, useWarmPart } from '../../late-part';
import { useLateMenu } from '../../use-late-menu';
import classes from '../menus/grid-menu.module.css';
import type { GridView } from '../model/use-grid-view';

/** The menu of the views, and what remembers the view of a grid. */
export const viewsPart = new LatePart(() => import('./open-views'));

const button = {
  'aria-label': 'Views',
  'data-note': 'Views',
  size: 'md',
  children: <IconBookmark size={18} aria-hidden="true" />,
};

/** The views of a grid (docs/product/views.md). All but their button loads later. */
export function Views({ view, viewKey }: { view: GridView; viewKey: string }) {
  const [openedWith] = useState(view.search);
  const late = useLateMenu(viewsPart);
  const part = useArrived(viewsPart);
  useWarmPart(viewsPart);
  const store = useMemo(() => part && new part.ViewStore(viewKey), [part, viewKey]);
  return (
    <>
      {part && store ? (
        <part.ViewKeeper view={view} store={store} openedWith={openedWith} holder={late.holder} />
      ) : null}
      <span ref={late.holder} className={classes.place}>
        {late.menu && store ? (
          <late.menu.ViewsMenu
            view={view}
            store={store}
            button={button}
            onChange={late.setIsOpen}
          />
        ) : (
          <ActionIcon {...button} {...late.button} />
        )}
      </span>
    </>
  );
}
