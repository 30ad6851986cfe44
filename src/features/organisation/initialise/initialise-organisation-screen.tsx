import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useLinksWithEnds } from '~/api/access-ends';
import { inWords } from '~/api/failure-words';
import { configTemplateQueries, useInitialiseOrganisation } from '~/api/initialise';
import { listedOrganisation } from '~/api/listed-organisation';
import { currencyQueries } from '~/api/reference-data';
import { screenWords } from '~/api/screen-words';
import { teamQueries } from '~/api/teams';
import {
  type ApplicationAuthorisation,
  versionAuthorisationQueries,
} from '~/api/version-authorisations';
import { FormActions, FormCard, FormFields, FormPage } from '~/components/edit-page/form-page';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import type { ChecklistValue } from '~/components/fields/checklist';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { LinkButton } from '~/components/link-button';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { showNotice } from '~/components/notices/frame-notice';
import { NoticePanel } from '~/components/notices/notice-panel';
import { StaleNotice } from '~/components/notices/retry-notice';
import { PackageIcon } from '~/components/package-icon';
import { TextLink } from '~/components/text-link';
import { useNow } from '~/components/use-date-time-text';
import { WorkingButton } from '~/components/working-button';
import { elapsedText } from '~/domain/date-time-text';
import { loadedRecords, toggled } from '~/domain/lists';
import { isolatedLabelOf, organisationLabelOf, shownName } from '~/domain/shown-name';
import { versionText } from '~/domain/version-number';
import { OptionalSelect } from '~/pickers/option-select';
import { useSession } from '~/session/session';
import classes from './initialise.module.css';
import {
  blankInitialiseForm,
  currencyHint,
  hasCurrencyCode,
  initialisedText,
  initialiseRequestOf,
  isTouched,
  longestCurrencyCode,
} from './initialise-request';

const workText = 'Please wait, initialising organisation...this may take several minutes';

