import { LatePart, usePlacedPart } from '~/components/late-part';
import type { HistoryProps } from './history-drawer';

const historyPart = new LatePart(() => import('./history-drawer'));

/**
 * The button and the drawer "History" of a record's page (docs/product/history.md). They load once a
 * person does something on the page.
 */
export function RecordHistory(props: HistoryProps) {
  const { module } = usePlacedPart(historyPart, false);
  return module ? <module.HistoryDrawer {...props} /> : null;
}
