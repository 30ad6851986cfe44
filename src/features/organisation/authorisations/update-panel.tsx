import { Box, Button } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import {
  useCommitPackageAuthorisations,
  useReloadAuthorisations,
} from '~/api/version-authorisations';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { Dialog } from '~/components/dialogs/dialog';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { NotBeforeInput } from '~/components/fields/not-before-input';
import { ShowMore } from '~/components/show-more';
import type { PanelFocus } from '~/components/tree-and-panel';
import { useDateTimeText } from '~/components/use-date-time-text';
import { useIsShown } from '~/components/use-is-shown';
import { WorkingButton } from '~/components/working-button';
import { countText, numberText } from '~/domain/count-text';
import { parseUtcDateTime } from '~/domain/date-time-text';
import { shownName } from '~/domain/shown-name';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import { OptionSelect } from '~/pickers/option-select';
import { useAuthorisationsAddress } from './authorisation-tree';
import { type AuthorisationSelection, unauthorised } from './child-authorisations';
import { changeText, useFreshPlan } from './fresh-plan';
import classes from './update.module.css';
import {
  authorisationRequestOf,
  failedOutcome,
  isWithdrawal,
  type Outcome,
  outcomeOf,
  planUpdate,
  questionOf,
  summaryText,
  type UpdatePlan,
} from './update-plan';
import parts from './version-details.module.css';

/** Takes the place of an organisation id and means all listed organisations. */
const allOrganisations = 'all';

const timeOf = (utcText: string) => parseUtcDateTime(utcText)?.getTime() ?? Number.NaN;

/**
 * Authorises another version (docs/product/versions-and-health.md#authorisation-outcome). Asks about what is
 * stored: somebody else may have authorised a newer version meanwhile.
 */
