// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId, nullable, oneOf, text } from './shapes';

const siteNode = record('nodeID', {
  nodeID: id,
  name: text,
  nodeType: oneOf([0, 2, 4]),
  parentID: nullable(id),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.nodeID) &&
      typeof r.name === 'string' &&
      f.nodeType.fits(r.nodeType, ids) &&
      (r.parentID === null || isId(r.parentID)) &&
      fieldsOf(r) === 4;
    if (!fits) return false;
  }
  return true;
});

export const listOutletNodes = answer('listOutletNodes', 'get', '/api/organisation/{orgId}/outlets/nodes', list(siteNode));

export type { NodeType, SiteNode } from '../schema.gen';
