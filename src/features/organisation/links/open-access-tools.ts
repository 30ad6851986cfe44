export { AccessEndSection } from './ends/access-end-section';
export { EndsTool } from './ends/ends-tool';
export { ManyActions } from './many/many-access';
