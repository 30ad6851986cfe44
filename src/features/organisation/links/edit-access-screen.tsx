import { Checkbox, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { use, useRef, useState } from 'react';
import { inWords } from '~/api/failure-words';
import {
  linkQueries,
  type OrganisationUserLink,
  useCommitLinkAssignments,
  useCommitLinkRootNodes,
  useCommitLinks,
} from '~/api/organisation-access';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { RefusedAction } from '~/components/dialogs/confirm-dialog';
import { EditRecord } from '~/components/edit-page/edit-record';
import { deleteRecord, type MayDelete } from '~/components/edit-page/stored-records';
import type { CreationTools } from '~/components/edit-page/use-record-form';
import { useLatePart } from '~/components/late-part';
import { LinkButton } from '~/components/link-button';
import { showSavedAlready } from '~/components/notices/frame-notice';
import { UnconfirmedNotice } from '~/components/unconfirmed/unconfirmed-name';
import { whereText } from '~/domain/access-explanation/effective-permissions';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { isSavedInPart } from '~/domain/call-outcome';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { idEnd } from '~/domain/distinct-labels';
import { newRecordId } from '~/domain/search-values';
import { isolated, shownName, shownText } from '~/domain/shown-name';
import { siteNames, siteTree } from '~/domain/site-restriction';
import { administratorText } from '~/domain/type-labels';
import { PermissionGroupChecklist } from '~/pickers/permission-group-checklist';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { useSession } from '~/session/session';
import { accessTools } from './access-tools';
import type { AccessEndProps } from './ends/access-end-section';
import { type AccessForm, accessFields, restrictionsOf, sortedIds } from './form/access-form';
import classes from './form/access-form.module.css';
import { useCopiedAccess } from './form/copied-access';
import { TargetFields, TargetType } from './form/target-fields';
import { AccessCreation, type AccessReads, createOrContinue } from './saving/access-creation';
import { accessSaveError } from './saving/access-errors';
import { type AccessCalls, saveAccess } from './saving/save-access';
import { accessQuery, readAccess, readParts, type StoredAccess } from './stored-access';
import { WhySection } from './why/why-section';

const { labels } = accessFields;

/** Edit Organisation Access: docs/product/organisation.md#edit-organisation-access. */
export function EditAccessScreen() {
  return (
    <AccessEditor {...useParams({ from: '/_signed-in/organisation/$orgId/links/edit/$id' })} />
  );
}

/**
 * The page of the access of one user or team. The id `new` creates an access link.
 * @param props.copy id of the access link that a new one copies
 */
function AccessEditor({ orgId, id, copy }: { orgId: string; id: string; copy?: string }) {
  const navigate = useNavigate();
  const calls = useAccessCalls(orgId, id);
  const wordsOf = useAccessWords(orgId);
  const copied = useCopiedAccess(orgId, copy);
  return (
    <EditRecord
      id={id}
      query={accessQuery(orgId, id)}
      readFresh={calls.readFresh}
      template={copied?.template}
      fields={{ ...accessFields, wordsOf }}
      nameOf={({ link }) => link.teamUserName}
      savedNameOf={(_form, stored) =>
        stored ? `the access of ${stored.link.teamUserName}` : 'the access'
      }
      offersUndo
      create={calls.create}
      send={calls.save}
      mayHaveSaved={isSavedInPart}
      remove={calls.remove}
      deletionFactsOf={({ link }) => <AdministratorLossOf orgId={orgId} link={link} />}
      deletionQuestionOf={removalQuestion}
      reword={(cause, step) =>
        step === 'save' ? accessSaveError(cause) : inWords(cause, screenWords.access[step])
      }
      onDone={() => navigate({ to: '/organisation/$orgId/links', params: { orgId } })}
      actionsOf={({ link }) => (
        <>
          <RecordHistory kind="AccessLink" id={id} name={link.teamUserName} orgId={orgId} />
          <LinkButton
            variant="default"
            to="/organisation/$orgId/links/create"
            params={{ orgId }}
            search={{ copy: id }}
          >
            Copy access to...
          </LinkButton>
        </>
      )}
      panels={(stored) => {
        if (!stored) return null;
        const { link } = stored;
        const personID = isUserLink(link) ? link.teamUserID : undefined;
        return (
          <>
            {personID === undefined ? null : <WhySection orgId={orgId} personID={personID} />}
            <AccessEnd orgId={orgId} id={id} name={link.teamUserName} personID={personID} />
          </>
        );
      }}
    >
      {({ form, checkbox }, stored) => {
        const link = stored?.link;
        const { linkType, isOrgAdmin, permissionGroupIDs, rootNodes } = form.values;
        const isTeam = linkType === OrganisationUserLinkType.Team;
        return (
          <>
            {copied?.note}
            {link?.isEmailUnconfirmed ? <UnconfirmedNotice /> : null}
            {link ? (
              <>
                <TargetType form={form} isFixed />
                <TextInput label={isTeam ? 'Team' : 'User'} value={link.teamUserName} readOnly />
              </>
            ) : (
              <TargetFields orgId={orgId} form={form} isFixed={calls.isCreated} />
            )}
            {link && !isTeam ? (
              <TextInput label="Email" value={link.userEmail ?? ''} placeholder="None" readOnly />
            ) : null}
            <div>
              <Checkbox {...checkbox('isOrgAdmin')} description={administratorText(isTeam)} />
              <div role="status">
                {link?.isOrgAdmin && !isOrgAdmin ? (
                  <AdministratorLossOf orgId={orgId} link={link} className={classes.impact} />
                ) : null}
              </div>
            </div>
            <PermissionGroupChecklist
              orgId={orgId}
              value={permissionGroupIDs}
              onChange={(ids) => form.setFieldValue('permissionGroupIDs', sortedIds(ids))}
            />
            <SitePicker
              orgId={orgId}
              label={labels.rootNodes}
              description="Without a restriction the access holds for all outlets."
              value={rootNodes}
              onChange={(nodes) => form.setFieldValue('rootNodes', restrictionsOf(nodes))}
            />
          </>
        );
      }}
    </EditRecord>
  );
}

interface AdministratorLossOfProps {
  orgId: string;
  link: OrganisationUserLink;
  className?: string | undefined;
}

/** Says who loses administrator access without the link. Nobody can take it from themselves. */
function AdministratorLossOf({ orgId, link, className }: AdministratorLossOfProps) {
  const caller = useSession();
  const refused = use(RefusedAction);
  if (isUserLink(link) && link.teamUserID === caller.userID) {
    return (
      <p ref={refused} className={className}>
        This is your own access. You cannot take it from yourself.
      </p>
    );
  }
  if (!link.isOrgAdmin) return null;
  const { organisationUserLinkID: linkID } = link;
  return <LateAdministratorLoss {...{ orgId, caller, linkID, className }} />;
}

/** The account or the team stays, which the question says: it is no deletion of a person. */
function removalQuestion({ link }: StoredAccess): string {
  const { teamUserName: name, organisationName: place = '' } = link;
  const what = isUserLink(link) ? 'The account itself stays.' : 'The team and its members stay.';
  return `Remove the access of "${shownName(name)}" to ${shownText(place, 'this organisation')}? ${what}`;
}

/** Returns a function that names the groups or outlets of a value, for the overwrite question. */
function useAccessWords(orgId: string) {
  const { data: groups = [] } = useQuery(permissionGroupQueries.choices(orgId));
  const { data: nodes = [] } = useQuery(outletNodesQuery(orgId));
  return (field: string, value: AccessForm[keyof AccessForm]): string | undefined => {
    if (field === 'permissionGroupIDs') {
      const names = new Map(groups.map((group) => [group.userPermissionGroupID, group.name]));
      const ids = value as AccessForm['permissionGroupIDs'];
      const nameOf = (id: string) => isolated(names.get(id) || `a group (${idEnd(id)})`);
      return shownText(ids.map(nameOf).join(', '), 'None');
    }
    if (field !== 'rootNodes') return undefined;
    const places = (value as AccessForm['rootNodes']).map(({ nodeID }) => nodeID);
    return places.length === 0 ? 'All outlets' : whereText(places, siteNames(siteTree(nodes)));
  };
}

/** Provides the calls that read, save and delete an access link, or create one. */
function useAccessCalls(orgId: string, id: string) {
  const queryClient = useQueryClient();
  const links = useCommitLinks(orgId);
  const assignments = useCommitLinkAssignments(orgId);
  const rootNodes = useCommitLinkRootNodes(orgId);
  const [attempts] = useState(() => new AccessCreation());
  const creation = id === newRecordId ? attempts : undefined;
  const [isCreated, setIsCreated] = useState(false);
  const noteCreated = () => setIsCreated(attempts.isCreated);

  const wasReplayed = useRef(false);
  const noted = <Answer,>(sent: { answer: Answer; wasReplayed: boolean }): Answer => {
    wasReplayed.current ||= sent.wasReplayed;
    return sent.answer;
  };

  const calls: AccessCalls = {
    commitLinks: async (batch) => noted(await links.mutateAsync(batch)),
    commitAssignments: async (linkID, body) =>
      noted(await assignments.mutateAsync({ id: linkID, body })),
    commitRootNodes: async (linkID, body) =>
      noted(await rootNodes.mutateAsync({ id: linkID, body })),
  };
  const reads: AccessReads = {
    readLinks: () => queryClient.fetchQuery({ ...linkQueries.list(orgId), staleTime: 0 }),
    readParts: (linkID) => readParts(queryClient, orgId, linkID, 0),
  };

  return {
    /** Whether an attempt to create the link has created it. */
    isCreated,
    readFresh: () =>
      readAccess(queryClient, orgId, id, 0, 'This access has been deleted meanwhile.'),
    create:
      creation &&
      ((form: AccessForm, tools: CreationTools<StoredAccess, AccessForm>) =>
        createOrContinue(form, (mine) => creation.read(mine, reads).finally(noteCreated), tools)),
    save: async (form: AccessForm, stored: StoredAccess | undefined) => {
      wasReplayed.current = false;
      const saved = await saveAccess(form, stored, creation, calls).finally(noteCreated);
      if (creation && stored && saved.length === 0) {
        showSavedAlready(`The access of ${stored.link.teamUserName}`, { isLeaving: true });
        void queryClient.invalidateQueries();
      }
      return { wasReplayed: wasReplayed.current };
    },
    remove: (mayDelete: MayDelete) => {
      const records = {
        read: reads.readLinks,
        idOf: (link: OrganisationUserLink) => link.organisationUserLinkID,
      };
      const batch = { changes: [], deletes: [id] };
      return deleteRecord(records, id, () => links.mutateAsync(batch), mayDelete);
    },
  };
}

const from = '/_signed-in/organisation/$orgId/links/create';

/** Add Organisation Access: docs/product/organisation.md#edit-organisation-access. */
export function CreateAccessScreen() {
  const { orgId } = useParams({ from });
  const { copy } = useSearch({ from });
  return <AccessEditor key={copy} orgId={orgId} id={newRecordId} copy={copy} />;
}

/** The panel "Access Ends" of Edit Access. It loads once a person does something on the page. */
function AccessEnd(props: AccessEndProps) {
  const module = useLatePart(accessTools);
  return module ? <module.AccessEndSection {...props} /> : null;
}
