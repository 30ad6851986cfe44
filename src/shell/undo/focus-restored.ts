import { focusHeading } from '~/components/page-heading';
import { loadedRowKey } from '~/components/record-grid/pending-rows';

/** A list needs a few frames to draw what it has read. */
const mostFrames = 60;

/**
 * Moves the focus to the first restored row of the page as soon as it is drawn. If the page has none, its
 * heading gets a focus that was lost.
 * @param mayLeave whether the focus may leave the element that has it when the row is drawn
 */
export async function focusRestored(
  ids: readonly string[],
  mayLeave: (active: Element) => boolean,
): Promise<void> {
  const rows = ids.map(
    (id) => `main [data-row="${CSS.escape(loadedRowKey(id))}"] [role="rowheader"]`,
  );
  let cell: HTMLElement | null = null;
  for (let frame = 0; frame < mostFrames && !cell; frame += 1) {
    await new Promise(requestAnimationFrame);
    cell = document.querySelector<HTMLElement>(rows.join());
  }
  const active = document.activeElement ?? document.body;
  if (active !== document.body && !mayLeave(active)) return;
  if (cell) cell.focus();
  else focusHeading({ preventScroll: true });
}
