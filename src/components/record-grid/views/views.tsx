import { ActionIcon } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLatePart } from '../../late-part';
import { useLateMenu } from '../../use-late-menu';
import { gridTools } from '../grid-tools';
import classes from '../menus/grid-menu.module.css';
import type { GridView } from '../model/use-grid-view';

const button = {
  'aria-label': 'Views',
  'data-note': 'Views',
  size: 'md',
  children: <IconBookmark size={18} aria-hidden="true" />,
};

/** The views of a grid (docs/product/views.md). All but their button loads later. */
export function Views({ view, viewKey }: { view: GridView; viewKey: string }) {
  const [openedWith] = useState(view.search);
  const late = useLateMenu(gridTools);
  const part = useLatePart(gridTools);
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
