import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createListeners } from '~/domain/listeners';
import { onFirstSign } from './first-sign';

/**
 * A module that no first page has: it loads when a person reaches for it (docs/decisions/0088). While
 * a person waits for it, nothing that they have done is lost.
 */
export class LatePart<Module> {
  private module: Module | undefined;
  private loading: Promise<Module> | undefined;
  private readonly listeners = createListeners<void>();

  constructor(private readonly request: () => Promise<Module>) {
    parts.add(this);
  }

  readonly current = (): Module | undefined => this.module;

  /** Calls the listener when the module has loaded. It loads once a person does something on the page. */
  readonly subscribe = (listener: () => void) => {
    const remove = this.listeners.add(listener);
    const stopWaiting = this.current() ? undefined : onFirstSign(this.warm);
    return () => {
      remove();
      stopWaiting?.();
    };
  };

  /** Loads the module once. A failed load does not count. */
  readonly load = (): Promise<Module> => {
    this.loading ??= this.request().then(
      (module) => {
        this.module = module;
        this.listeners.notify();
        return module;
      },
      (cause: unknown) => {
        this.loading = undefined;
        throw cause;
      },
    );
    return this.loading;
  };

  /** Loads the module before anybody waits for it, so that a failure concerns nobody yet. */
  readonly warm = (): void => {
    if (!this.current()) this.load().catch(() => {});
  };

  /** Props of an element with tools that need the part: it loads when a person reaches for them. */
  readonly reached = { onPointerOver: this.warm, onFocus: this.warm };
}

const parts = new Set<LatePart<unknown>>();

/** Loads all parts that there are, for tests. */
export async function loadAllParts(): Promise<void> {
  for (const part of parts) await part.load();
}

/** A part for which a person waits has not loaded. */
export interface LostPart {
  cause: unknown;
  retry: () => void;
  dismiss: () => void;
}

const lostParts = createListeners<LostPart>();

/** Calls a listener for every part that a person waits for and that does not load. */
export const onLostPart = lostParts.add;

/**
 * Returns the module of a part as soon as it has loaded. It loads once a person does something on the
 * page, and at once while it is wanted: then a failure is reported.
 * @param setWanted gets false when the person gives up after a failure, and true when they retry
 */
export function useLatePart<Module>(
  part: LatePart<Module>,
  isWanted = false,
  setWanted: (isWanted: boolean) => void = () => {},
): Module | undefined {
  const module = useSyncExternalStore(part.subscribe, part.current);
  const isMissing = isWanted && module === undefined;
  const change = useEffectEvent(setWanted);
  useEffect(() => {
    if (!isMissing) return;
    let isWaiting = true;
    const tell = (cause: unknown) => {
      if (!isWaiting) return;
      const retry = () => {
        change(true);
        part.load().catch(tell);
      };
      lostParts.notify({ cause, retry, dismiss: () => change(false) });
    };
    part.load().catch(tell);
    return () => {
      isWaiting = false;
    };
  }, [part, isMissing]);
  return module;
}
