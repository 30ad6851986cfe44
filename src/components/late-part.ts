import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * A module that no first page has: it loads when a person reaches for it (docs/decisions/0088). While
 * a person waits for it, nothing that they have done is lost.
 */
export class LatePart<Module> {
  private module: Module | undefined;
  private loading: Promise<Module> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly request: () => Promise<Module>) {
    parts.add(this);
  }

  /** The module, if it has loaded. */
  readonly current = (): Module | undefined => this.module;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the module once. A failed load does not count. */
  readonly load = (): Promise<Module> => {
    this.loading ??= this.request().then(
      (module) => {
        this.module = module;
        for (const listener of this.listeners) listener();
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
  /** Ends the waiting. */
  dismiss: () => void;
}

const lostListeners = new Set<(lost: LostPart) => void>();

/** Calls a listener for every part that a person waits for and that does not load. */
export function onLostPart(listener: (lost: LostPart) => void): () => void {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
}

/** Returns the module of a part as soon as it has loaded. */
export const useArrived = <Module>(part: LatePart<Module>): Module | undefined =>
  useSyncExternalStore(part.subscribe, part.current);

/**
 * Returns the module of a part once it has loaded, and loads it while a person waits for it.
 * @param setWanted gets false when the person gives up after a failure, and true when they retry
 */
export function useLatePart<Module>(
  part: LatePart<Module>,
  isWanted: boolean,
  setWanted: (isWanted: boolean) => void,
): Module | undefined {
  const module = useArrived(part);
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
      for (const listener of lostListeners) {
        listener({ cause, retry, dismiss: () => change(false) });
      }
    };
    part.load().catch(tell);
    return () => {
      isWaiting = false;
    };
  }, [part, isMissing]);
  return module;
}

/**
 * Returns the module of a part that has a place of its own on a page, such as a panel, and the state of
 * its load. A failure stays in that place, with Retry: the page around it keeps its edits.
 */
export function usePlacedPart<Module>(part: LatePart<Module>, isWanted: boolean) {
  const module = useArrived(part);
  const [error, setError] = useState<Error | null>(null);
  const isMissing = isWanted && module === undefined;
  const isLoading = isMissing && error === null;
  useWarmPart(part);
  useEffect(() => {
    if (!isLoading) return;
    let isShown = true;
    part.load().catch((cause: Error) => {
      if (isShown) setError(cause);
    });
    return () => {
      isShown = false;
    };
  }, [part, isLoading]);
  return { module, isLoading, error: isMissing ? error : null, onRetry: () => setError(null) };
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls a function once, when a person first does something on the page and the browser is idle.
 * @returns the function that ends the waiting
 */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true);
  };
  const begin = () => {
    stop();
    // Not every browser has requestIdleCallback, and a busy one calls back only when the time is over.
    if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 1000 });
    else setTimeout(act);
  };
  for (const sign of signs) window.addEventListener(sign, begin, true);
  return stop;
}

/** Returns whether a person has done something on the page: what nobody has asked for waits until then. */
export function useFirstSign(): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => onFirstSign(() => setIsSeen(true)), []);
  return isSeen;
}

/** Loads a part that may be needed in a moment once a person does something on the page. */
export function useWarmPart(part: LatePart<unknown>): void {
  useEffect(() => (part.current() ? undefined : onFirstSign(part.warm)), [part]);
}
