import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { inWords } from '~/api/failure-words';
import { linkQueries } from '~/api/organisation-access';
import { screenWords } from '~/api/screen-words';
import { EditPage } from '~/components/edit-page/edit-page';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { newRecordId } from '~/domain/new-record-id';
import { CreateAccessScreen } from './create-access-screen';
import { AccessEditor } from './form/access-editor';
import type { StoredAccess } from './form/access-form';
import { AccessExplanation } from './why/access-explanation';
import classes from './why/why.module.css';
import type { WhySearch } from './why/why-search';

interface EditAccessScreenProps {
  orgId: string;
  id: string;
  search: WhySearch;
  onSearchChange: (search: WhySearch) => void;
}

/**
 * Edit Organisation Access (docs/product/organisation.md#edit-organisation-access). The id `new`
 * creates an access link.
 */
export function EditAccessScreen(props: EditAccessScreenProps) {
  if (props.id === newRecordId) return <CreateAccessScreen orgId={props.orgId} />;
  return <StoredAccessScreen {...props} />;
}

function StoredAccessScreen({ orgId, id, search, onSearchChange }: EditAccessScreenProps) {
  const navigate = useNavigate();
  const links = useQuery(linkQueries.list(orgId));
  const assignments = useQuery(linkQueries.assignments(orgId, id));
  const rootNodes = useQuery(linkQueries.rootNodes(orgId, id));
  const link = links.data?.find(({ organisationUserLinkID }) => organisationUserLinkID === id);
  // Keeps the first answers: a link that somebody deletes later must not discard the edits.
  const [stored, setStored] = useState<StoredAccess>();
  if (!stored && link && assignments.data && rootNodes.data) {
    setStored({ link, assignments: assignments.data, rootNodes: rootNodes.data });
  }
  const onDone = () => navigate({ to: '/organisation/$orgId/links', params: { orgId } });

  if (stored) {
    const { linkType, teamUserID } = stored.link;
    const below = isUserLink({ linkType }) ? (
      <WhySection
        orgId={orgId}
        personID={teamUserID}
        search={search}
        onSearchChange={onSearchChange}
      />
    ) : null;
    return <AccessEditor orgId={orgId} stored={stored} onDone={onDone} below={below} />;
  }
  const isGone = links.data !== undefined && !link;
  const reads = isGone ? [links] : [links, assignments, rootNodes];
  const cause = isGone
    ? new Error('This organisation has no access link with this id.')
    : reads.find(({ error }) => error)?.error;
  return (
    <EditPage
      title="Edit Organisation Access"
      isDirty={false}
      isLoading={!cause || reads.some(({ isFetching }) => isFetching)}
      error={cause ? inWords(cause, screenWords.access.load) : null}
      onRetry={() => {
        for (const read of reads) if (isGone || read.error) read.refetch();
      }}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}

interface WhySectionProps {
  orgId: string;
  personID: string;
  search: WhySearch;
  onSearchChange: (search: WhySearch) => void;
}

/** "Why can this person do this?" below a person's own link, as stored. It loads when opened. */
function WhySection({ orgId, personID, search, onSearchChange }: WhySectionProps) {
  const isOpen = search.why === true;
  const id = useId();
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const toggle = () =>
    onSearchChange({ ...search, why: isOpen ? undefined : true, permission: undefined });
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={toggle}
        >
          Why can this person do this?
        </Button>
      </h2>
      <div id={id} hidden={!isOpen} className={classes.sectionBody}>
        {isOpen ? (
          <AccessExplanation
            orgId={orgId}
            personID={personID}
            permission={search.permission}
            onPermissionChange={(permission) => onSearchChange({ ...search, permission })}
          />
        ) : null}
      </div>
    </section>
  );
}
