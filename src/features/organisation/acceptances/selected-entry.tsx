import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { screenWords } from '~/api/screen-words';
import { type AcceptanceTreeAcceptance, useUpdateAcceptance } from '~/api/version-acceptances';
import { useWork } from '~/components/edit-page/use-work';
import { FactList } from '~/components/fact-list';
import { TextLink } from '~/components/text-link';
import type { PanelFocus } from '~/components/tree-and-panel';
import { type DateTimeText, useDateTimeText } from '~/components/use-date-time-text';
import { didNotCome, labelOf, lostText } from '~/domain/contract/did-not-come';
import { countText, fileSizeText } from '~/domain/count-text';
import { shownText } from '~/domain/shown-name';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { findNode } from '~/domain/tree-model';
import { useSession } from '~/session/session';
import { AcceptForm } from './accept-form';
import { acceptanceChangeOf, readAcceptance } from './acceptance-change';
import { type AcceptanceNode, authorisedVersion, type VersionEntry } from './acceptance-nodes';
import classes from './acceptance-panel.module.css';
import { AutoAcceptForm } from './auto-accept-form';
import formClasses from './forms.module.css';
import { isComplete, notBeforeFormOf, notBeforeOf } from './not-before';
import { NotBeforeFields } from './not-before-fields';
import { SaveForm } from './save-form';

interface EntryProps {
  node: AcceptanceNode;
  roots: readonly AcceptanceNode[];
  focus: PanelFocus;
}

/** The content of the right-hand panel, which depends on the kind of the entry. */
export function SelectedEntry(props: EntryProps) {
  const { entry } = props.node;
  switch (entry.entityType) {
    case 'application':
      return (
        <>
          {entry.applicationDescription ? (
            <p className={classes.lead}>{entry.applicationDescription}</p>
          ) : null}
          <AutoAcceptForm entry={entry} focus={props.focus} />
        </>
      );
    case 'version':
      return <Version entry={entry} {...props} />;
    case 'acceptance':
      return <Acceptance entry={entry} {...props} />;
    case 'oldVersions':
      return (
        <p className={classes.lead}>
          The versions before the authorised one that were accepted for any node, newest first.
          Select one to see what was accepted.
        </p>
      );
  }
}

/** A version: its facts, how far it is accepted, and the form that accepts it. */
function Version({ entry, node, roots, focus }: EntryProps & { entry: VersionEntry }) {
  const dateTimeText = useDateTimeText();
  const authorised = authorisedVersion(node, roots);
  const [accepted, setAccepted] = useState(0);
  const accepting = useWork<'accepting'>();
  // The tree may say that the version is accepted before the call has its answer and its follow-up.
  const isOpen = accepting.work !== undefined || accepting.failure !== undefined;
  const { dateTimeCreatedUTC, installerPackageLength, changeNotes } = entry.applicationPackage;
  const notes = <span className={classes.notes}>{shownText(changeNotes.trim(), 'None')}</span>;
  return (
    <>
      <FactList
        className={classes.facts}
        facts={[
          ['Status', statusText(entry, dateTimeText)],
          ['Created', dateTimeText(dateTimeCreatedUTC)],
          ['Installer', fileSizeText(installerPackageLength)],
          ['Change notes', notes],
        ]}
      />
      <p role="status" className={classes.saved}>
        {accepted > 0 ? 'The acceptance was saved.' : ''}
      </p>
      {isOpen || (entry.isCurrent && entry.state !== 'Accepted') ? (
        <>
          <h3 className={classes.subheading}>
            {entry.state === 'Partial' ? 'Accept for more nodes' : 'Accept this version'}
          </h3>
          <AcceptForm
            key={accepted}
            entry={entry}
            accepting={accepting}
            onAccepted={() => {
              setAccepted(accepted + 1);
              focus.toHeading();
            }}
          />
        </>
      ) : entry.isCurrent ? null : (
        <p className={classes.lead}>
          An older version: only the authorised one{authorised ? `, ${authorised},` : ''} can be
          accepted.
        </p>
      )}
    </>
  );
}

/** "Partial for 2 nodes, most recently on 20 Nov 2026". */
function statusText({ state, acceptanceStatus }: VersionEntry, dateTimeText: DateTimeText): string {
  if (state === 'Not Accepted') return state;
  const { acceptedRootNodeIDs, dateTimeAccepted } = acceptanceStatus;
  const what = state === 'Accepted' ? 'all nodes' : countText(acceptedRootNodeIDs.length, 'node');
  const last = dateTimeAccepted ? `, most recently on ${dateTimeText(dateTimeAccepted)}` : '';
  return `${state} for ${what}${last}`;
}

const notBeforeSources = { isLimited: ['notBefore'], moment: ['notBefore'] };

/** An acceptance: its facts, and the form of its not-before. Nothing else of it can change. */
function Acceptance(props: EntryProps & { entry: AcceptanceTreeAcceptance }) {
  const { entry, node, roots, focus } = props;
  const dateTimeText = useDateTimeText();
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId' });
  const { userID } = useSession();
  const client = useQueryClient();
  const update = useUpdateAcceptance(orgId, entry.applicationID);
  const [now] = useState(() => new Date());
  const { acceptance } = entry;
  // There is no user id if auto accept made the acceptance, or if somebody deleted its user.
  const nobody = acceptance.userID === null ? 'Auto accept, or a user' : 'A user';
  const version = findNode(roots, `version:${node.address.version}`)?.entry;
  const versionLink = (
    <TextLink
      to="/organisation/$orgId/acceptances"
      params={{ orgId }}
      search={{ ...node.address, acceptance: undefined }}
      resetScroll={false}
    >
      {version?.entityType === 'version' ? version.title : 'The version'}
    </TextLink>
  );
  const acceptedFor = didNotCome(acceptance, 'rootNodeID')
    ? lostText
    : acceptance.rootNodeID === null
      ? 'All nodes'
      : `${shownText(node.name, 'A node')} (${nodeTypeLabel(acceptance.rootNodeType).toLowerCase()})`;
  return (
    <>
      <FactList
        className={classes.facts}
        facts={[
          ['Version', versionLink],
          ['Accepted for', acceptedFor],
          ['Accepted by', entry.userName ?? `${nobody} who does not exist any more`],
          ['Accepted on', dateTimeText(acceptance.dateTimeAccepted)],
        ]}
      />
      <SaveForm
        record={acceptance}
        formOf={(record = acceptance) => notBeforeFormOf(record.notBefore, now)}
        settled={(form) => (form.isLimited ? form : notBeforeFormOf(null, now))}
        labels={{ isLimited: 'Not Before', moment: 'Moment' }}
        sources={notBeforeSources}
        wordsOf={(_field, value) => (typeof value === 'string' ? dateTimeText(value) : undefined)}
        readFresh={() => readAcceptance(client, orgId, acceptance)}
        send={(form, record = acceptance) =>
          update.mutateAsync(acceptanceChangeOf(record, notBeforeOf(form), userID))
        }
        canSave={isComplete}
        words={screenWords.acceptance.save}
        focus={focus}
      >
        {(form, edit) => (
          <>
            <NotBeforeFields
              label={labelOf('Not Before', acceptance, 'notBefore')}
              value={form}
              onChange={edit}
              stored={acceptance.notBefore}
            />
            <p className={formClasses.hint}>
              Sites that already installed this version do not revert.
            </p>
          </>
        )}
      </SaveForm>
    </>
  );
}
