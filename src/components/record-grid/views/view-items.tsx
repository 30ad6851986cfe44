import { Menu } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../../fields/use-copying';
import { completeGridSearch } from '../grid-search';
import { MenuGroup } from '../menus/menu-frame';
import type { GridView } from '../model/use-grid-view';
import { activeName, mostViews, viewOf } from './named-views';
import { applyView } from './view-keeper';
import { notStored, type ViewStore, type ViewTask } from './view-store';

interface ViewItemsProps {
  view: GridView;
  store: ViewStore;
  onChange: (isOpen: boolean) => void;
}

/** The items of the views of a grid. */
export function ViewItems({ view, store, onChange }: ViewItemsProps) {
  const { named, base } = useSyncExternalStore(store.subscribe, store.current);
  const shown = viewOf(view.columns, view.search);
  const active = activeName(named, shown);
  const current = active ?? base;
  const router = useRouter();

  const open = (task: ViewTask) => {
    // The button has the focus again before the dialog looks where to return it.
    flushSync(() => onChange(false));
    store.change({ task });
  };
  const saveChanges = (name: string) => {
    const isStored = store.save((views) =>
      views.map((each) => (each.name === name ? { name, view: shown } : each)),
    );
    if (isStored) store.record(shown, name);
    store.change({ said: isStored ? `"${name}" saved.` : notStored });
  };
  const copyLink = async () => {
    const { density = 'normal', ...others } = completeGridSearch(view.search);
    const { href } = router.buildLocation({
      from: router.state.matches.at(-1)?.fullPath,
      to: '.',
      search: (old) => ({ ...old, ...others, density }),
    });
    const link = new URL(href, globalThis.location.href).href;
    if (await copyText(link)) store.change({ said: 'Link copied.' });
    else open({ kind: 'link', link });
  };

  const item = { closeMenuOnClick: true } as const;
  return (
    <>
      <MenuGroup title="Views">
        <Menu.RadioGroup
          value={active ?? (Object.keys(shown).length === 0 ? '' : undefined)}
          onChange={(name) => {
            const chosen = named.find((each) => each.name === name);
            applyView(view, store, chosen?.view ?? {}, chosen?.name);
          }}
        >
          <Menu.RadioItem {...item} value="">
            Default view
          </Menu.RadioItem>
          {named.map(({ name }) => (
            <Menu.RadioItem {...item} key={name} value={name}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Item
          {...item}
          disabled={named.length >= mostViews}
          onClick={() => open({ kind: 'save' })}
        >
          Save view as...
        </Menu.Item>
        <Menu.Item {...item} onClick={copyLink}>
          Copy link
        </Menu.Item>
      </MenuGroup>
      {current ? (
        <MenuGroup title={current}>
          {active ? null : (
            <Menu.Item {...item} onClick={() => saveChanges(current)}>
              Save changes
            </Menu.Item>
          )}
          <Menu.Item {...item} onClick={() => open({ kind: 'rename', name: current })}>
            Rename...
          </Menu.Item>
          <Menu.Item {...item} onClick={() => open({ kind: 'delete', name: current })}>
            Delete...
          </Menu.Item>
        </MenuGroup>
      ) : null}
    </>
  );
}
