import { Box } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { dateTimeText } from '~/domain/date-time-text';
import { fileSizeText } from '~/domain/file-size-text';
import {
  type ChildApplication,
  type ChildOrganisation,
  latestKeyOf,
  unauthorised,
  type VersionGroup,
} from '../model/child-authorisations';
import { organisationsText } from '../model/update-plan';
import classes from './version-details.module.css';

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
export function VersionDetails({ application, group, groups }: VersionDetailsProps) {
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
