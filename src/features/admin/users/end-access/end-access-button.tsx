import { Button } from '@mantine/core';
import { useState } from 'react';
import type { User } from '~/api/users';
import { useFocusWhenGone } from '~/components/focus';
import { EndAccessDialog } from './end-access-dialog';

/** Opens the question whether to end all access of a user, who leaves for example. */
export function EndAccessButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  useFocusWhenGone(isOpen);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        End all access...
      </Button>
      {isOpen ? <EndAccessDialog user={user} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
