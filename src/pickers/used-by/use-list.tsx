import type { ReactNode } from 'react';
import type { UsedByRecord, UsedByUse, UsedSubject } from '~/api/record-facts';
import { TextLink } from '~/components/text-link';
import { numberText } from '~/domain/count-text';
import { knownIn } from '~/domain/known-value';
import { shownName } from '~/domain/shown-name';
import classes from './used-by.module.css';
import { effectOf, titleOf } from './used-by-words';

interface UseListProps {
  subject: UsedSubject;
  uses: readonly UsedByUse[];
}

/** The records that use a record, by kind, with links to their pages. */
export function UseList({ subject, uses }: UseListProps) {
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
      {records.map((record, index) => (
        <span key={record.recordID}>
          {pageOf(kind, record)}
          {index < records.length - 1 ? ', ' : null}
        </span>
      ))}
      {rest > 0 ? more : null}
    </span>
  );
}

/** Returns a link to the page of a record, or its name if nobody but a super user may open a page. */
function pageOf(
  kind: UsedByUse['kind'],
  { recordID: id, name, organisationID }: UsedByRecord,
): ReactNode {
  const text = shownName(name);
  if (kind === 'StatisticsMonth') {
    return (
      <TextLink to="/admin/statistics" search={{ month: id }} isUnderlined>
        {text}
      </TextLink>
    );
  }
  if (organisationID === null) return text;
  const orgId = organisationID;
  switch (kind) {
    case 'AccessLink':
      return (
        <TextLink to="/organisation/$orgId/links/edit/$id" params={{ orgId, id }} isUnderlined>
          {text}
        </TextLink>
      );
    case 'TeamMembership':
      return (
        <TextLink to="/organisation/$orgId/teams/edit/$id" params={{ orgId, id }} isUnderlined>
          {text}
        </TextLink>
      );
    case 'TeamMember':
      return text;
    default: {
      const page = knownIn(pages, kind);
      if (!page) return text;
      return (
        <TextLink to={page} params={{ orgId }} isUnderlined>
          {text}
        </TextLink>
      );
    }
  }
}

/** The pages of an organisation that show records without a page of their own. */
const pages = {
  Acceptance: '/organisation/$orgId/acceptances',
  Invitation: '/organisation/$orgId/pendinginvites',
  Organisation: '/organisation/$orgId',
} as const;
