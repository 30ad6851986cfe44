/**
 * Returns the path of a program that `npm run test:deployment` has found or installed.
 * @throws when the variable is not set, because a test never passes over a missing program
 */
export function programPath(variable: 'NGINX_PATH' | 'SQLD_PATH'): string {
  const path = process.env[variable];
  if (path) return path;
  throw new Error(
    `${variable} is not set. Run the deployment tests with "npm run test:deployment".`,
  );
}
