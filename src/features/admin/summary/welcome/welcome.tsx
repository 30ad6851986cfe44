import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AdminSummary } from '~/api/admin-summary';
import { type OrganisationSummary, organisationSummaryQueries } from '~/api/organisation-summary';
import { organisationQueries } from '~/api/organisations';
import { passFocusOn } from '~/components/pass-focus';
import { PlainButton } from '~/components/plain-button';
import { remember, remembered } from '~/components/remembered';
import { TextLink } from '~/components/text-link';
import { newRecordId } from '~/domain/search-values';
import { useSession } from '~/session/session';
import classes from './welcome.module.css';

/**
 * Leads the first super user through what a new platform needs (docs/product/welcome.md). The person can
 * dismiss it, which this browser remembers for them.
 */
export function Welcome({ summary }: { summary: AdminSummary }) {
  const key = `welcome-dismissed-${useSession().userID}`;
  const [isDismissed, setIsDismissed] = useState(() => remembered(key) !== null);
  const dismiss = () => {
    remember(key, 'yes');
    setIsDismissed(true);
  };
  return isDismissed ? null : <Steps summary={summary} onDismiss={dismiss} />;
}

function Steps(props: { summary: AdminSummary; onDismiss: () => void }) {
  const { summary, onDismiss } = props;
  const hasOrganisation = doneSteps(summary, undefined).organisation;
  const list = useQuery({ ...organisationQueries.list({ limit: 1 }), enabled: hasOrganisation });
  const orgId = list.data?.[0]?.organisationID ?? '';
  const first = useQuery({ ...organisationSummaryQueries.single(orgId), enabled: orgId !== '' });
  const done = doneSteps(summary, first.data);
  const isAllDone = done.instance && done.organisation && done.invitation;
  return (
    <section aria-labelledby="welcome" className={classes.welcome}>
      <div className={classes.head}>
        <h2 id="welcome" className={classes.title}>
          Welcome
        </h2>
        <PlainButton ref={passFocusOn} variant="default" onClick={onDismiss}>
          Dismiss
        </PlainButton>
      </div>
      <p className={classes.about}>
        {isAllDone
          ? 'The platform is ready: the first person can begin.'
          : 'This platform is new. Three steps lead to the first person who can work with it.'}
      </p>
      <ol className={classes.steps}>
        <Step isDone={done.instance} about="The server that serves organisations.">
          <TextLink to="/admin/poscoreinstances/edit/$id" params={{ id: newRecordId }}>
            Create a POS Core instance
          </TextLink>
        </Step>
        <Step isDone={done.organisation} about="A dealer or a licensee, with the instance above.">
          <TextLink to="/admin/organisations" search={{ selected: newRecordId }}>
            Create an organisation
          </TextLink>
        </Step>
        <Step
          isDone={done.invitation}
          about="A mail with a link leads to the account and the access."
        >
          {orgId ? (
            <TextLink to="/organisation/$orgId/invite" params={{ orgId }}>
              Invite a person
            </TextLink>
          ) : (
            'Invite a person'
          )}
        </Step>
      </ol>
    </section>
  );
}

/**
 * Returns which steps of a new platform are done (docs/product/welcome.md#steps).
 * @param first the summary of the first organisation; undefined while it is not known
 */
const doneSteps = (summary: AdminSummary, first: OrganisationSummary | undefined) => ({
  instance: summary.posCoreInstances.length > 0,
  organisation: summary.totalActiveOrganisations + summary.totalInactiveOrganisations > 0,
  // Whoever has accepted an invitation, or was given access, has a link.
  invitation: first !== undefined && first.pendingInvitations.length + first.links.length > 0,
});

function Step(props: { isDone: boolean; about: string; children: ReactNode }) {
  const { isDone, about, children } = props;
  return (
    <li className={classes.step} data-done={isDone}>
      <span className={classes.name}>
        {children}
        {isDone ? <span className={classes.done}>Done</span> : null}
      </span>
      <span className={classes.about}>{about}</span>
    </li>
  );
}
