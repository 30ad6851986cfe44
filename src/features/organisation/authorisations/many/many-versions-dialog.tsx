import { useState } from 'react';
import { useReloadAuthorisations } from '~/api/version-authorisations';
import { overDialog } from '~/components/dialogs/dialog';
import { NotBeforeInput } from '~/components/fields/not-before-input';
import { ManyCallsDialog } from '~/components/many-calls/many-calls-dialog';
import { countText } from '~/domain/count-text';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import { OptionSelect } from '~/pickers/option-select';
import { useAuthorisationsAddress } from '../authorisation-tree';
import {
  type AuthorisationSelection,
  type ChildOrganisation,
  unauthorised,
} from '../child-authorisations';
import { allOrganisations, planUpdate, questionOf, summaryText } from '../update-plan';
import classes from './many-organisations.module.css';
import { useManyAcceptances, useManyAuthorisations } from './use-many-versions';

interface ManyVersionsDialogProps extends Pick<AuthorisationSelection, 'application' | 'groups'> {
  action: 'authorise' | 'accept';
  organisations: readonly ChildOrganisation[];
  onClose: () => void;
}

/** Authorises or accepts a version for the selected organisations. */
export function ManyVersionsDialog(props: ManyVersionsDialogProps) {
  const { action, application, groups, organisations, onClose } = props;
  const { orgId, search } = useAuthorisationsAddress();
  const reload = useReloadAuthorisations(orgId);
  const isAcceptance = action === 'accept';
  const offered = groups.filter(({ key }) => !isAcceptance || key !== unauthorised);
  const [version, setVersion] = useState(
    () => offered.find(({ key }) => key === search.to || key === search.version)?.key ?? '',
  );
  const [notBefore, setNotBefore] = useState<string | BadTime | null>(null);
  const date = version === unauthorised ? null : notBefore;
  const options = {
    orgId,
    appId: application.id,
    version,
    notBefore: isGood(date) ? date : null,
  };
  const authorise = useManyAuthorisations(options);
  const accept = useManyAcceptances(options);
  // Only the version that an organisation is authorised for can be accepted.
  const concerned = isAcceptance
    ? organisations.filter(({ versionKey }) => versionKey === version)
    : organisations;
  const plan = planUpdate({
    listed: concerned,
    groups,
    target: version,
    organisation: allOrganisations,
  });
  const question = plan && questionOf(application, plan);
  const leftOut = organisations.length - concerned.length;
  const count = countText(concerned.length, 'organisation');
  const verb = isAcceptance ? 'Accept' : (question?.verb ?? 'Authorise');

  return (
    <ManyCallsDialog
      title={`${isAcceptance ? 'Accept' : 'Authorise'} ${application.name}`}
      confirmText={`${verb} for ${count}`}
      isDangerous={!isAcceptance && (question?.isNone || question?.isRollback)}
      canBegin={plan !== undefined && isGood(date)}
      doneWord={isAcceptance ? 'accepted' : 'updated'}
      items={concerned.map(({ id, label }) => ({ id, label }))}
      send={isAcceptance ? accept : authorise}
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
          label={isAcceptance ? 'Not before (optional)' : 'Auto-accept not before (optional)'}
          placeholder="At once"
          value={date}
          onChange={setNotBefore}
          isDisabled={version === unauthorised}
        />
        <div role="status">
          {plan && !isAcceptance ? <p>{summaryText(plan)}</p> : null}
          {!isAcceptance && question?.isRollback ? <p>{question.rollback}</p> : null}
          {!isAcceptance && question?.isNone ? (
            <p>Sites that already installed it are not reverted.</p>
          ) : null}
          {isAcceptance && plan ? (
            <p>{`${count} accept${concerned.length === 1 ? 's' : ''} ${plan.target.name} for all nodes. Accepting is irreversible.`}</p>
          ) : null}
          {isAcceptance && version !== '' && leftOut > 0 ? (
            <p>{`${countText(leftOut, 'organisation')} left out: not authorised for this version.`}</p>
          ) : null}
        </div>
      </div>
    </ManyCallsDialog>
  );
}
