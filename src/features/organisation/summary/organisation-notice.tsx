import type { Organisation } from '~/api/organisations';
import { TextLink } from '~/components/text-link';
import { OrganisationType } from '~/domain/contract/enums.gen';
import classes from './organisation-notice.module.css';

const templates: readonly number[] = [
  OrganisationType.TemplatePublic,
  OrganisationType.TemplatePrivate,
  OrganisationType.ConfigurationDefaults,
];

/** Shows the next step for an organisation that is not initialised. Templates need none. */
export function OrganisationNotice({ organisation }: { organisation: Organisation | undefined }) {
  if (organisation?.initialised !== false) return null;
  if (templates.includes(organisation.organisationType)) return null;
  const { organisationID: orgId } = organisation;
  return (
    <p className={classes.notice}>
      This organisation is not initialised yet: its currency, its administrators and its apps are
      still to be chosen.{' '}
      <TextLink to="/organisation/$orgId/initialise" params={{ orgId }}>
        Initialise organisation
      </TextLink>
    </p>
  );
}
