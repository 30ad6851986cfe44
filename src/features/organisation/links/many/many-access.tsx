import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrganisationUserLink } from '~/api/organisation-access';
import type { ManyActionsProps } from '~/components/record-grid/record-grid-props';
import { ManyAccessDialog } from './many-access-dialog';

/** The button for the selected access links (docs/product/many-at-once.md#groups-and-teams). */
export function ManyActions({ count, selected }: ManyActionsProps<OrganisationUserLink>) {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/links/' });
  const [links, setLinks] = useState<readonly OrganisationUserLink[]>();
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        disabled={count === 0}
        onClick={() => setLinks(selected())}
      >
        Groups and teams
      </Button>
      {links ? (
        <ManyAccessDialog orgId={orgId} links={links} onClose={() => setLinks(undefined)} />
      ) : null}
    </>
  );
}
