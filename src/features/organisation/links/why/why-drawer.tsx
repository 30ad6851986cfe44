import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AccessExplanation } from './access-explanation';
import classes from './why.module.css';
import type { WhySearch } from './why-search';

interface WhyDrawerProps {
  orgId: string;
  search: WhySearch;
  onSearchChange: (search: WhySearch) => void;
}

/** "Why can this person do this?" in a drawer beside the grid, for everybody who has access. */
export function WhyDrawer({ orgId, search, onSearchChange }: WhyDrawerProps) {
  const isOpen = search.why === true;
  // The content stays while the drawer slides out. Nothing renders or loads before it opens.
  const [shown, setShown] = useState<WhySearch>();
  useEffect(() => {
    if (isOpen) setShown(search);
  }, [isOpen, search]);
  if (!isOpen && !shown) return null;
  return (
    <Drawer.Root
      opened={isOpen && shown !== undefined}
      onClose={() => onSearchChange({ why: undefined, person: undefined, permission: undefined })}
      onExitTransitionEnd={() => setShown(undefined)}
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
          <AccessExplanation
            orgId={orgId}
            search={shown ?? search}
            onSearchChange={onSearchChange}
            hasChoice
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
