import { useCallback } from 'react';
import { screenWords } from '~/api/screen-words';
import { NodeType } from '~/domain/contract/enums.gen';
import type { SiteRestriction, SiteTreeNode } from '~/domain/site-restriction';
import type { SiteWords } from '~/pickers/site-picker/site-dialog';
import { SitePicker } from '~/pickers/site-picker/site-picker';

const words: SiteWords = {
  add: 'Choose an outlet or group',
  none: 'No node is chosen.',
  hint: 'The version is accepted for the place and everything in it. Places for which it is accepted already are left out.',
  empty: 'There is no outlet or group for which the version is not accepted already.',
  failure: screenWords.acceptance.nodes,
};

interface NodeChoiceProps {
  orgId: string;
  /**
   * The accepted nodes, which the choice leaves out
   * (docs/product/validation.md#acceptance-form).
   */
  acceptedIDs: readonly string[];
  value: SiteRestriction | undefined;
  onChange: (value: SiteRestriction | undefined) => void;
}

/** The choice of the one outlet or outlet group to which an acceptance is limited. */
export function NodeChoice({ orgId, acceptedIDs, value, onChange }: NodeChoiceProps) {
  const isLeftOut = useCallback(
    ({ id, nodeType }: SiteTreeNode) =>
      acceptedIDs.includes(id) ||
      (nodeType !== NodeType.Outlet && nodeType !== NodeType.OutletGroup),
    [acceptedIDs],
  );
  return (
    <SitePicker
      orgId={orgId}
      label="Node"
      value={value ? [value] : []}
      onChange={([chosen]) => onChange(chosen)}
      single
      words={words}
      isLeftOut={isLeftOut}
    />
  );
}
