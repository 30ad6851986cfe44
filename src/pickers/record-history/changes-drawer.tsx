import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './changes-drawer.module.css';

interface ChangesDrawerProps {
  isOpen: boolean;
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer of a history, or of one entry of the audit log. A close returns the focus. */
export function ChangesDrawer({ isOpen, title, onClose, children }: ChangesDrawerProps) {
  // The drawer returns the focus only if it was closed before.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={isMounted && isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      position="right"
      size="34rem"
      zIndex={1050}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
      // Without a role, a header element at the end of the page counts as a second banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Drawer>
  );
}
