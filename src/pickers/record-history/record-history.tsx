import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordKind } from '~/api/record-facts';
import { sessionQueries } from '~/api/session';
import { useLatePart } from '~/components/late-part';
import { recordFacts } from '../record-facts';

interface RecordHistoryProps {
  kind: RecordKind;
  id: string;
  /** The name of the record, by which the audit log finds it. */
  name: string;
  /** The organisation of the page. Its administrators may read the history by it. */
  orgId?: string;
}

/**
 * The button "History" of a record's page, and its drawer (docs/product/history.md). The drawer loads once
 * a person does something on the page.
 */
export function RecordHistory(props: RecordHistoryProps) {
  const { data: isSuperUser = false } = useQuery({
    ...sessionQueries.current(),
    select: ([user]) => user.scopes.includes('superuser'),
  });
  const [isOpen, setIsOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const part = useLatePart(recordFacts, isOpen, setIsOpen);
  const { kind, id, name, orgId } = props;
  if (!isSuperUser && orgId === undefined) return null;
  // A super user may know more than the organisation does: who it was, and the servers.
  const record = { kind, id, orgId: isSuperUser ? undefined : orgId };
  return (
    <>
      {isMissing && !isOpen ? null : (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconHistory size="1rem" aria-hidden="true" />}
          aria-busy={isOpen && !part}
          onClick={() => setIsOpen(true)}
        >
          History
        </Button>
      )}
      {part ? (
        <part.HistoryDrawer
          record={record}
          home={orgId}
          name={name}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onMissing={setIsMissing}
        />
      ) : null}
    </>
  );
}
