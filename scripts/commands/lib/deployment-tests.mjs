import { ensureDeploymentPrograms, whyNotHere } from './ensure-deployment-programs.mjs';
import { runNode } from './steps.mjs';

/** The step that runs the deployment tests, where there are programs for them. */
export const deploymentTests = (vitestArguments = []) => ({
  title: 'Deployment tests',
  run: async () => {
    const reason = whyNotHere();
    if (reason !== null) {
      console.log(`    ${reason}`);
      return;
    }
    await ensureDeploymentPrograms();
    await runNode('node_modules/vitest/vitest.mjs', [
      'run',
      '--project=deployment',
      ...vitestArguments,
    ]);
  },
});