export function UpdatePanel(props: AuthorisationSelection & { focus: PanelFocus }) {
  const { application, group, groups, listed } = props;
  const { orgId, search, change } = useAuthorisationsAddress();
  const commit = useCommitPackageAuthorisations(orgId);
  const reload = useReloadAuthorisations(orgId);
  const readPlan = useFreshPlan(orgId, props);
  const { work, failure, run, clearFailure } = useWork<'reading' | 'updating'>();
  const isShown = useIsShown();
  const summaryId = useId();
  const dateTimeText = useDateTimeText();
  const [notBefore, setNotBefore] = useState<string | BadTime | null>(null);
  const [asked, setAsked] = useState<UpdatePlan>();
  const [outcome, setOutcome] = useState<Outcome>();
  const organisation = search.organisation ?? allOrganisations;
  const isAll = organisation === allOrganisations;
  const chosen = isAll ? listed : listed.filter(({ id }) => id === organisation);
  const isListed = isAll || chosen.length > 0;
  // Unauthorised is no choice for those who are unauthorised.
  const versions = useMemo(
    () =>
      groups
        .filter(({ key }) => key !== unauthorised || group?.key !== unauthorised)
        .map(({ key, name, isLatest }) => {
          const marks = [isLatest ? 'Latest' : '', key === group?.key ? 'current' : ''];
          const text = marks.filter(Boolean).join(', ');
          return { value: key, label: text === '' ? name : `${name} (${text})` };
        }),
    [groups, group],
  );
  const organisations = useMemo(() => {
    const isChosen = ({ id }: { id: string }) => id === organisation;
    const unlisted = application.organisations.find(isChosen)?.label ?? 'Unknown organisation';
    return [
      { value: allOrganisations, label: `All (${numberText(listed.length)})` },
      ...listed.map(({ id, label }) => ({ value: id, label })),
      ...(isListed ? [] : [{ value: organisation, label: unlisted }]),
    ];
  }, [application, listed, isListed, organisation]);
  // The address keeps the version when the entry changes. If this entry does not offer it, the form
  // has no version.
  const target = versions.find(({ value }) => value === search.to)?.value;
  const plan = planUpdate({ listed: chosen, groups, target });
  const canAsk = plan !== undefined && (isWithdrawal(plan) || isGood(notBefore));

  const ask = (shown: UpdatePlan) => run('reading', async () => setAsked(await readPlan(shown)));
  const send = (confirmed: UpdatePlan, date: string | null) =>
    run('updating', async () => {
      const fresh = await readPlan(confirmed);
      if (!isShown.current) return;
      if (!fresh) throw new Error('Nothing was sent: the organisations are no longer here.');
      const difference = changeText(confirmed, fresh, props);
      if (difference !== undefined) {
        setAsked(fresh);
        throw new Error(difference);
      }
      const { organisations: updated } = fresh;
      const request = authorisationRequestOf(confirmed.target.key, updated, date);
      const sent = commit.mutateAsync({ appId: application.id, request });
      setOutcome(await sent.then((answer) => outcomeOf(answer, updated.length), failedOutcome));
      setAsked(undefined);
    });
  const close = () => {
    setOutcome(undefined);
    void reload();
    // After a failure the choices stay, so that the user can retry.
    if (outcome?.failure === undefined) {
      setNotBefore(null);
      change({ organisation: undefined, to: undefined });
    }
    // Authorise is disabled after a success.
    props.focus.toHeading();
  };

  const question = asked && questionOf(application, asked);
  const date = asked && !isWithdrawal(asked) && isGood(notBefore) ? notBefore : null;
  // The entry may list nobody any more, while the person still answers the question about it.
  if (listed.length === 0 && !asked && !outcome && !work) return null;
  return (
    <form
      className={parts.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (canAsk) void ask(plan);
      }}
    >
      <h3 className={parts.partHeading}>Change version</h3>
      <div className={classes.fields}>
        <OptionSelect
          label="Version"
          placeholder="Choose a version"
          value={target}
          onChange={(to) => change({ to })}
          options={versions}
        />
        <OptionSelect
          label="Organisation"
          value={organisation}
          onChange={(id) => change({ organisation: id === allOrganisations ? undefined : id })}
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
            saysPast
          />
        </div>
      </div>
      <div className={classes.actions}>
        <WorkingButton
          type="submit"
          loading={work === 'reading'}
          disabled={!canAsk}
          aria-describedby={summaryId}
        >
          Authorise
        </WorkingButton>
        <p id={summaryId} className={classes.summary}>
          {plan ? summaryText(plan) : null}
        </p>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={question?.title}
        confirmText={question?.verb}
        isDangerous={question?.isNone || question?.isRollback}
        isBusy={work === 'updating'}
        error={failure}
        returnsFocus={outcome === undefined}
        onConfirm={() => asked && send(asked, date)}
        onCancel={() => {
          clearFailure();
          setAsked(undefined);
        }}
      >
        <p>{question?.change}</p>
        {question?.isRollback ? <p className={classes.warning}>{question.rollback}</p> : null}
        {question?.isNone ? <p>Sites that already installed it are not reverted.</p> : null}
        {date === null ? null : (
          <p>
            Organisations that accept new versions automatically accept it not before{' '}
            {dateTimeText(timeOf(date))}.
          </p>
        )}
      </ConfirmDialog>
      <Dialog
        isOpen={outcome !== undefined}
        title={outcome?.kind}
        onClose={close}
        returnsFocus={false}
        actions={
          <Button onClick={close} data-autofocus>
            OK
          </Button>
        }
      >
        {outcome ? <OutcomeText {...outcome} /> : null}
      </Dialog>
      {/* Only beside the dialogs: a guard delays each change of the address, and the next one would lose it. */}
      {asked || outcome ? <UnsavedChangesGuard isSaving={work === 'updating'} /> : null}
    </form>
  );
}

/** So many organisations are drawn at first, and more by each press. */
const step = 200;

function OutcomeText({ updated, failed, unanswered, failure }: Outcome) {
  const [count, setCount] = useState(step);
  return (
    <div role="alert">
      <p>{failure ?? `${countText(updated, 'organisation')} updated.`}</p>
      {updated > 0 && unanswered > 0 ? (
        <p>{countText(unanswered, 'organisation')} not updated.</p>
      ) : null}
      {failed.length > 0 ? (
        <>
          <p>
            {/* The text of docs/product/messages.md#version-authorisations. */}
            {countText(failed.length, 'organisation')} failed to update due to their POSCore not
            meeting the minimum version requirements:
          </p>
          <Box
            component="ul"
            className={classes.failed}
            aria-label="Organisations that failed to update"
            tabIndex={0}
          >
            {failed.slice(0, count).map(({ organisationID, name, organisationCode }) => (
              <li key={organisationID}>
                {shownName(name)}{' '}
                {organisationCode ? (
                  <span className={classes.code}>[{organisationCode}]</span>
                ) : null}
              </li>
            ))}
          </Box>
          <ShowMore left={failed.length - count} onPress={() => setCount(count + step)} />
        </>
      ) : null}
    </div>
  );
}
