import { ActionIcon } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { isSameValue } from '~/domain/record-difference';
import { useFocusWhenGone } from '../../focus';
import type { GridSearch } from '../grid-search';
import type { GridView } from '../model/use-grid-view';
import { activeName, viewOf } from './named-views';
import { ViewDialogs } from './view-dialogs';
import { ViewStore } from './view-store';
import classes from './views.module.css';

interface ViewKeeperProps {
  view: GridView;
  store: ViewStore;
  /** The state with which the grid opened, which nobody has chosen yet. */
  openedWith: GridSearch;
  holder: RefObject<HTMLElement | null>;
}

/** Shows a view instead of the present one. The search stays. */
export function applyView(view: GridView, store: ViewStore, next: GridSearch, name?: string) {
  if (name === undefined) store.reset();
  else store.record(next, name);
  view.setSearch(({ q }) => ({ ...next, q }));
  view.setFiltersShown(next.filter !== undefined);
}

/** Remembers the view of a grid that a person has left before its keeper had loaded. */
export function rememberLeft(
  viewKey: string,
  columns: GridView['columns'],
  [openedWith, search]: readonly [GridSearch, GridSearch],
) {
  const [before, shown] = [viewOf(columns, openedWith), viewOf(columns, search)];
  if (isSameValue(before, shown)) return;
  const store = new ViewStore(viewKey);
  store.begin(before);
  store.record(shown);
}

/** Remembers the view of a grid, names it, and resets it by one press. */
export function ViewKeeper({ view, store, openedWith, holder }: ViewKeeperProps) {
  const { columns, search } = view;
  const { named, base, said } = useSyncExternalStore(store.subscribe, store.current);
  const shown = useMemo(() => viewOf(columns, search), [columns, search]);
  const recorded = useRef<GridSearch>(undefined);
  useEffect(() => {
    if (!recorded.current) {
      recorded.current = viewOf(columns, openedWith);
      store.begin(recorded.current);
    }
    if (isSameValue(recorded.current, shown)) return;
    recorded.current = shown;
    store.record(shown);
  }, [columns, openedWith, shown, store]);

  const isDefault = Object.keys(shown).length === 0;
  useFocusWhenGone(!isDefault, () => holder.current?.querySelector('button')?.focus());
  const active = activeName(named, shown);
  const name = active ?? base;
  return (
    <>
      <span className={classes.said} role="status">
        {said}
      </span>
      {name ? (
        <span className={classes.mark}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          <span className={classes.changed} hidden={active !== undefined}>
            changed
          </span>
        </span>
      ) : null}
      {isDefault ? null : (
        <ActionIcon
          aria-label="Reset view"
          data-note="Reset view"
          onClick={() => applyView(view, store, {})}
        >
          <IconRestore size="1.125rem" aria-hidden="true" />
        </ActionIcon>
      )}
      <ViewDialogs store={store} shown={shown} />
    </>
  );
}
