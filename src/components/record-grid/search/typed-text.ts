import { createContext, use, useEffect, useRef } from 'react';

/** The fields of a grid that wait a moment for the typing to end, each with its way not to. */
export type TypedTexts = Set<() => void>;

const TypedTextContext = createContext<TypedTexts>(new Set());

export const TypedTextProvider = TypedTextContext.Provider;

/** Lets the grid ask at once for what is typed in a field and not yet told. */
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
