import { createContext, use, useEffect, useRef } from 'react';

/** The debounced fields of a grid. Each entry emits the text of its field at once. */
export type TypedTexts = Set<() => void>;

const TypedTextContext = createContext<TypedTexts>(new Set());

export const TypedTextProvider = TypedTextContext.Provider;

/** Registers a debounced field, so that the grid can emit its pending text at once. */
export function useTypedText(tellNow: () => void): void {
  const fields = use(TypedTextContext);
  const latest = useRef(tellNow);
  useEffect(() => {
    latest.current = tellNow;
  });
  useEffect(() => {
    const tell = () => latest.current();
    fields.add(tell);
    return () => void fields.delete(tell);
  }, [fields]);
}
