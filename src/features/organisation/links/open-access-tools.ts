export { AccessEndSection } from './ends/access-end-section';
export { EndsTool } from './ends/ends-tool';
export { ManyActions } from './many/many-access';
export { WhoDrawer } from './who/who-drawer';
export { AccessExplanation } from './why/access-explanation';
export { WhyDrawer } from './why/why-drawer';
