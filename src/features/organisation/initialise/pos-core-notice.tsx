import { TextLink } from '~/components/text-link';
import { useSession } from '~/session/session-context';
import classes from './initialise.module.css';

/**
 * Warns that nobody can choose a POS Core instance after the initialisation
 * (docs/product/organisation.md#initialise-organisation).
 */
export function PosCoreNotice({ orgId }: { orgId: string }) {
  const { isSuperUser } = useSession();
  return (
    <p className={classes.notice}>
      This organisation has no POS Core instance, and cannot be given one once it is initialised.{' '}
      {isSuperUser ? (
        <TextLink to="/admin/organisations" search={{ selected: orgId }}>
          Choose one first
        </TextLink>
      ) : (
        'Please ask a platform administrator to choose one first.'
      )}
    </p>
  );
}
