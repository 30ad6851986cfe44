import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import {
  type UsedByRecord,
  type UsedByUse,
  type UsedSubject,
  usedByQuery,
} from '~/api/record-facts';
import { RefusedAction } from '~/components/dialogs/confirm-dialog';
import { Dialog } from '~/components/dialogs/dialog';
import { TextLink } from '~/components/text-link';
import { numberText } from '~/domain/count-text';
import { knownIn } from '~/domain/known-value';
import { shownName } from '~/domain/shown-name';
import classes from './used-by.module.css';
import { conditionOf, effectOf, refusalOf, summaryOf, titleOf } from './used-by-words';

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
  const refused = use(RefusedAction);
  const refusal = found && refusalOf(found, subject);
  // Nobody takes the own access from themselves. What else prevents a deletion may be gone by now.
  const ref = found?.deletion === 'OwnAccess' ? refused : null;
  return (
    <div className={classes.facts}>
      <div role="status">
        <p>{found ? summaryOf(found, subject) : 'Looking up what uses it...'}</p>
        {refusal ? (
          <p ref={ref} className={classes.refusal}>
            {refusal}
          </p>
        ) : null}
      </div>
      {found && found.uses.length > 0 ? <UseList subject={subject} uses={found.uses} /> : null}
    </div>
  );
}

/** The button of a page that has a record, with the number of uses. It opens the list of them. */
export function UsesButton({ room, ...record }: UsedByButtonProps & { room: ReactNode }) {
  const { subject } = record;
  const [isOpen, setIsOpen] = useState(false);
  const { found } = useUsedBy(record);
  if (!found || found.uses.length === 0) return room;
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

/** The records that use a record, by kind, with links to their pages. */
function UseList({ subject, uses }: { subject: UsedSubject; uses: readonly UsedByUse[] }) {
  return (
    <ul className={classes.uses}>
      {uses.map((use) => (
        <li key={use.kind} data-effect={use.effect}>
          <span className={classes.head}>
            <strong>{titleOf(use)}</strong> {effectOf(use, subject)}
          </span>
          <Records {...use} />
        </li>
      ))}
    </ul>
  );
}

function Records({ kind, records, total }: UsedByUse) {
  const rest = total - records.length;
  const count = numberText(rest);
  const more = records.length > 0 ? ` and ${count} more` : `${count} in other organisations`;
  return (
    <span className={classes.records}>
      {records.map((record, index) => {
        const target = targetOf(kind, record);
        const name = shownName(record.name);
        return (
          <span key={record.recordID}>
            {target ? (
              <TextLink {...target} isUnderlined>
                {name}
              </TextLink>
            ) : (
              name
            )}
            {index < records.length - 1 ? ', ' : null}
          </span>
        );
      })}
      {rest > 0 ? more : null}
    </span>
  );
}

/** The pages of an organisation that show records. */
const pages = {
  Acceptance: '/organisation/$orgId/acceptances',
  AccessLink: '/organisation/$orgId/links/edit/$id',
  Invitation: '/organisation/$orgId/pendinginvites',
  Organisation: '/organisation/$orgId',
  TeamMembership: '/organisation/$orgId/teams/edit/$id',
} as const satisfies Partial<Record<UsedByUse['kind'], string>>;

/** Returns where a record leads to; undefined if nobody but a super user may open a page. */
function targetOf(kind: UsedByUse['kind'], { recordID: id, organisationID: orgId }: UsedByRecord) {
  if (kind === 'StatisticsMonth')
    return { to: '/admin/statistics', search: { month: id } } as const;
  const to = knownIn(pages, kind as keyof typeof pages);
  return to && orgId !== null ? { to, params: { orgId, id } } : undefined;
}
