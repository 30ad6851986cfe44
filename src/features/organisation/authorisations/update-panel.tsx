import { Button } from '@mantine/core';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import {
  useCommitPackageAuthorisations,
  useReloadAuthorisations,
} from '~/api/version-authorisations';
import { NotBeforeInput } from '~/components/fields/not-before-input';
import { startOf } from '~/domain/local-date-time';
import { utcDateTimeText } from '~/domain/utc-date-time';
import { OptionSelect } from '~/pickers/option-select';
import {
  type ChildApplication,
  type ChildOrganisation,
  unauthorised,
  type VersionGroup,
} from './child-authorisations';
import classes from './update.module.css';
import { ConfirmUpdate, OutcomeDialog, type Question } from './update-dialogs';
import {
  allOrganisations,
  failedOutcome,
  isWithdrawal,
  type Outcome,
  organisationsText,
  outcomeOf,
  planUpdate,
  type UpdatePlan,
} from './update-plan';

/** The choices in the panel, except for the date. */
interface UpdateChoice {
  /** Key of the version; undefined while none is chosen. */
  to?: string | undefined;
  /** Id of the organisation; undefined for all. */
  organisation?: string | undefined;
}

interface UpdatePanelProps {
  orgId: string;
  application: ChildApplication;
  /** The selected entry; undefined for the application itself. */
  group: VersionGroup | undefined;
  groups: readonly VersionGroup[];
  /** The organisations that the user can update. */
  listed: readonly ChildOrganisation[];
  choice: UpdateChoice;
  onChoose: (choice: UpdateChoice) => void;
  onDone: (outcome: Outcome) => void;
}

/** The form that authorises another version for all organisations of the entry, or for one. */
export function UpdatePanel(props: UpdatePanelProps) {
  const { orgId, application, group, groups, listed, choice, onChoose } = props;
  const [notBefore, setNotBefore] = useState<string | null>(null);
  const summaryId = useId();
  const update = useUpdate({
    orgId,
    appId: application.id,
    onDone: (outcome) => {
      if (outcome.kind !== 'Failure') setNotBefore(null);
      props.onDone(outcome);
    },
  });
  const organisation = choice.organisation ?? allOrganisations;
  const versions = useMemo(() => versionOptions(groups, group), [groups, group]);
  // The address keeps the version when the entry changes. If this entry does not offer it, the form
  // has no version.
  const target = versions.some(({ value }) => value === choice.to) ? choice.to : undefined;
  const plan = useMemo(
    () => planUpdate({ listed, groups, target, organisation }),
    [listed, groups, target, organisation],
  );
  const isListed =
    organisation === allOrganisations || listed.some(({ id }) => id === organisation);
  const organisations = useMemo(
    () => organisationOptions(application, listed, isListed ? undefined : organisation),
    [application, listed, isListed, organisation],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan) update.ask({ plan, notBefore });
  };

  return (
    <form onSubmit={submit}>
      <div className={classes.fields}>
        <OptionSelect
          label="Version"
          placeholder="Choose a version"
          value={target ?? ''}
          onChange={(to) => onChoose({ to })}
          options={versions}
        />
        <OptionSelect
          label="Organisation"
          value={organisation}
          onChange={(id) => onChoose({ organisation: id === allOrganisations ? undefined : id })}
          options={organisations}
          error={isListed ? undefined : 'It is not among the listed ones. Choose another, or All.'}
        />
        <div className={classes.wide}>
          <NotBeforeInput
            label="Auto-accept not before (optional)"
            placeholder="At once"
            value={notBefore}
            onChange={setNotBefore}
            isDisabled={target === unauthorised}
            note={
              notBefore !== null && Date.parse(startOf(notBefore)) < Date.now()
                ? 'The time selected is in the past. It will take effect immediately.'
                : undefined
            }
          />
        </div>
      </div>
      <div className={classes.actions}>
        <Button type="submit" disabled={!plan} aria-describedby={summaryId}>
          Authorise
        </Button>
        <p id={summaryId} className={classes.summary}>
          {plan ? summaryText(plan) : null}
        </p>
      </div>
      <ConfirmUpdate
        application={application}
        question={update.question}
        isSending={update.isSending}
        returnsFocus={update.outcome === undefined}
        onConfirm={update.send}
        onCancel={update.cancel}
      />
      <OutcomeDialog outcome={update.outcome} onClose={update.close} />
    </form>
  );
}

/** Offers all versions, newest first. It leaves out Unauthorised if the entry is Unauthorised. */
function versionOptions(groups: readonly VersionGroup[], group: VersionGroup | undefined) {
  return groups
    .filter(({ key }) => key !== unauthorised || group?.key !== unauthorised)
    .map(({ key, name, isLatest }) => {
      const marks = [isLatest ? 'Latest' : '', key === group?.key ? 'current' : ''];
      const text = marks.filter(Boolean).join(', ');
      return { value: key, label: text === '' ? name : `${name} (${text})` };
    });
}

function organisationOptions(
  { organisations }: ChildApplication,
  listed: readonly ChildOrganisation[],
  unlisted: string | undefined,
) {
  const all = { value: allOrganisations, label: `All (${listed.length.toLocaleString()})` };
  const options = [all, ...listed.map(({ id, label }) => ({ value: id, label }))];
  if (unlisted === undefined) return options;
  const known = organisations.find(({ id }) => id === unlisted);
  return [...options, { value: unlisted, label: known?.label ?? 'Unknown organisation' }];
}

function summaryText(plan: UpdatePlan): string {
  const changed = plan.organisations.length - plan.unchanged;
  if (changed === 0) return 'Nobody changes version.';
  const isOne = changed === 1;
  const words = isWithdrawal(plan)
    ? `${isOne ? 'loses' : 'lose'} the authorisation`
    : `${isOne ? 'changes' : 'change'} to ${plan.target.name}`;
  const rollbacks =
    plan.rollbacks === changed ? 'a rollback' : `${plan.rollbacks.toLocaleString()} by a rollback`;
  const end = plan.rollbacks === 0 ? '' : `, ${rollbacks}`;
  return `${organisationsText(changed)} ${words}${end}.`;
}

interface UpdateOptions {
  orgId: string;
  appId: string;
  /** Called when the user closes the outcome. The reload of the data has started by then. */
  onDone: (outcome: Outcome) => void;
}

/** Runs an update from the question to its outcome. It ignores a second confirmation meanwhile. */
function useUpdate({ orgId, appId, onDone }: UpdateOptions) {
  const commit = useCommitPackageAuthorisations(orgId);
  const reload = useReloadAuthorisations(orgId);
  const [question, setQuestion] = useState<Question>();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isAtWork = useRef(false);

  const send = async () => {
    if (!question || isAtWork.current) return;
    isAtWork.current = true;
    setIsSending(true);
    const { plan, notBefore } = question;
    const isNone = isWithdrawal(plan);
    const request = {
      applicationPackageID: isNone ? null : plan.target.key,
      organisationIDs: plan.organisations.map(({ id }) => id),
      autoAcceptNotBeforeDate:
        isNone || notBefore === null ? null : utcDateTimeText(startOf(notBefore)),
    };
    setOutcome(await commit.mutateAsync({ appId, request }).then(outcomeOf).catch(failedOutcome));
    isAtWork.current = false;
    setIsSending(false);
    setQuestion(undefined);
  };

  const close = () => {
    if (!outcome) return;
    setOutcome(undefined);
    void reload();
    onDone(outcome);
  };

  return {
    question,
    isSending,
    outcome,
    ask: setQuestion,
    cancel: () => setQuestion(undefined),
    send,
    close,
  };
}
