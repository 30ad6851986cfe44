import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './why.module.css';

interface QuestionDrawerProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer of a question about access, open or closed. */
export function QuestionDrawer({ isOpen, ...props }: QuestionDrawerProps) {
  // The drawer returns the focus only if it was closed before.
  const isMounted = useMounted();
  return (
    <Drawer
      {...props}
      opened={isMounted && isOpen}
      closeButtonProps={{ 'aria-label': 'Close' }}
      position="right"
      size="46rem"
      zIndex={1050}
      classNames={{ header: classes.drawerHeader }}
      attributes={{ header: { role: 'presentation' } }}
    />
  );
}
