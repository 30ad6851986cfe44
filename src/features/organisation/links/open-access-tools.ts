export { AccessEndSection } from './ends/access-end-section';
export { EndsTool } from './ends/ends-tool';
export { ManyAccess } from './many/many-access';
export { QuestionDrawers } from './question-drawers';
export { AccessExplanation } from './why/access-explanation';
