import { useWindowEvent } from '@mantine/hooks';
import { pressedKey, useFocusWhenGone } from '../focus';
import { LatePart, useLatePart } from '../late-part';
import { returnFocus } from '../pass-focus';
import type { DialogProps } from './modal-dialog';

/** What every open dialog needs. */
export const modalPart = new LatePart(() => import('./modal-dialog'));

/** Props of a list that opens from a field in a dialog (docs/product/constants.md#modals). */
export const overDialog = { zIndex: 1100 };

/** Another element takes the focus. */
const leaveFocus = () => {};

/** A modal dialog. A close returns the focus to its earlier element. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, returnsFocus = true } = props;
  const modal = useLatePart(modalPart, isOpen, (isWanted) => isWanted || onClose());
  const isShown = isOpen && modal !== undefined;
  const mayEscape = isOpen && !isShown && !props.isBusy && !props.closesByActionsOnly;
  useWindowEvent('keydown', (event) => {
    // It would open behind the person's next keys.
    if (pressedKey(event) === 'Escape' && mayEscape) onClose();
  });
  useFocusWhenGone(isShown, returnsFocus ? returnFocus : leaveFocus);
  return isShown ? <modal.ModalDialog {...props} /> : null;
}
