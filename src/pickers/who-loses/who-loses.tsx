import { useLatePart } from '~/components/late-part';
import { checkingAdministrators } from '~/domain/access-explanation/checking-administrators';
import { recordFacts } from '../record-facts';
import type { AdministratorLossProps } from './administrator-loss';
import type { GroupHoldersProps } from './group-holders';

/** Warns before a change that ends somebody's administrator access (docs/product/edit-pages.md). */
export function LateAdministratorLoss(props: AdministratorLossProps) {
  const part = useLatePart(recordFacts, true);
  if (part) return <part.AdministratorLoss {...props} />;
  return <p className={props.className}>{checkingAdministrators}</p>;
}

/** Says who has a permission group, for the question before its deletion (decision 0039). */
export function LateGroupHolders(props: GroupHoldersProps) {
  const part = useLatePart(recordFacts, true);
  return part ? <part.GroupHolders {...props} /> : null;
}
