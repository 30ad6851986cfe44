import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useLatePart } from '~/components/late-part';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { Panel } from '~/components/panel/panel';
import { accessTools } from '../access-tools';
import classes from './why.module.css';
import type { WhySearch } from './why-search';

/** "What may this person do, and why?" below a person's own link, as stored. It loads when opened. */
export function WhySection({ orgId, personID }: { orgId: string; personID: string }) {
  const {
    why,
    permission,
    with: other,
  } = useSearch({ from: '/_signed-in/organisation/$orgId/links/edit/$id' });
  const navigate = useNavigate({ from: '/organisation/$orgId/links/edit/$id' });
  const change = (next: WhySearch) =>
    navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false });
  const part = useLatePart(accessTools);
  // A failure stays in this place: the page around it keeps its edits.
  const loading = useQuery({
    queryKey: ['who-and-why'],
    queryFn: () => accessTools.load().then(() => true),
    enabled: why === true && !part,
    retry: false,
  });
  const id = useId();
  const Icon = why ? IconChevronDown : IconChevronRight;
  return (
    <Panel>
      <h2 className={classes.sectionTitle}>
        <Button
          variant="subtle"
          classNames={{ root: classes.sectionButton, label: classes.sectionLabel }}
          aria-expanded={why === true}
          aria-controls={id}
          leftSection={<Icon size="1rem" aria-hidden="true" />}
          onClick={() =>
            change({ why: why ? undefined : true, with: undefined, permission: undefined })
          }
        >
          What may this person do, and why?
        </Button>
      </h2>
      <div id={id} className={classes.section} hidden={!why}>
        {why && part ? (
          <part.AccessExplanation
            orgId={orgId}
            search={{ person: personID, with: other, permission }}
            onSearchChange={change}
          />
        ) : why ? (
          <LoadingOverlay
            isLoading={loading.isFetching}
            error={loading.error}
            onRetry={() => loading.refetch()}
          />
        ) : null}
      </div>
    </Panel>
  );
}
