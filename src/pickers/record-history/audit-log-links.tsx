import type { RecordKind } from '~/api/record-facts';
import { TextLink } from '~/components/text-link';

/** Leads to the audit log with the filter of a person: everything that this person did. */
export function PersonLink({ userID, name }: { userID: string; name: string | null }) {
  return (
    <TextLink to="/admin/auditlogs" search={{ user: userID }} isUnderlined>
      Everything {name || 'this person'} did
    </TextLink>
  );
}

interface HereLinkProps {
  kind: RecordKind;
  name: string;
  /** Missing for an organisation that is gone. */
  id: string | null | undefined;
  /** The organisation of the record, if it belongs to one: others have teams of the same name. */
  orgId?: string | undefined;
}

/** Leads to the audit log with the entries that name a record, or that belong to an organisation. */
export function HereLink({ kind, name, id, orgId }: HereLinkProps) {
  // The id also finds what happened before the organisation was renamed.
  const search =
    kind === 'Organisation' ? { organisation: id ?? name } : { message: name, organisation: orgId };
  return (
    <TextLink to="/admin/auditlogs" search={search} isUnderlined>
      Everything that happened here
    </TextLink>
  );
}
