import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { focusAtOnce, useFocusWhenGone } from '../focus';
import { UnansweredNotice } from '../notices/unanswered-notice';
import classes from './dialog.module.css';

/** Another element takes the focus. */
const leaveFocus = () => {};

export interface DialogProps {
  isOpen: boolean;
  title: string;
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

/** A modal dialog. A close returns the focus to its earlier element. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, onClose, closesOnClickOutside = false, isBusy = false } = props;
  const { closesByActionsOnly = false, returnsFocus = true } = props;
  // The modal opens in a layout effect. React then draws it and attaches its listeners at once,
  // whatever triggered the dialog.
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => setIsShown(isOpen), [isOpen]);
  useFocusWhenGone(isOpen, returnsFocus ? undefined : leaveFocus);
  // A closed modal still costs render time, and most modals never open.
  if (!isOpen) return null;
  return (
    <Modal.Root
      opened={isShown}
      onClose={onClose}
      size={props.size ?? 'md'}
      // docs/product/constants.md#modals
      zIndex={1050}
      centered
      returnFocus={false}
      closeOnClickOutside={closesOnClickOutside && !isBusy}
      closeOnEscape={!isBusy && !closesByActionsOnly}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Without a role, a header element at the end of the page counts as a second banner. */}
        <Modal.Header role="presentation">
          <Modal.Title className={classes.title}>{title}</Modal.Title>
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
