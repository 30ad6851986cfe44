import { Button } from '@mantine/core';
import { type RefObject, useMemo } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import { PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import {
  type AuthorisationsSearch,
  type ChangeSearch,
  noSelection,
} from '../authorisations-search';
import { nodeId } from '../model/authorisation-nodes';
import {
  type ChildApplication,
  unauthorised,
  type VersionGroup,
} from '../model/child-authorisations';
import type { Outcome } from '../model/outcome';
import type { AuthorisationTree } from '../tree/use-authorisation-tree';
import { VersionBadges } from '../tree/version-badges';
import { UpdatePanel } from '../update/update-panel';
import classes from './authorisation-panel.module.css';
import { OrganisationList } from './organisation-list';
import { VersionDetails } from './version-details';

interface AuthorisationPanelProps {
  orgId: string;
  tree: AuthorisationTree;
  search: AuthorisationsSearch;
  onSearchChange: ChangeSearch;
  onDone: (outcome: Outcome) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus back to the tree, for pages where the panel is below it. */
  onBack: () => void;
}

/**
 * The right panel (docs/product/versions-and-health.md#authorisation-panel): the details of the
 * selected entry, and the form that updates its organisations.
 */
export function AuthorisationPanel(props: AuthorisationPanelProps) {
  const { tree, search } = props;
  const application = tree.applications.find(({ id }) => id === search.app);
  const groups = application && tree.groups.get(application.id);
  const group = groups?.find(({ key }) => key === search.version);
  const state = application && tree.branchStates.get(nodeId(application.id));
  const isWaiting = application !== undefined && (state === 'loading' || !groups);
  const isMissing =
    search.app !== undefined &&
    state === undefined &&
    (!application || (groups !== undefined && search.version !== undefined && !group));

  return (
    <SelectionPanel
      ref={props.heading}
      title={titleOf(application, group)}
      icon={application ? <PackageIcon address={application.iconUri} size={24} /> : null}
      badges={group?.isLatest ? <VersionBadges isLatest badges={[]} /> : null}
      onBack={search.app === undefined ? undefined : props.onBack}
    >
      <LoadingOverlay
        isLoading={isWaiting}
        error={state instanceof Error ? state : null}
        onRetry={() => application && tree.retryPackages(application.id)}
      >
        {application && groups && !isMissing && state === undefined ? (
          <Selection {...props} application={application} groups={groups} group={group} />
        ) : null}
        {application && !isMissing ? null : (
          <PanelHint>
            {isMissing
              ? 'There is no such application or version. It may have been removed.'
              : 'Select an application or a version to see who may use it.'}
          </PanelHint>
        )}
      </LoadingOverlay>
    </SelectionPanel>
  );
}

interface SelectionProps extends AuthorisationPanelProps {
  application: ChildApplication;
  groups: readonly VersionGroup[];
  group: VersionGroup | undefined;
}

function Selection(props: SelectionProps) {
  const { application, groups, group, search, onSearchChange } = props;
  const listed = group?.organisations ?? application.organisations;
  const names = useMemo(() => new Map(groups.map(({ key, name }) => [key, name])), [groups]);
  return (
    <>
      <VersionDetails application={application} group={group} groups={groups} />
      {listed.length > 0 ? (
        <div className={classes.part}>
          <h3 className={classes.partHeading}>Change version</h3>
          <UpdatePanel
            // Another application starts without the date of the one before.
            key={application.id}
            orgId={props.orgId}
            application={application}
            group={group}
            groups={groups}
            listed={listed}
            choice={search}
            onChoose={onSearchChange}
            onDone={props.onDone}
          />
        </div>
      ) : null}
      <div className={classes.part}>
        <OrganisationList
          key={`${application.id} ${search.version}`}
          organisations={listed}
          versionNames={group ? undefined : names}
          selectedId={search.organisation}
          onSelect={(organisation) => onSearchChange({ organisation })}
          filter={search.filter ?? ''}
          onFilter={(filter) => onSearchChange({ filter: filter || undefined }, { replace: true })}
        />
        {group && group.key !== unauthorised ? (
          <Button
            className={classes.others}
            variant="default"
            onClick={() => onSearchChange({ ...noSelection, app: application.id, to: group.key })}
          >
            Authorise {group.name} for others
          </Button>
        ) : null}
      </div>
    </>
  );
}

function titleOf(application: ChildApplication | undefined, group: VersionGroup | undefined) {
  if (!application) return 'Authorisation';
  return group ? `${application.name} ${group.name}` : application.name;
}
