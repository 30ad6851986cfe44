import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useFocusWhenGone } from '../focus';
import { returnFocus } from '../pass-focus';
import classes from './side-drawer.module.css';

interface SideDrawerProps<Shown> {
  /** What the drawer shows; undefined closes it. */
  shown: Shown | undefined;
  title: string | undefined;
  size: string;
  onClose: () => void;
  children: (shown: Shown) => ReactNode;
}

/** Returns the focus when the content has slid out, where Mantine's own return found no element for it. */
function Content({ children }: { children: ReactNode }) {
  useFocusWhenGone(true, returnFocus);
  return children;
}

/** A drawer at the side of the page, open or closed. Its content stays while it slides out. */
export function SideDrawer<Shown>(props: SideDrawerProps<Shown>) {
  const { shown, title, size, onClose, children } = props;
  // The drawer returns the focus only if it was closed before.
  const isMounted = useMounted();
  const [last, setLast] = useState({ shown, title });
  if (shown !== undefined && (shown !== last.shown || title !== last.title)) {
    setLast({ shown, title });
  }
  return (
    <Drawer
      opened={isMounted && shown !== undefined}
      onClose={onClose}
      title={last.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // A press would take the focus out of the drawer.
      overlayProps={{ onMouseDown: (event) => event.preventDefault() }}
      position="right"
      size={size}
      zIndex={1050}
      classNames={classes}
      // Without a role, a header element at the end of the page counts as a second banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {last.shown === undefined ? null : <Content>{children(last.shown)}</Content>}
    </Drawer>
  );
}
