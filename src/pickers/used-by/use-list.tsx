import type { UsedByRecord, UsedByUse, UsedSubject } from '~/api/record-facts';
import { TextLink } from '~/components/text-link';
import { numberText } from '~/domain/count-text';
import { knownIn } from '~/domain/known-value';
import { shownName } from '~/domain/shown-name';
import classes from './used-by.module.css';
import { effectOf, titleOf } from './used-by-words';

/** The records that use a record, by kind, with links to their pages. */
export function UseList(props: { subject: UsedSubject; uses: readonly UsedByUse[] }) {
  const { subject, uses } = props;
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
