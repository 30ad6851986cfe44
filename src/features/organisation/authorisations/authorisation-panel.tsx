import { Box, Button } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import { type PanelFocus, PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { dateTimeText } from '~/domain/date-time-text';
import { fileSizeText } from '~/domain/file-size-text';
import classes from './authorisation-panel.module.css';
import { type AuthorisationTree, VersionBadges } from './authorisation-tree';
import { type AuthorisationsSearch, type ChangeSearch, noSelection } from './authorisations-search';
import {
  type ChildApplication,
  type ChildOrganisation,
  groupsBelow,
  latestKeyOf,
  unauthorised,
  type VersionGroup,
} from './child-authorisations';
import { OrganisationList } from './organisation-list';
import { UpdatePanel } from './update-panel';
import { type Outcome, organisationsText } from './update-plan';

interface AuthorisationPanelProps {
  orgId: string;
  tree: AuthorisationTree;
  search: AuthorisationsSearch;
  onSearchChange: ChangeSearch;
  onDone: (outcome: Outcome) => void;
  focus: PanelFocus;
}

/**
 * The right panel (docs/product/versions-and-health.md#authorisation-panel): the details of the
 * selected entry, and the form that updates its organisations.
 */
export function AuthorisationPanel(props: AuthorisationPanelProps) {
  const { tree, search } = props;
  const node = search.app === undefined ? undefined : tree.selected;
  const application = node?.application;
  const groups = useMemo(() => node && groupsBelow(node), [node]);
  const group = groups?.find(({ key }) => key === search.version);
  const state = node && tree.branchStates.get(node.id);
  const isWaiting = application !== undefined && (state === 'loading' || !groups);
  const isMissing =
    search.app !== undefined &&
    state === undefined &&
    (!application || (groups !== undefined && search.version !== undefined && !group));

  return (
    <SelectionPanel
      ref={props.focus.heading}
      title={titleOf(application, group)}
      icon={application ? <PackageIcon address={application.iconUri} size={24} /> : null}
      badges={group?.isLatest ? <VersionBadges isLatest badges={[]} /> : null}
      onBack={search.app === undefined ? undefined : props.focus.toTree}
    >
      <LoadingOverlay
        isLoading={isWaiting}
        error={state instanceof Error ? state : null}
        onRetry={() => node && tree.retryBranch(node.id)}
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

/** Change notes scroll from this many characters or lines on. */
const longNotes = 700;
const manyLines = 9;

interface VersionDetailsProps {
  application: ChildApplication;
  /** The selected entry; undefined for the application itself. */
  group: VersionGroup | undefined;
  groups: readonly VersionGroup[];
}

/** The facts about the selected application or version. */
function VersionDetails({ application, group, groups }: VersionDetailsProps) {
  const { organisations } = application;
  const newest = groups.find(({ isLatest }) => isLatest);
  if (!group) {
    return (
      <Facts description={newest?.details?.applicationDescription}>
        <Fact name="Latest version">{newest?.name ?? 'None'}</Fact>
        <Fact name="Organisations">
          {spreadText(organisations, latestKeyOf(application, groups))}
        </Fact>
      </Facts>
    );
  }
  if (group.key === unauthorised) {
    const text = `Organisations that may not use ${application.name}.`;
    return <Facts description={text} />;
  }
  const { details } = group;
  return (
    <Facts description={details?.applicationDescription}>
      <Fact name="Version">
        {group.name}
        {group.isLatest || !newest ? '' : ` (the latest is ${newest.name})`}
      </Fact>
      {details ? (
        <>
          <Fact name="Created">{dateTimeText(details.dateTimeCreatedUTC)}</Fact>
          <Fact name="Size">{fileSizeText(details.installerPackageLength)}</Fact>
          <Fact name="Change notes">
            <ChangeNotes notes={details.changeNotes.trim() || 'None'} />
          </Fact>
        </>
      ) : null}
    </Facts>
  );
}

function Facts(props: { description: string | undefined; children?: ReactNode }) {
  return (
    <>
      {props.description ? <p className={classes.description}>{props.description}</p> : null}
      {props.children ? <dl className={classes.facts}>{props.children}</dl> : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Shows plain text with its line breaks. Long notes scroll, also by the keyboard. */
function ChangeNotes({ notes }: { notes: string }) {
  if (notes.length < longNotes && notes.split('\n').length < manyLines) {
    return <span className={classes.notes}>{notes}</span>;
  }
  return (
    <Box
      className={clsx(classes.notes, classes.scrolled)}
      role="region"
      aria-label="Change notes"
      tabIndex={0}
    >
      {notes}
    </Box>
  );
}

/** "42 organisations: 30 on the latest version, 8 on an older one, 4 unauthorised". */
function spreadText(
  organisations: readonly ChildOrganisation[],
  latestKey: string | undefined,
): string {
  const none = organisations.filter(({ versionKey }) => versionKey === unauthorised).length;
  const latest = organisations.filter(({ versionKey }) => versionKey === latestKey).length;
  const counts = [
    [latest, 'on the latest version'],
    [organisations.length - latest - none, 'on an older one'],
    [none, 'unauthorised'],
  ] as const;
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count.toLocaleString()} ${text}`);
  return [organisationsText(organisations.length), parts.join(', ')].filter(Boolean).join(': ');
}
