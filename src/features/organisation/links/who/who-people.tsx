import { Button } from '@mantine/core';
import { passFocusOn } from '~/components/pass-focus';
import { countText, numberText } from '~/domain/count-text';
import { permissionTitle } from '~/domain/permissions/permission-names';
import { shownName } from '~/domain/shown-name';
import classes from '../why/why.module.css';
import { PermittedTable } from './permitted-table';
import type { WhoAnswer } from './use-who-may';
import { type AskedQuestion, askedLevels, formatQuestion } from './who-question';

/** The people who may do what is asked, or how far the look-up is. */
export function WhoPeople(props: { orgId: string; asked: AskedQuestion; answer: WhoAnswer }) {
  const { orgId, asked, answer } = props;
  const { permitted, progress, toAgree, tree } = answer;
  if (toAgree !== undefined) {
    return (
      <div>
        <p>
          This organisation has {countText(toAgree, 'access link')}. Each takes a call or two to
          look up, which may take a while.
        </p>
        <Button ref={passFocusOn} mt="sm" variant="default" onClick={answer.agree}>
          Look up all of them
        </Button>
      </div>
    );
  }
  return (
    <section aria-label="People" aria-busy={asked.permission !== undefined && !permitted}>
      <p role="status" className={permitted ? classes.heading : classes.note}>
        {asked.permission === undefined
          ? 'Choose a permission to see who has it.'
          : permitted
            ? summaryOf(asked, answer)
            : progress
              ? `Looking up access: ${numberText(progress.done)} of ${numberText(progress.total)}`
              : 'Looking up access...'}
      </p>
      {permitted && permitted.length > 0 && asked.permission !== undefined ? (
        <PermittedTable
          // Another question begins with the first people again.
          key={formatQuestion(asked)}
          orgId={orgId}
          permission={asked.permission}
          permitted={permitted}
          tree={tree}
        />
      ) : null}
    </section>
  );
}

/** Says how many people may do what is asked: "3 people may edit Tax in Quay Street, 1 in part". */
function summaryOf({ level, permission = 0, place }: AskedQuestion, answer: WhoAnswer): string {
  const { permitted = [], tree } = answer;
  const whole = permitted.filter(({ isWhole }) => isWhole).length;
  const inPart = permitted.length - whole;
  const people = whole === 0 ? 'Nobody' : countText(whole, 'person', 'people');
  const where = place ? shownName(tree.nodes.get(place)?.name) : 'the whole organisation';
  const rest = inPart === 0 ? '' : `, ${numberText(inPart)} in part`;
  return `${people} may ${askedLevels[level]} ${permissionTitle(permission)} in ${where}${rest}`;
}
