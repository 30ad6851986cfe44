import { Modal, type ModalProps } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusAtOnce, pressedKey } from '../focus';
import { UnansweredNotice } from '../notices/unanswered-notice';
import { Refusals } from '../refusals';
import { ChangedFields, type ChangedFieldsProps } from './changed-fields';
import classes from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  title: string | undefined;
  /**
   * Escape and the close button call it. A click outside calls it only with `closesOnClickOutside`,
   * which is for dialogs that lose no input.
   */
  onClose: () => void;
  closesOnClickOutside?: boolean;
  /** Disables Escape and removes the close button. Only the actions close the dialog. */
  closesByActionsOnly?: boolean;
  /** While it is set, Escape, the close button and a click outside do nothing. */
  isBusy?: boolean;
  /** A close returns the focus to its earlier element, unless another element has taken it. */
  returnsFocus?: boolean;
  size?: ModalProps['size'];
  /** What somebody else has changed, above the rest. Few dialogs have it, so that it comes with the dialog. */
  changed?: ChangedFieldsProps | undefined;
  children?: ReactNode;
  /** The buttons. The safest one comes first. Enter in a field presses the one with `data-confirms`. */
  actions: ReactNode;
}

const textFields = 'input:not([type="checkbox"], [type="radio"], [readonly])';

/** Presses the confirming button by Enter in a field, as a form does with its submit button. */
function confirmByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (pressedKey(event) !== 'Enter' || event.isDefaultPrevented()) return;
  if (event.repeat) {
    // A held key would press the button that gets the focus next, such as Stop.
    if (target instanceof HTMLButtonElement) event.preventDefault();
    return;
  }
  // A calendar over the dialog is not in it.
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
  // The Enter of an open list or calendar is for it.
  const isOpen = target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (isOpen || target.form || !target.matches(textFields)) return;
  const button = currentTarget.querySelector<HTMLButtonElement>(
    '[data-confirms]:not(:disabled, [aria-disabled="true"])',
  );
  if (!button) return;
  // The rest of the key would press the button that gets the focus next.
  event.preventDefault();
  // A field that is disabled during the call would lose the focus.
  button.focus();
  button.click();
}

/** The open dialog. It is a chunk of its own, because most dialogs never open. */
export function ModalDialog(props: DialogProps) {
  const { title, onClose, isBusy = false, closesByActionsOnly = false } = props;
  // The modal opens in a layout effect. React then draws it and attaches its listeners at once,
  // whatever triggered the dialog.
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => setIsShown(true), []);
  const content = useRef<HTMLDivElement>(null);
  // Escape reaches each open dialog. Only the last one is for it.
  const close = () => {
    if ([...document.querySelectorAll('[data-dialog]')].at(-1) === content.current) onClose();
  };
  return (
    <Modal.Root
      opened={isShown}
      onClose={close}
      size={props.size ?? 'md'}
      // docs/product/constants.md#modals
      zIndex={1050}
      returnFocus={false}
      closeOnClickOutside={props.closesOnClickOutside === true && !isBusy}
      closeOnEscape={!isBusy && !closesByActionsOnly}
      classNames={{ inner: classes.inner }}
    >
      {/* A press would take the focus out of the dialog. */}
      <Modal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content ref={content} data-dialog>
        {/* Without a role, a header element at the end of the page counts as a second banner. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {closesByActionsOnly ? null : <Modal.CloseButton aria-label="Close" disabled={isBusy} />}
        </Modal.Header>
        <Modal.Body ref={focusAtOnce} className={classes.body} onKeyDown={confirmByEnter}>
          <div className={classes.text}>
            {props.changed ? <ChangedFields {...props.changed} /> : null}
            {props.children}
          </div>
          {isBusy ? <UnansweredNotice /> : null}
          <div className={classes.actions}>{props.actions}</div>
          <Refusals />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
