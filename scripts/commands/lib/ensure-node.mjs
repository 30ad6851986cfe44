// Old versions of Node must be able to parse this file and all that the scripts import before it runs.

/**
 * Ends the process with a clear error when this Node is not one that the engines field allows.
 * @param {number} failure the exit status then
 */
export function ensureNode(failure = 1) {
  const problem = nodeProblem(process.versions.node);
  if (problem === null) return;
  console.error(problem);
  process.exit(failure);
}

/** Returns what is wrong with a version of Node and what to do, or null. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  // Vite's compiler needs features of these versions. Version 21 never got them.
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return null;
  return `Node 20.19 or newer of version 20, or 22.12 or newer, is needed, and this is ${version}. Install one of them (https://nodejs.org) and run the command again.`;
}
