import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { AccessExplanation } from './access-explanation';
import classes from './why.module.css';
import { closedWhy, type WhySearch } from './why-search';

interface WhyDrawerProps {
  orgId: string;
  search: WhySearch;
  onChange: (search: WhySearch) => void;
}

/** The drawer "What may a person do, and why?", open or closed. */
export function WhyDrawer({ orgId, search, onChange }: WhyDrawerProps) {
  // The explanation stays while the drawer slides out. Nothing of it loads before the drawer opens.
  const [shown, setShown] = useState(search);
  if (search.why && shown !== search) setShown(search);
  // The drawer returns the focus only if it was closed before.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={isMounted && search.why === true}
      onClose={() => onChange(closedWhy)}
      title="What may a person do, and why?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      position="right"
      size="46rem"
      zIndex={1050}
      classNames={{ header: classes.drawerHeader }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <AccessExplanation orgId={orgId} search={shown} onSearchChange={onChange} hasChoice />
    </Drawer>
  );
}
