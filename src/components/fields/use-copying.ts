import { useTimeout } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** What a person reads when the browser does not let the console copy. */
export const notCopied =
  'It could not be copied. It is selected: copy it yourself, for example with Ctrl+C.';

/**
 * Copies a text. Without https a browser has no clipboard for pages, and it may refuse a copy. The
 * text is then selected where the page shows it.
 * @returns whether the text is in the clipboard
 */
export async function copyText(text: string, shown?: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown instanceof HTMLInputElement) {
      shown.focus();
      shown.select();
    } else if (shown) globalThis.getSelection()?.selectAllChildren(shown);
    return false;
  }
}

// Some people need longer than a second to notice.
const noticeable = 3_000;

/** Copies a text, and knows whether that succeeded (docs/product/shell.md#copying). */
export function useCopying<Shown extends HTMLElement>(text = '') {
  const shown = useRef<Shown>(null);
  const [isCopied, setIsCopied] = useState<boolean>();
  const { start, clear } = useTimeout(() => setIsCopied(undefined), noticeable);
  const note = (copied: boolean | undefined) => {
    setIsCopied(copied);
    if (copied) start();
    else clear();
  };

  return {
    /** The ref of the element that shows the text. */
    shown,
    /** True for a moment after a copy. */
    isCopied: isCopied === true,
    failure: isCopied === false ? notCopied : undefined,
    copy: async () => note(await copyText(text, shown.current)),
    /** Forgets the last copy, for a dialog that closes. */
    forget: () => note(undefined),
  };
}
