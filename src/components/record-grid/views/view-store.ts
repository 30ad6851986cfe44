import { forgottenKeys } from '~/domain/console-names';
import { createListeners } from '~/domain/listeners';
import { isSameValue } from '~/domain/record-difference';
import { forget, remember } from '../../remembered';
import { type GridSearch, parseGridSearch } from '../grid-search';
import { activeName, type NamedView, parseNamedViews } from './named-views';
import { storedRecord, storedValue, viewStorageKey } from './remembered-view';

/** Says that a view was not saved. */
export const notStored =
  'This browser could not store the view: its storage is full or switched off.';

/** What a person does in a dialog. */
export type ViewTask =
  | { kind: 'save' }
  | { kind: 'rename' | 'delete'; name: string }
  | { kind: 'link'; link: string };

interface ViewsState {
  named: readonly NamedView[];
  /** The name of the view from which the shown one comes. */
  base: string | undefined;
  task: ViewTask | undefined;
  /** What was done last. */
  said: string;
}

/** The views of a person for a grid, as this browser keeps them (docs/product/views.md). */
export class ViewStore {
  private state: ViewsState;
  private readonly listeners = createListeners<void>();
  /** The layout that this tab has remembered last. Another tab may have remembered another one since. */
  private recorded: object | undefined;

  constructor(private readonly viewKey: string) {
    this.state = { named: this.read(), base: undefined, task: undefined, said: '' };
  }

  readonly current = () => this.state;

  readonly subscribe = (listener: () => void) => {
    const remove = this.listeners.add(listener);
    // Another tab has the same views. It may have deleted the one from which the shown one comes.
    const refresh = () => {
      const named = this.read();
      const base = named.find(({ name }) => name === this.state.base)?.name;
      this.change({ named, base });
    };
    window.addEventListener('storage', refresh);
    return () => {
      remove();
      window.removeEventListener('storage', refresh);
    };
  };

  readonly change = (next: Partial<ViewsState>): void => {
    this.state = { ...this.state, said: '', ...next };
    this.listeners.notify();
  };

  /** Finds the view from which a grid comes that shows what this browser remembers. */
  begin(shown: GridSearch): void {
    const stored = storedRecord(viewStorageKey(this.viewKey));
    const { filter: _filters, ...layout } = shown;
    const isRemembered = isSameValue(parseGridSearch(stored), layout);
    const base = this.state.named.find(({ name }) => isRemembered && name === stored.base)?.name;
    this.change({ base: activeName(this.state.named, shown) ?? base });
    if (isRemembered) this.recorded = { ...layout, base: this.state.base };
  }

  /** Remembers a view that a person has made or chosen, and from which named one it comes. */
  record(view: GridSearch, base = activeName(this.state.named, view) ?? this.state.base): void {
    this.change({ base });
    const { filter, ...layout } = view;
    const next = { ...layout, base };
    if (!isSameValue(next, this.recorded)) {
      this.recorded = next;
      const key = viewStorageKey(this.viewKey);
      if (base === undefined && Object.keys(layout).length === 0) forget(key);
      else remember(key, JSON.stringify(next));
    }
    this.recordFilters(filter);
  }

  /** Forgets the view: the grid has its default one again. */
  reset(): void {
    this.change({ base: undefined });
    this.recorded = undefined;
    this.record({});
  }

  /** Changes the views on top of those of other tabs. Returns whether this browser keeps them. */
  save(change: (views: readonly NamedView[]) => readonly NamedView[]): boolean {
    const named = change(this.read());
    if (!remember(this.namedKey(), JSON.stringify(named))) return false;
    this.change({ named });
    return true;
  }

  private namedKey() {
    return `console-views-1:${this.viewKey}`;
  }

  private read() {
    return parseNamedViews(storedValue(this.namedKey()));
  }

  /** Keeps the filters of this person only. */
  private recordFilters(filter: GridSearch['filter']): void {
    const owner = this.viewKey.replace(/:.*/, ':');
    const before = Object.entries(storedRecord(forgottenKeys.filters));
    const others = before.filter(([key]) => key.startsWith(owner) && key !== this.viewKey);
    const filters = filter ? [...others, [this.viewKey, filter]] : others;
    if (filters.length === 0) forget(forgottenKeys.filters);
    else remember(forgottenKeys.filters, JSON.stringify(Object.fromEntries(filters)));
  }
}
