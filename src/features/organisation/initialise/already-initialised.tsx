import type { Organisation } from '~/api/organisations';
import { LinkButton } from '~/components/link-button';
import { organisationLabelOf } from '~/domain/organisation-label';
import classes from './initialise.module.css';

/** There is nothing to do here: an organisation is initialised once. */
export function AlreadyInitialised({ organisation }: { organisation: Organisation }) {
  const { organisationID: orgId } = organisation;
  return (
    <section className={classes.panel}>
      <div role="status">
        <p className={classes.message}>
          {organisationLabelOf(organisation)} is initialised already.
        </p>
        <p className={classes.way}>
          Its teams, permission groups and versions are managed from its summary.
        </p>
      </div>
      <div>
        <LinkButton to="/organisation/$orgId" params={{ orgId }}>
          Organisation Summary
        </LinkButton>
      </div>
    </section>
  );
}
