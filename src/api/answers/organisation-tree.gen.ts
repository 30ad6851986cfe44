// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, list, record, type RecordShape } from './record-shapes';
import { bool, id, nullable, text } from './shapes';
import { organisation } from './shared.gen';

const organisationTreeNode: RecordShape = record('id', {
  id: id,
  name: text,
  nameSuffix: text,
  iconUri: nullable(text),
  hasChildren: bool,
  children: branch(() => organisationTreeNode),
  entity: organisation,
});

export const listRootOrganisationNodes = answer('listRootOrganisationNodes', list(organisationTreeNode));
export const listChildOrganisationNodes = answer('listChildOrganisationNodes', list(organisationTreeNode));
export const filterOrganisationTree = answer('filterOrganisationTree', list(organisationTreeNode));
