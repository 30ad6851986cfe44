import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { usePart } from '~/components/use-part';
import classes from './why.module.css';
import type { WhySearch } from './why-search';

const loadExplanation = async () => (await import('./access-explanation')).AccessExplanation;

/** "Why can this person do this?" below a person's own link, as stored. It loads when opened. */
export function WhySection({ orgId, personID }: { orgId: string; personID: string }) {
  const { why, permission } = useSearch({ from: '/_signed-in/organisation/$orgId/links/edit/$id' });
  const navigate = useNavigate({ from: '/organisation/$orgId/links/edit/$id' });
  const change = (next: WhySearch) =>
    navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false });
  const { part: AccessExplanation, ...loading } = usePart(loadExplanation, why === true);
  const id = useId();
  const Icon = why ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>
        <Button
          variant="subtle"
          aria-expanded={why === true}
          aria-controls={id}
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={() => change({ why: why ? undefined : true, permission: undefined })}
        >
          Why can this person do this?
        </Button>
      </h2>
      <div id={id} hidden={!why} className={classes.sectionBody}>
        {why && AccessExplanation ? (
          <AccessExplanation
            orgId={orgId}
            search={{ person: personID, permission }}
            onSearchChange={change}
          />
        ) : why ? (
          <LoadingOverlay
            isLoading={loading.isLoading}
            error={loading.error}
            onRetry={loading.retry}
          />
        ) : null}
      </div>
    </section>
  );
}
