import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { focusAtOnce } from '../focus';
import { UnansweredNotice } from '../notices/unanswered-notice';
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
  children: ReactNode;
  /** The buttons. The safest one comes first. */
  actions: ReactNode;
}

/** The open dialog. It is a chunk of its own, because most dialogs never open. */
export function ModalDialog(props: DialogProps) {
  const { title, onClose, isBusy = false, closesByActionsOnly = false } = props;
  // The modal opens in a layout effect. React then draws it and attaches its listeners at once,
  // whatever triggered the dialog.
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => setIsShown(true), []);
  return (
    <Modal.Root
      opened={isShown}
      onClose={onClose}
      size={props.size ?? 'md'}
      // docs/product/constants.md#modals
      zIndex={1050}
      centered
      returnFocus={false}
      closeOnClickOutside={props.closesOnClickOutside === true && !isBusy}
      closeOnEscape={!isBusy && !closesByActionsOnly}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Without a role, a header element at the end of the page counts as a second banner. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {closesByActionsOnly ? null : <Modal.CloseButton aria-label="Close" disabled={isBusy} />}
        </Modal.Header>
        <Modal.Body ref={focusAtOnce} className={classes.body}>
          <div className={classes.text}>{props.children}</div>
          {isBusy ? <UnansweredNotice /> : null}
          <div className={classes.actions}>{props.actions}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
