import type { OrganisationUserLink } from '~/api/organisation-access';
import type { CreationTools } from '~/components/edit-page/use-record-form';
import { type Completion, isOfNothing, wasRefused } from '~/domain/call-outcome';
import { changedFields, isSameValue, withFields } from '~/domain/record-difference';
import { type AccessForm, accessFormOf } from '../form/access-form';
import type { StoredAccess } from '../stored-access';
import type { AccessSaveFailure, SaveStep } from './access-errors';

/** The reads before another attempt. They return what is stored now. */
export interface AccessReads {
  readLinks: () => Promise<readonly OrganisationUserLink[]>;
  readParts: (linkID: string) => Promise<Pick<StoredAccess, 'assignments' | 'rootNodes'>>;
}

/** The fields that a save stores. */
type Fields = Pick<AccessForm, 'isOrgAdmin' | 'permissionGroupIDs' | 'rootNodes'>;

const fieldOf = {
  access: 'isOrgAdmin',
  link: 'isOrgAdmin',
  assignments: 'permissionGroupIDs',
  rootNodes: 'rootNodes',
} as const satisfies Record<SaveStep, keyof Fields>;

/** The values that this form alone may have stored, by field. */
type Own = { readonly [Field in keyof Fields]: readonly Fields[Field][] };

const nothing: Own = { isOrgAdmin: [], permissionGroupIDs: [[]], rootNodes: [[]] };

/** The access that earlier attempts have created, or may have. */
interface CreatedAccess {
  record: StoredAccess;
  /** Whether only these attempts may have stored the value of a field. */
  isOwn: (field: keyof AccessForm) => boolean;
  /** Notes that the person has decided about what is stored. */
  accept: () => void;
}

/**
 * The attempts to create one access link. A retry continues from what they have stored. Anything else is
 * somebody else's, who may have given or taken access meanwhile.
 */
export class AccessCreation {
  #linkID: string | undefined;
  /** Id of the user or team whose link may exist: the creating call got no clear answer. */
  #unansweredFor: string | undefined;
  #own = nothing;
  #failure: AccessSaveFailure | undefined;

  /** Whether the link exists. */
  get isCreated(): boolean {
    return this.#linkID !== undefined;
  }

  /**
   * Reads the access that an attempt has created, or may have created.
   * @throws an error if somebody has deleted it
   */
  async read(form: AccessForm, reads: AccessReads): Promise<CreatedAccess | undefined> {
    try {
      const link = await this.#find(form, reads);
      if (!link) return undefined;
      const record = { link, ...(await reads.readParts(link.organisationUserLinkID)) };
      const stored = accessFormOf(record);
      return {
        record,
        isOwn: (field) => this.#isOwn(field, stored),
        accept: () => this.#accept(stored),
      };
    } catch (cause) {
      throw this.#failure?.again(cause) ?? cause;
    }
  }

  async #find({ linkType, teamUserID }: AccessForm, { readLinks }: AccessReads) {
    const id = this.#linkID;
    if (!id && (teamUserID === null || this.#unansweredFor !== teamUserID)) return undefined;
    const links = await readLinks();
    const link = id
      ? links.find(({ organisationUserLinkID }) => organisationUserLinkID === id)
      : links.find((each) => each.linkType === linkType && each.teamUserID === teamUserID);
    if (!link && id) {
      this.#forget();
      throw new Error('This access has been deleted meanwhile. Save again to create it.');
    }
    this.#linkID = link?.organisationUserLinkID;
    return link;
  }

  /** Sends a step of an attempt, and notes what it may have stored. */
  async send<Answer>(step: SaveStep, form: AccessForm, call: () => Promise<Answer>) {
    const isOther = step === 'access' && this.#unansweredFor !== form.teamUserID;
    if (isOther) this.#forget();
    const field = fieldOf[step];
    const before = this.#own;
    const sent = form[field];
    try {
      const answer = await call();
      this.#own = { ...before, [field]: [sent] };
      return answer;
    } catch (cause) {
      if (!wasRefused(cause)) {
        this.#own = { ...before, [field]: [...before[field], sent] };
        if (step === 'access') this.#unansweredFor = form.teamUserID ?? undefined;
      }
      // Somebody has deleted the created link. The next attempt starts over.
      if (isOfNothing(cause)) this.#forget();
      throw cause;
    }
  }

  noteFailure(failure: AccessSaveFailure): void {
    this.#failure = failure;
  }

  noteLink({ organisationUserLinkID }: OrganisationUserLink): void {
    this.#linkID = organisationUserLinkID;
  }

  #forget(): void {
    this.#linkID = undefined;
    this.#unansweredFor = undefined;
    this.#own = nothing;
    this.#failure = undefined;
  }

  #isOwn(field: keyof AccessForm, stored: AccessForm): boolean {
    const own: { readonly [Field in keyof AccessForm]?: readonly AccessForm[Field][] } = this.#own;
    return own[field]?.some((value) => isSameValue(value, stored[field])) === true;
  }

  #accept({ isOrgAdmin, permissionGroupIDs, rootNodes }: AccessForm): void {
    this.#own = {
      isOrgAdmin: [isOrgAdmin],
      permissionGroupIDs: [permissionGroupIDs],
      rootNodes: [rootNodes],
    };
  }
}

/**
 * Gives access, or what is missing of the one that an earlier attempt has given. It asks before it
 * overwrites what somebody else has saved there.
 * @param read reads what earlier attempts have created
 */
export async function createOrContinue(
  mine: AccessForm,
  read: (form: AccessForm) => Promise<CreatedAccess | undefined>,
  tools: CreationTools<StoredAccess, AccessForm>,
): Completion {
  const created = await read(mine);
  const stored = tools.formOf(created?.record);
  const theirs = changedFields(stored, mine).filter((field) => created?.isOwn(field) === false);
  if (theirs.length > 0) {
    const answer = await tools.ask(theirs, mine, stored);
    if (answer === 'cancel') return 'stay';
    created?.accept();
    if (answer === 'theirs') tools.show(withFields(mine, stored, theirs));
    return answer === 'mine' ? createOrContinue(mine, read, tools) : 'stay';
  }
  const outcome = await tools.send(mine, created?.record);
  // Somebody may have changed since then what the repeated call has stored.
  return outcome?.wasReplayed ? createOrContinue(mine, read, tools) : outcome;
}
