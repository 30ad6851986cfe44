import { Box, Button } from '@mantine/core';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { FactList } from '~/components/fact-list';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import { type PanelFocus, PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { countText, fileSizeText, numberText } from '~/domain/count-text';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './authorisation-panel.module.css';
import {
  type AuthorisationTree,
  latestBadge,
  useAuthorisationsAddress,
} from './authorisation-tree';
import { noSelection } from './authorisations-search';
import {
  type AuthorisationSelection,
  type ChildApplication,
  groupsBelow,
  spreadOf,
  unauthorised,
  type VersionGroup,
} from './child-authorisations';
import { OrganisationList } from './organisation-list';
import { UpdatePanel } from './update-panel';

/**
 * The right panel (docs/product/versions-and-health.md#authorisation-panel): the details of the
 * selected entry, and the form that updates its organisations.
 */
export function AuthorisationPanel({
  tree,
  focus,
}: {
  tree: AuthorisationTree;
  focus: PanelFocus;
}) {
  const { search, change } = useAuthorisationsAddress();
  const node = search.app === undefined ? undefined : tree.selected;
  const application = node?.application;
  const groups = useMemo(() => node && groupsBelow(node), [node]);
  const group = groups?.find(({ key }) => key === search.version);
  const { isLoading, error } = tree.pathState;
  const isFound = search.version === undefined || group !== undefined;
  const listed = group?.organisations ?? application?.organisations ?? [];
  const selection = application && groups && isFound && { application, groups, group, listed };
  const name = application && (group ? `${application.name} ${group.name}` : application.name);

  return (
    <SelectionPanel
      ref={focus.heading}
      title={name ?? 'Authorisation'}
      icon={application ? <PackageIcon address={application.iconUri} size={24} /> : null}
      badges={group?.isLatest ? latestBadge : null}
      onBack={search.app === undefined ? undefined : focus.toTree}
    >
      <LoadingOverlay {...(node && tree.pathState)}>
        {node && (isLoading || error) ? null : selection ? (
          <>
            <VersionDetails {...selection} />
            {listed.length > 0 ? (
              <div className={classes.part}>
                <h3 className={classes.partHeading}>Change version</h3>
                {/* Another application starts without the date of the one before. */}
                <UpdatePanel key={search.app} {...selection} focus={focus} />
              </div>
            ) : null}
            <div className={classes.part}>
              <OrganisationList key={`${search.app} ${search.version}`} {...selection} />
              {group && group.key !== unauthorised ? (
                <Button
                  className={classes.others}
                  variant="default"
                  onClick={() => change({ ...noSelection, app: search.app, to: group.key })}
                >
                  Authorise {group.name} for others
                </Button>
              ) : null}
            </div>
          </>
        ) : (
          <PanelHint>
            {search.app === undefined
              ? 'Select an application or a version to see who may use it.'
              : 'There is no such application or version. It may have been removed.'}
          </PanelHint>
        )}
      </LoadingOverlay>
    </SelectionPanel>
  );
}

/** The facts about the selected application or version. */
function VersionDetails({ application, group, groups }: AuthorisationSelection) {
  if (group?.key === unauthorised) {
    return (
      <p className={classes.description}>Organisations that may not use {application.name}.</p>
    );
  }
  const newest = groups.find(({ isLatest }) => isLatest);
  const details = group?.details;
  const description = (group ?? newest)?.details?.applicationDescription;
  const newer = group?.isLatest || !newest ? '' : ` (the latest is ${newest.name})`;
  const facts = group
    ? ([['Version', `${group.name}${newer}`]] as const)
    : ([
        ['Latest version', newest?.name ?? 'None'],
        ['Organisations', spreadText(application, groups)],
      ] as const);
  const packageFacts = details
    ? ([
        ['Created', dateTimeText(details.dateTimeCreatedUTC)],
        ['Size', fileSizeText(details.installerPackageLength)],
        ['Change notes', <ChangeNotes key="notes" notes={details.changeNotes.trim() || 'None'} />],
      ] as const)
    : [];
  return (
    <>
      {description ? <p className={classes.description}>{description}</p> : null}
      <FactList facts={[...facts, ...packageFacts]} />
    </>
  );
}

/** Shows plain text with its line breaks. Long notes scroll, also by the keyboard. */
function ChangeNotes({ notes }: { notes: string }) {
  if (notes.length < 700 && notes.split('\n').length < 9) {
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
function spreadText(application: ChildApplication, groups: readonly VersionGroup[]): string {
  const { latest, older, none } = spreadOf(application, groups);
  const counts = [
    [latest, 'on the latest version'],
    [older, 'on an older one'],
    [none, 'unauthorised'],
  ] as const;
  const parts = counts.flatMap(([count, text]) =>
    count > 0 ? `${numberText(count)} ${text}` : [],
  );
  const all = countText(application.organisations.length, 'organisation');
  return parts.length > 0 ? `${all}: ${parts.join(', ')}` : all;
}
