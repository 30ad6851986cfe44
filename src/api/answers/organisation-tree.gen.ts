// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { branch, fieldsOf, list, record, type RecordShape } from './record-shapes';
import { bool, id, isId, nullable, text } from './shapes';
import { organisation } from './shared-organisation.gen';

const organisationTreeNode: RecordShape = record('id', {
  id: id,
  name: text,
  nameSuffix: text,
  iconUri: nullable(text),
  hasChildren: bool,
  children: branch(() => organisationTreeNode),
  entity: organisation,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.id) &&
      typeof r.name === 'string' &&
      typeof r.nameSuffix === 'string' &&
      (r.iconUri === null || typeof r.iconUri === 'string') &&
      typeof r.hasChildren === 'boolean' &&
      f.children.fits(r.children, ids) &&
      f.entity.fits(r.entity, ids) &&
      fieldsOf(r) === 7;
    if (!fits) return false;
  }
  return true;
});

export const listRootOrganisationNodes = answer('listRootOrganisationNodes', 'get', '/api/OrganisationTree', list(organisationTreeNode));
export const listChildOrganisationNodes = answer('listChildOrganisationNodes', 'get', '/api/OrganisationTree/{id}', list(organisationTreeNode));
export const filterOrganisationTree = answer('filterOrganisationTree', 'get', '/api/OrganisationTree/filtered', list(organisationTreeNode));

export type { Organisation, OrganisationTreeNode, OrganisationType } from '../schema.gen';
