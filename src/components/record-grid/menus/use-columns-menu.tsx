import { IconColumns3 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLatePart } from '../../late-part';
import { useLateMenu } from '../../use-late-menu';
import { gridTools } from '../grid-tools';
import type { GridView } from '../model/use-grid-view';
import { GridButton } from './grid-button';
import classes from './grid-menu.module.css';

const button = {
  'aria-label': 'Columns',
  'data-note': 'Columns, density and views',
  word: 'Columns',
  children: <IconColumns3 size="1.125rem" aria-hidden="true" />,
};

/**
 * Provides the button whose menu has the columns, the density and the views of a grid, and what keeps
 * the views (docs/product/views.md). All but the button loads later.
 * @param viewKey undefined for a grid without views
 */
export function useColumnsMenu(view: GridView, viewKey: string | undefined) {
  const [openedWith] = useState(view.search);
  const late = useLateMenu(gridTools);
  const part = useLatePart(gridTools);
  const store = useMemo(
    () => (part && viewKey !== undefined ? new part.ViewStore(viewKey) : undefined),
    [part, viewKey],
  );
  return {
    keeper:
      part && store ? (
        <part.ViewKeeper view={view} store={store} openedWith={openedWith} holder={late.holder} />
      ) : null,
    columnsButton: (
      <span ref={late.holder} className={classes.place}>
        {late.menu ? (
          <late.menu.ColumnsMenu
            view={view}
            store={store}
            button={button}
            onChange={late.setIsOpen}
          />
        ) : (
          <GridButton {...button} {...late.button} />
        )}
      </span>
    ),
  };
}
