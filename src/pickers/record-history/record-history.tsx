import { useLatePart } from '~/components/late-part';
import { recordFacts } from '../record-facts';
import type { HistoryProps } from './history-drawer';

/**
 * The button and the drawer "History" of a record's page (docs/product/history.md). They load once a
 * person does something on the page.
 */
export function RecordHistory(props: HistoryProps) {
  const module = useLatePart(recordFacts);
  return module ? <module.HistoryDrawer {...props} /> : null;
}
