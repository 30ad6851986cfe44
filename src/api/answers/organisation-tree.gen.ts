// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, list, record, type RecordShape } from './record-shapes';
import { bool, id, isBoolean, isId, isText, nullable, text } from './shapes';
import { organisation } from './shared.gen';

const organisationTreeNode: RecordShape = record('id', {
  id: id,
  name: text,
  nameSuffix: text,
  iconUri: nullable(text),
  hasChildren: bool,
  children: branch(() => organisationTreeNode),
  entity: organisation,
}, (r, f, ids) =>
  isId(r.id) &&
  isText(r.name) &&
  isText(r.nameSuffix) &&
  (r.iconUri === null || isText(r.iconUri)) &&
  isBoolean(r.hasChildren) &&
  f.children.fits(r.children, ids) &&
  f.entity.fits(r.entity, ids));

export const listRootOrganisationNodes = answer('listRootOrganisationNodes', list(organisationTreeNode));
export const listChildOrganisationNodes = answer('listChildOrganisationNodes', list(organisationTreeNode));
export const filterOrganisationTree = answer('filterOrganisationTree', list(organisationTreeNode));