/** Initialise Organisation (docs/product/organisation.md#initialise-organisation). */
export function InitialiseOrganisationScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/initialise' });
  const { isSuperUser } = useSession();
  const navigate = useNavigate();
  const { data: organisation, isPending } = useQuery(listedOrganisation(orgId));
  const { data: currencies = [] } = useQuery(currencyQueries.list());
  const teams = useQuery(teamQueries.accessibleValues(orgId));
  const templates = useQuery(configTemplateQueries.list(orgId));
  const apps = useQuery(versionAuthorisationQueries.own(orgId));
  const { links } = useLinksWithEnds(orgId);
  const initialise = useInitialiseOrganisation(orgId);
  const { work, failure, run } = useWork<'initialising'>();
  const [form, setForm] = useState(blankInitialiseForm);

  const choices = [teams, templates, apps];
  const isLoaded = choices.every(({ data }) => data !== undefined);
  const failed = choices.filter(({ error }) => error);
  const read = {
    data: isLoaded || undefined,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
  const loadError = isLoaded ? undefined : read.error;
  // The form stays while it leaves after a success, though the list already says initialised.
  const isWorking = work !== undefined || initialise.isSuccess;
  const canInitialise = isLoaded && hasCurrencyCode(form) && !isWorking;
  const change = (fields: Partial<typeof form>) => setForm({ ...form, ...fields });

  const leave = () => {
    const ignoreBlocker = true;
    return isSuperUser
      ? navigate({ to: '/admin/organisations', search: { selected: orgId }, ignoreBlocker })
      : navigate({ to: '/organisation/$orgId', params: { orgId }, ignoreBlocker });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canInitialise) return;
    const action = () =>
      initialise
        .mutateAsync(initialiseRequestOf(form))
        .catch((cause) => Promise.reject(inWords(cause, screenWords.organisation.initialise)));
    void run('initialising', action, () => {
      const text = initialisedText(organisation, form, links);
      showNotice({ text, isLeaving: true });
      return leave();
    });
  };

  // Without the organisation in the list the form appears, and the service decides.
  const content =
    organisation?.initialised && !isWorking ? (
      <NoticePanel
        message={`${organisationLabelOf(organisation)} is initialised already.`}
        way="Its teams, permission groups and versions are managed from its summary."
        actions={
          <LinkButton to="/organisation/$orgId" params={{ orgId }}>
            Organisation Summary
          </LinkButton>
        }
      />
    ) : isPending ? (
      <LoadingOverlay isLoading />
    ) : (
      <FormCard onSubmit={submit} aria-busy={isWorking}>
        <FailureAlert message={failure} />
        {isWorking ? null : <StaleNotice read={read} />}
        <LoadingOverlay
          isLoading={isWorking || (!isLoaded && !loadError)}
          loadingText={isWorking ? workText : undefined}
          message={isWorking ? <ElapsedTime /> : undefined}
          error={loadError}
          onRetry={read.refetch}
        >
          <FormFields
            className={isWorking ? classes.covered : undefined}
            disabled={isWorking || !isLoaded}
          >
            {organisation?.posCoreInstanceID === null ? (
              <p className={classes.notice}>
                This organisation has no POS Core instance, and cannot be given one once it is
                initialised.{' '}
                {isSuperUser ? (
                  <TextLink to="/admin/organisations" search={{ selected: orgId }}>
                    Choose one first
                  </TextLink>
                ) : (
                  'Please ask a super user to choose one first.'
                )}
              </p>
            ) : null}
            <LimitedTextInput
              label="Currency Code"
              limit={longestCurrencyCode}
              description={currencyHint(form, currencies)}
              required
              autoCapitalize="characters"
              spellCheck={false}
              className={classes.currency}
              value={form.currencyCode}
              onChange={(event) => change({ currencyCode: event.currentTarget.value })}
            />
            <OptionalSelect
              limit={Number.POSITIVE_INFINITY}
              label="Organisation Admin"
              description="The team whose members administer the organisation."
              options={loadedRecords(teams.data)}
              value={form.adminTeamID}
              onChange={(adminTeamID) => change({ adminTeamID })}
            />
            <OptionalSelect
              limit={Number.POSITIVE_INFINITY}
              label="Default Configuration Template"
              description="Optional; its permission groups are copied."
              options={loadedRecords(templates.data)}
              value={form.templateCode}
              onChange={(templateCode) => change({ templateCode })}
            />
            <AppChecklist
              apps={loadedRecords(apps.data)}
              value={form.apps}
              onChange={(chosen) => change({ apps: chosen })}
            />
          </FormFields>
        </LoadingOverlay>
        <FormActions>
          <WorkingButton type="submit" disabled={!canInitialise} loading={isWorking}>
            Initialise
          </WorkingButton>
          <Button variant="default" onClick={leave} disabled={isWorking}>
            Cancel
          </Button>
        </FormActions>
        <UnsavedChangesGuard hasUnsavedChanges={() => isTouched(form)} isSaving={isWorking} />
      </FormCard>
    );
  return (
    <FormPage
      title="Initialise Organisation"
      subtitle={organisation && isolatedLabelOf(organisation)}
    >
      {content}
    </FormPage>
  );
}

/** Shows how long the work has run since this component appeared. */
function ElapsedTime() {
  const now = useNow();
  const [start] = useState(now);
  return (
    <span className={classes.elapsed}>
      <span className={classes.bar} aria-hidden="true" />
      {/* Not a live region: a screen reader would announce every second. */}
      <span role="timer" aria-live="off">
        {elapsedText(now - start)}
      </span>
    </span>
  );
}

/** Chooses the apps that the organisation starts with. Shows their icons and newest versions. */
function AppChecklist(props: ChecklistValue & { apps: readonly ApplicationAuthorisation[] }) {
  const { apps, value, onChange } = props;
  return (
    <fieldset className={classes.apps}>
      <legend className={classes.legend}>Apps</legend>
      <p className={classes.about}>
        Each is authorised at the newest version that the organisation's POS Core can run.
      </p>
      {apps.length === 0 ? <p className={classes.none}>There are no apps to choose from.</p> : null}
      {apps.map(({ applicationID: id, applicationName, latestVersion }) => (
        <div key={id} className={classes.app}>
          <Checkbox
            classNames={{ root: classes.choice, body: classes.check, labelWrapper: classes.choice }}
            checked={value.includes(id)}
            disabled={!latestVersion}
            onChange={(event) => onChange(toggled(value, id, event.currentTarget.checked))}
            label={
              <span className={classes.appName}>
                <PackageIcon address={latestVersion?.iconUri} size={20} />
                {shownName(applicationName)}
              </span>
            }
          />
          <span className={classes.version}>
            {latestVersion ? versionText(latestVersion) : 'No version yet'}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
