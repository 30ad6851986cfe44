import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { AccessExplanation, type AccessExplanationProps } from './access-explanation';
import classes from './why.module.css';

/** "Why can this person do this?" in a drawer beside the grid, for everybody who has access. */
export function WhyDrawer({ search, ...props }: AccessExplanationProps) {
  const isOpen = search.why === true;
  // The content stays while the drawer slides out. Nothing renders or loads before it opens.
  const [shown, setShown] = useState(search);
  if (isOpen && shown !== search) setShown(search);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() =>
        props.onSearchChange({ why: undefined, person: undefined, permission: undefined })
      }
      position="right"
      size="46rem"
      zIndex={1050}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="presentation" className={classes.drawerHeader}>
          <Drawer.Title component="h2" className={classes.drawerTitle}>
            Why can this person do this?
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>
          <AccessExplanation {...props} search={shown} hasChoice />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
