import { Box } from '@mantine/core';
import { clsx } from 'clsx';
import { FactList } from '~/components/fact-list';
import { useDateTimeText } from '~/components/use-date-time-text';
import { countText, fileSizeText, numberText } from '~/domain/count-text';
import { shownText } from '~/domain/shown-name';
import { type AuthorisationSelection, spreadOf, unauthorised } from './child-authorisations';
import classes from './version-details.module.css';

/** The facts about the selected application or version. */
export function VersionDetails(selection: AuthorisationSelection) {
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
  const facts = group
    ? ([['Version', `${group.name}${newer}`]] as const)
    : ([
        ['Latest version', newest?.name ?? 'None'],
        ['Organisations', spreadText(selection)],
      ] as const);
  const packageFacts = details
    ? ([
        ['Created', dateTimeText(details.dateTimeCreatedUTC)],
        ['Size', fileSizeText(details.installerPackageLength)],
        [
          'Change notes',
          <ChangeNotes key="notes" notes={shownText(details.changeNotes.trim(), 'None')} />,
        ],
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
