// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, isId, isText, nullable, oneOf, text } from './shapes';

const siteNode = record('nodeID', {
  nodeID: id,
  name: text,
  nodeType: oneOf([0, 2, 4]),
  parentID: nullable(id),
}, (r, f, ids) =>
  isId(r.nodeID) &&
  isText(r.name) &&
  f.nodeType.fits(r.nodeType, ids) &&
  (r.parentID === null || isId(r.parentID)));

export const listOutletNodes = answer('listOutletNodes', list(siteNode));
