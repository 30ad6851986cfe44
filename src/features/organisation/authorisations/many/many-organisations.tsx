import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFileName } from '~/api/organisation-path';
import { useReloadAuthorisations, versionAuthorisationQueries } from '~/api/version-authorisations';
import { overDialog } from '~/components/dialogs/dialog';
import { NotBeforeInput } from '~/components/fields/not-before-input';
import { ManyCallsDialog } from '~/components/many-calls/many-calls-dialog';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { RecordGrid } from '~/components/record-grid/record-grid';
import type { ManyActionsProps } from '~/components/record-grid/record-grid-props';
import { countText } from '~/domain/count-text';
import { gridRights } from '~/domain/grid-rights';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import { OptionSelect } from '~/pickers/option-select';
import { useAuthorisationsAddress } from '../authorisation-tree';
import {
  type AuthorisationSelection,
  type ChildOrganisation,
  unauthorised,
} from '../child-authorisations';
import { planUpdate, questionOf, summaryText } from '../update-plan';
import classes from './many-organisations.module.css';
import { useManyAcceptances, useManyAuthorisations } from './use-many-versions';

/**
 * The organisations of the selected entry in a grid, in which several can be selected
 * (docs/product/many-at-once.md#versions).
 */
export function ManyOrganisations(selection: AuthorisationSelection) {
  const { groups, listed } = selection;
  const csvFileName = useFileName('Organisations', useAuthorisationsAddress().orgId);
  const columns = useMemo((): GridColumn<ChildOrganisation>[] => {
    const names = new Map(groups.map(({ key, name }) => [key, name]));
    const value = ({ versionKey }: ChildOrganisation) => names.get(versionKey) ?? '';
    return [
      { key: 'name', header: 'Name', width: 220 },
      { key: 'code', header: 'Code', width: 120 },
      { key: 'version', header: 'Version', width: 140, value },
    ];
  }, [groups]);
  return (
    <RecordGrid
      title="Organisations"
      list={{ records: listed, readFresh: async () => listed }}
      table={{
        idKey: 'id',
        columns,
        isSelecting: true,
        csvFileName,
        manyActions: (many) => <ManyActions {...many} selection={selection} />,
      }}
      saving={{ rights: gridRights.None }}
      page={{ headingLevel: 2 }}
    />
  );
}

interface Asked {
  action: 'authorise' | 'accept';
  organisations: readonly ChildOrganisation[];
}

/** The buttons for the selected organisations. */
function ManyActions({
  count,
  selected,
  hiddenNote,
  selection,
}: ManyActionsProps<ChildOrganisation> & { selection: AuthorisationSelection }) {
  const [asked, setAsked] = useState<Asked>();
  const button = (action: Asked['action'], text: string) => (
    <Button
      size="compact-sm"
      variant="default"
      disabled={count === 0}
      onClick={() => setAsked({ action, organisations: selected() })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button('authorise', 'Authorise')}
      {button('accept', 'Accept')}
      {asked ? (
        <ManyVersionsDialog
          {...selection}
          {...asked}
          hiddenNote={hiddenNote}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

interface ManyVersionsDialogProps extends AuthorisationSelection, Asked {
  hiddenNote: string;
  onClose: () => void;
}

/** Authorises or accepts a version for the selected organisations. */
function ManyVersionsDialog(props: ManyVersionsDialogProps) {
  const { action, application, groups, onClose } = props;
  const { orgId, search } = useAuthorisationsAddress();
  const reload = useReloadAuthorisations(orgId);
  // What the page shows may be old: the dialog asks about what is stored.
  const rows = useQuery({
    ...versionAuthorisationQueries.children(orgId),
    refetchOnMount: 'always',
  });
  const isAcceptance = action === 'accept';
  const offered = groups.filter(({ key }) => !isAcceptance || key !== unauthorised);
  const [version, setVersion] = useState(
    () => offered.find(({ key }) => key === search.to || key === search.version)?.key ?? '',
  );
  const [notBefore, setNotBefore] = useState<string | BadTime | null>(null);
  const date = version === unauthorised ? null : notBefore;
  const chosen = { orgId, appId: application.id, version, notBefore: isGood(date) ? date : null };
  const selectedIds = useMemo(
    () => new Set(props.organisations.map(({ id }) => id)),
    [props.organisations],
  );
  const organisations = application.organisations.filter(({ id }) => selectedIds.has(id));
  const accept = useManyAcceptances(chosen);
  // Only the version that an organisation is authorised for can be accepted.
  const concerned = isAcceptance
    ? organisations.filter(({ versionKey }) => versionKey === version)
    : organisations;
  const plan = planUpdate({ listed: concerned, groups, target: version });
  const authorise = useManyAuthorisations(chosen, props, plan);
  const question = plan && !isAcceptance ? questionOf(application, plan) : undefined;
  const leftOut = organisations.length - concerned.length;
  const count = countText(concerned.length, 'organisation');
  const verb = isAcceptance ? 'Accept' : 'Authorise';

  return (
    <ManyCallsDialog
      title={`${verb} ${application.name}`}
      confirmText={`${question?.verb ?? verb} for ${count}`}
      isDangerous={question?.isNone || question?.isRollback}
      canBegin={plan !== undefined && isGood(date) && rows.isFetchedAfterMount}
      doneWord={isAcceptance ? 'accepted' : 'updated'}
      items={concerned.map(({ id, label }) => ({ id, label }))}
      send={isAcceptance ? accept : authorise.send}
      prepare={isAcceptance ? undefined : authorise.prepare}
      isBatch={!isAcceptance}
      onClose={() => {
        void reload();
        onClose();
      }}
    >
      <div className={classes.fields}>
        <OptionSelect
          label="Version"
          placeholder="Choose a version"
          value={version}
          onChange={setVersion}
          options={offered.map(({ key, name, isLatest }) => ({
            value: key,
            label: isLatest ? `${name} (Latest)` : name,
          }))}
          comboboxProps={overDialog}
        />
        <NotBeforeInput
          isInDialog
          label={isAcceptance ? 'Not Before (optional)' : 'Auto-accept not before (optional)'}
          placeholder="At once"
          value={date}
          onChange={setNotBefore}
          isDisabled={version === unauthorised}
          saysPast
        />
        <div role="status">
          {plan && question ? <p>{summaryText(plan)}</p> : null}
          {question?.isRollback ? <p>{question.rollback}</p> : null}
          {question?.isNone ? <p>Sites that already installed it are not reverted.</p> : null}
          {isAcceptance && plan ? (
            <p>{`${count} accept${concerned.length === 1 ? 's' : ''} ${plan.target.name} for all nodes. Accepting is irreversible.`}</p>
          ) : null}
          {isAcceptance && version !== '' && leftOut > 0 ? (
            <p>{`${countText(leftOut, 'organisation')} left out: not authorised for this version.`}</p>
          ) : null}
          {props.hiddenNote ? <p>{props.hiddenNote}</p> : null}
        </div>
      </div>
    </ManyCallsDialog>
  );
}
