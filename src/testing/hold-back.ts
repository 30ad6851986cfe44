import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { LatePart } from '~/components/late-part';

/** Makes a part one that has not loaded, until the test lets it arrive or fail. */
export function holdBack<Module>(part: LatePart<Module>) {
  const module = part.current();
  if (!module) throw new Error('Tests load all parts before they begin.');
  let arrived: Module | undefined;
  const listeners = new Set<() => void>();
  const waiting = new Set<{ resolve: (module: Module) => void; reject: (cause: Error) => void }>();
  vi.spyOn(part, 'current').mockImplementation(() => arrived);
  const { subscribe } = part;
  vi.spyOn(part, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    const stop = subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  });
  const load = vi.spyOn(part, 'load').mockImplementation(
    () =>
      new Promise<Module>((resolve, reject) => {
        waiting.add({ resolve, reject });
      }),
  );
  const release = () => {
    arrived = module;
    for (const listener of listeners) listener();
    for (const { resolve } of waiting) resolve(module);
    waiting.clear();
  };
  const arrive = async () => act(async () => release());
  const fail = async (cause: Error) =>
    act(async () => {
      for (const { reject } of waiting) reject(cause);
      waiting.clear();
    });
  return { load, release, arrive, fail };
}
