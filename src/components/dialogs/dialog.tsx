import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusAtOnce } from '~/components/focus-at-once';
import { UnansweredNotice } from '../unanswered-notice/unanswered-notice';
import classes from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Called by Escape and the close button; by an outside click only where nothing is lost. */
  onClose: () => void;
  closesOnClickOutside?: boolean;
  /** Neither Escape nor a close button: only what the actions offer closes the dialog. */
  closesByActionsOnly?: boolean;
  /** Nothing closes the dialog while its work is under way. */
  isBusy?: boolean;
  /** Closing puts the focus back to where it was, unless something else takes it. */
  returnsFocus?: boolean;
  size?: ModalProps['size'];
  children: ReactNode;
  /** The buttons, the safest one first. */
  actions: ReactNode;
}

/** A modal dialog with its buttons below. The focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, onClose, closesOnClickOutside = false, isBusy = false } = props;
  const { closesByActionsOnly = false, returnsFocus = true } = props;
  // It opens in a layout effect, whose changes are drawn and listened to at once, whatever it was
  // that asked for the dialog.
  const [isShown, setIsShown] = useState(false);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current ??= document.activeElement;
    } else {
      if (returnsFocus) giveBackFocus(opener.current);
      opener.current = null;
    }
    setIsShown(isOpen);
  }, [isOpen, returnsFocus]);
  // A modal costs time even while it is closed, and most are never opened.
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
        {/* Without a role of its own, a header at the end of the page counts as a second banner. */}
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

/** Mantine does it in a timer, which the next Tab calls off: the focus would be nowhere. */
function giveBackFocus(opener: Element | null) {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
