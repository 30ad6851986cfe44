import type { NoAddress } from '~/domain/email-address';
import classes from './invite.module.css';

/** Lists the parts of a pasted list that are no addresses, each with the reason. */
export function NotInvited({ rest }: { rest: readonly NoAddress[] }) {
  return rest.map(({ text, error }) => (
    <span key={text} className={classes.notInvited}>
      Not invited: “{text}”. {error}
    </span>
  ));
}
