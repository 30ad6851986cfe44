import { ensureDeploymentPrograms, whyNotHere } from './ensure-deployment-programs.mjs';
import { runVitest } from './vitest.mjs';

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
    await runVitest(['--project=deployment', ...vitestArguments], { report: 'deployment' });
  },
});
