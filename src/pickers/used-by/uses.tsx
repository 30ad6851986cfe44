import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type UsedBy, type UsedSubject, usedByQuery } from '~/api/record-facts';
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
export function Uses({ subject, id, otherwise }: UsedByProps) {
  const { answers, isPending } = useUsedBy(subject, [id]);
  const found = answers.get(id);
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
export function UsesButton({ subject, id }: UsedByButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const found = useUsedBy(subject, [id]).answers.get(id);
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

/** What is known about the uses of some records. */
export interface KnownUses {
  /** The answers by the id of the record. A record whose answer is missing has no entry. */
  answers: ReadonlyMap<string, UsedBy>;
  isPending: boolean;
}

/** Reads what uses records of one kind. A failed read, or a service without the call, tells nothing. */
function useUsedBy(subject: UsedSubject, ids: readonly string[]): KnownUses {
  const results = useQueries({ queries: ids.map((id) => usedByQuery(subject, id)) });
  const answers = ids.flatMap((id, index) => {
    const result = results[index];
    return result?.data && !result.error ? [[id, result.data] as const] : [];
  });
  return { answers: new Map(answers), isPending: results.some(({ isPending }) => isPending) };
}
