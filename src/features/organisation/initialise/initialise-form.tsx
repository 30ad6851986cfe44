import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { currencyQueries } from '~/api/currencies';
import { failureWords } from '~/api/failure-words';
import { configTemplateQueries, useInitialiseOrganisation } from '~/api/initialise';
import { screenWords } from '~/api/screen-words';
import { teamQueries } from '~/api/teams';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { FailureAlert } from '~/components/notices/failure-alert';
import { TextLink } from '~/components/text-link';
import { elapsedText } from '~/domain/duration-text';
import { OptionalSelect } from '~/pickers/option-select';
import { useSession } from '~/session/session-context';
import { AppChecklist } from './app-checklist';
import classes from './initialise.module.css';
import {
  blankInitialiseForm,
  currencyHint,
  hasCurrencyCode,
  initialiseRequestOf,
  isTouched,
  longestCurrencyCode,
} from './initialise-request';

const workText = 'Please wait, initialising organisation...this may take several minutes';

interface InitialiseFormProps {
  orgId: string;
  /** Whether the organisation has no POS Core instance. It can get none once initialised. */
  lacksPosCore: boolean;
  onWork: (isAtWork: boolean) => void;
  /** Leaves the page after success or Cancel. */
  onLeave: () => void;
}

/** The form of what an organisation starts with, and the long call that initialises it. */
export function InitialiseForm({ orgId, lacksPosCore, onWork, onLeave }: InitialiseFormProps) {
  const initialise = useInitialiseOrganisation(orgId);
  const { data: currencies = [] } = useQuery(currencyQueries.list());
  const teams = useQuery(teamQueries.accessibleValues(orgId));
  const templates = useQuery(configTemplateQueries.list(orgId));
  const apps = useQuery(versionAuthorisationQueries.own(orgId));
  const [form, setForm] = useState(blankInitialiseForm);
  const [startedAt, setStartedAt] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isAtWork = useRef(false);
  const isLeaving = useRef(false);

  const options = [teams, templates, apps];
  const isLoaded = options.every(({ data }) => data !== undefined);
  const loadError = isLoaded ? null : (options.find(({ error }) => error)?.error ?? null);
  const canInitialise = isLoaded && hasCurrencyCode(form) && startedAt === undefined;

  const leave = () => {
    isLeaving.current = true;
    onLeave();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A second click can arrive before React renders the first one.
    if (!canInitialise || isAtWork.current) return;
    isAtWork.current = true;
    onWork(true);
    setFailure(undefined);
    setStartedAt(Date.now());
    try {
      await initialise.mutateAsync(initialiseRequestOf(form));
      leave();
    } catch (error) {
      isAtWork.current = false;
      setStartedAt(undefined);
      setFailure(failureWords(error, screenWords.organisation.initialise));
      onWork(false);
    }
  };

  const change = (fields: Partial<typeof form>) => setForm({ ...form, ...fields });
  const isWorking = startedAt !== undefined;
  return (
    <form className={classes.panel} noValidate onSubmit={submit} aria-busy={isWorking}>
      <FailureAlert message={failure} />
      <LoadingOverlay
        isLoading={isWorking || (!isLoaded && !loadError)}
        loadingText={isWorking ? workText : undefined}
        message={isWorking ? <ElapsedTime since={startedAt} /> : undefined}
        error={loadError}
        onRetry={() => {
          for (const option of options) if (option.error) void option.refetch();
        }}
      >
        <fieldset
          className={classes.fields}
          disabled={isWorking || !isLoaded}
          data-covered={isWorking || undefined}
        >
          {lacksPosCore ? <PosCoreNotice orgId={orgId} /> : null}
          <LimitedTextInput
            label="Currency Code"
            limit={longestCurrencyCode}
            description={currencyHint(form, currencies)}
            required
            autoComplete="off"
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
            options={teams.data ?? []}
            value={form.adminTeamID}
            onChange={(adminTeamID) => change({ adminTeamID })}
          />
          <OptionalSelect
            limit={Number.POSITIVE_INFINITY}
            label="Default Configuration Template"
            description="Optional; its permission groups are copied."
            options={templates.data ?? []}
            value={form.templateCode}
            onChange={(templateCode) => change({ templateCode })}
          />
          <AppChecklist
            apps={apps.data ?? []}
            value={form.apps}
            onChange={(chosen) => change({ apps: chosen })}
          />
        </fieldset>
      </LoadingOverlay>
      <div className={classes.actions}>
        <Button type="submit" disabled={!canInitialise} loading={isWorking}>
          Initialise
        </Button>
        <Button variant="default" onClick={leave} disabled={isWorking}>
          Cancel
        </Button>
      </div>
      <UnsavedChangesGuard hasUnsavedChanges={() => isTouched(form) && !isLeaving.current} />
    </form>
  );
}

/** Shows how long work of unknown duration has run since a moment in epoch milliseconds. */
function ElapsedTime({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={classes.elapsed}>
      <span className={classes.bar} aria-hidden="true" />
      {/* Not a live region: a screen reader would announce every second. */}
      <span role="timer" aria-live="off">
        {elapsedText(now - since)}
      </span>
    </span>
  );
}

/**
 * Warns that nobody can choose a POS Core instance after the initialisation
 * (docs/product/organisation.md#initialise-organisation).
 */
function PosCoreNotice({ orgId }: { orgId: string }) {
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
