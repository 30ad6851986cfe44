import { Box, Button } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { FactList } from '~/components/fact-list';
import { LatePart, useLatePart } from '~/components/late-part';
import { passFocusOn } from '~/components/pass-focus';
import type { PanelFocus } from '~/components/tree-and-panel';
import { useDateTimeText } from '~/components/use-date-time-text';
import { countText, fileSizeText, numberText } from '~/domain/count-text';
import { shownText } from '~/domain/shown-name';
import { useAuthorisationsAddress } from './authorisation-tree';
import { noSelection } from './authorisations-search';
import { type AuthorisationSelection, spreadOf, unauthorised } from './child-authorisations';
import { OrganisationList } from './organisation-list';
import { UpdatePanel } from './update-panel';
import classes from './version-details.module.css';

/** The grid in which a person selects several organisations. */
const versionTools = new LatePart(() => import('./many/many-organisations'));

/** The content of the right panel: the details of an entry, its update form and its organisations. */
export function SelectedEntry(props: AuthorisationSelection & { focus: PanelFocus }) {
  const { focus, ...selection } = props;
  const { group, listed } = selection;
  const { search, change } = useAuthorisationsAddress();
  const [isForMany, setIsForMany] = useState(false);
  const late = useLatePart(versionTools, isForMany, setIsForMany);
  const many = isForMany ? late : undefined;
  const entry = `${search.app} ${search.version}`;
  return (
    <>
      <VersionDetails {...selection} />
      {many ? null : (
        // Another application starts without the date of the one before.
        <UpdatePanel key={search.app} {...selection} focus={focus} />
      )}
      <div className={classes.part}>
        {many ? (
          <many.ManyOrganisations key={entry} {...selection} />
        ) : (
          <OrganisationList key={entry} {...selection} />
        )}
        {listed.length > 1 || isForMany ? (
          <Button
            ref={passFocusOn}
            className={classes.others}
            variant="default"
            onClick={() => setIsForMany(!isForMany)}
          >
            {isForMany ? 'Select one organisation' : 'Select several organisations'}
          </Button>
        ) : null}
        {group && group.key !== unauthorised ? (
          <Button
            ref={passFocusOn}
            className={classes.others}
            variant="default"
            onClick={() => change({ ...noSelection, app: search.app, to: group.key })}
          >
            Authorise {group.name} for others
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The facts about the selected application or version. */
function VersionDetails(selection: AuthorisationSelection) {
  const { application, group, groups } = selection;
  const dateTimeText = useDateTimeText();
  if (group?.key === unauthorised) {
    return (
      <p className={classes.description}>Organisations that may not use {application.name}.</p>
    );
  }
  const newest = groups.find(({ isLatest }) => isLatest);
  const details = group?.details;
  const description = (group ?? newest)?.details?.applicationDescription;
  const newer = group?.isLatest || !newest ? '' : ` (the latest is ${newest.name})`;
  const facts: [string, ReactNode][] = group
    ? [['Version', `${group.name}${newer}`]]
    : [
        ['Latest version', newest?.name ?? 'None'],
        ['Organisations', spreadText(selection)],
      ];
  if (details) {
    const notes = shownText(details.changeNotes.trim(), 'None');
    facts.push(
      ['Created', dateTimeText(details.dateTimeCreatedUTC)],
      ['Size', fileSizeText(details.installerPackageLength)],
      ['Change notes', <ChangeNotes key="notes" notes={notes} />],
    );
  }
  return (
    <>
      {description ? <p className={classes.description}>{description}</p> : null}
      <FactList facts={facts} />
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
function spreadText({ application, groups }: AuthorisationSelection): string {
  const { latest, older, none } = spreadOf(application, groups);
  const counts = [
    [latest, 'on the latest version'],
    [older, 'on an older one'],
    [none, 'unauthorised'],
  ] as const;
  const parts = counts.flatMap(([count, text]) =>
    count > 0 ? `${numberText(count)} ${text}` : [],
  );
  return `${countText(application.organisations.length, 'organisation')}: ${parts.join(', ')}`;
}
