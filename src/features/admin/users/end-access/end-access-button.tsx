import { Button } from '@mantine/core';
import { useState } from 'react';
import type { User } from '~/api/users';
import { useFocusWhenGone } from '~/components/focus';
import { LatePart, useLatePart } from '~/components/late-part';

const part = new LatePart(() => import('./end-access-dialog'));

/** Opens the question whether to end all access of a user, who leaves for example. */
export function EndAccessButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const late = useLatePart(part, isOpen, setIsOpen);
  useFocusWhenGone(late !== undefined && isOpen);
  return (
    <>
      <Button variant="default" {...part.reached} onClick={() => setIsOpen(true)}>
        End all access...
      </Button>
      {late && isOpen ? (
        <late.EndAccessDialog user={user} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
