import { elementsAround } from './focus';
import { focusHeading } from './page-heading';

/** What can hold a focus, apart from the heading of the page. */
const parts = 'fieldset, section, dialog, [role="dialog"]';

/** Focuses an element that Tab does not reach, as long as the focus stays there. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

const partAround = (around: readonly HTMLElement[]) => around.find((each) => each.matches(parts));

type Find = (around: readonly HTMLElement[]) => HTMLElement | null | undefined;

/** @param find gets the elements around the lost focus that are left, the nearest first */
function passOn(around: readonly HTMLElement[], find: Find): void {
  // What comes instead may take the focus by itself.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const left = around.filter(({ isConnected }) => isConnected);
    const found = find(left) ?? partAround(left);
    if (found) focusPart(found);
    else focusHeading({ preventScroll: true });
  });
}

const passing = (find: Find) => (button: HTMLElement | null) => () => {
  if (button && document.activeElement === button) passOn(elementsAround(button), find);
};

/**
 * Returns the focus to the element that opened a dialog. If it is gone or disabled, the part of the page around
 * it gets the focus, or else the heading (decision 0059). A dialog that its address opened has no such element.
 */
export function returnFocus(opener: Element, around: readonly HTMLElement[]): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (document.activeElement === document.body) passOn(around, partAround);
}

/**
 * A ref for a button that goes once it was pressed, and would take the focus with it (decision 0059). The part
 * of the page around it gets the focus: a dialog, a card, a group of fields. Without one, the heading gets it.
 */
export const passFocusOn = passing(partAround);

/** The same for a button below a field, which gets the focus. */
export const passFocusToField = passing(([around]) =>
  around?.querySelector<HTMLElement>('input:not(:disabled)'),
);
