import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import classes from '../why/why.module.css';
import { WhoMay } from './who-may';
import { firstQuestion } from './who-question';

interface WhoDrawerProps {
  orgId: string;
  /** The question in the address; undefined while the drawer is closed. */
  who: string | undefined;
  onChange: (who: string | undefined) => void;
}

/** The drawer "Who has a permission?", open or closed. */
export function WhoDrawer({ orgId, who, onChange }: WhoDrawerProps) {
  // The answer stays while the drawer slides out.
  const [shown, setShown] = useState(who ?? firstQuestion);
  if (who !== undefined && shown !== who) setShown(who);
  // The drawer returns the focus only if it was closed before.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={isMounted && who !== undefined}
      onClose={() => onChange(undefined)}
      title="Who has a permission?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      position="right"
      size="46rem"
      zIndex={1050}
      classNames={{ header: classes.drawerHeader }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <WhoMay orgId={orgId} text={shown} onChange={onChange} />
    </Drawer>
  );
}
