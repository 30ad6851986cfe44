import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type UsedSubject, usedByQuery } from '~/api/record-facts';
import { Dialog } from '~/components/dialogs/dialog';
import { numberText } from '~/domain/count-text';
import { UseList } from './use-list';
import classes from './used-by.module.css';
import { conditionOf, refusalOf, summaryOf } from './used-by-words';

export interface UsedByButtonProps {
  subject: UsedSubject;
  id: string;
}

export interface UsedByProps extends UsedByButtonProps {
  /** The content if the service does not say what uses the record. */
  otherwise?: ReactNode;
}

/** What the question before a deletion shows about the uses of a record. */
export function Uses({ otherwise, ...record }: UsedByProps) {
  const { subject } = record;
  const { found, isPending } = useUsedBy(record);
  if (!found && !isPending) return otherwise;
  const refusal = found && refusalOf(found, subject);
  return (
    <div className={classes.facts}>
      <div role="status">
        <p>{found ? summaryOf(found, subject) : 'Looking up what uses it...'}</p>
        {refusal ? <p className={classes.refusal}>{refusal}</p> : null}
      </div>
      {found && found.uses.length > 0 ? <UseList subject={subject} uses={found.uses} /> : null}
    </div>
  );
}

/** The button of a page that has a record, with the number of uses. It opens the list of them. */
export function UsesButton(record: UsedByButtonProps) {
  const { subject } = record;
  const [isOpen, setIsOpen] = useState(false);
  const { found } = useUsedBy(record);
  if (!found || found.uses.length === 0) return null;
  const total = found.uses.reduce((sum, use) => sum + use.total, 0);
  const refusal = refusalOf(found, subject);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Used by {numberText(total)}
      </Button>
      <Dialog
        isOpen={isOpen}
        title="Used by"
        closesOnClickOutside
        onClose={close}
        actions={<Button onClick={close}>Close</Button>}
      >
        <p>{summaryOf(found, subject)}</p>
        {refusal ? <p className={classes.refusal}>{refusal}</p> : <p>{conditionOf(subject)}</p>}
        <UseList subject={subject} uses={found.uses} />
      </Dialog>
    </>
  );
}

/** Reads what uses a record. A failed read, or a service without the call, tells nothing. */
function useUsedBy({ subject, id }: UsedByButtonProps) {
  const { data, error, isPending } = useQuery(usedByQuery(subject, id));
  return { found: error ? undefined : data, isPending };
}
