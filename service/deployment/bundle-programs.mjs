/** Programs of the service, each of which becomes one file. */
const programs = ['main', 'backup', 'restore'];

/**
 * Packages that a bundle cannot hold: one has native code, one is loaded by a name that
 * rate-limiter-flexible computes, and of one only files are served.
 */
export const packagesBeside = ['@libsql/client', 'drizzle-orm', 'swagger-ui-dist'];

/**
 * Bundles the programs of the service. They need the migrations in their folder, and the contract and
 * package.json where a clone has them.
 * @param {string} outDir
 */
export async function bundlePrograms(outDir) {
  // `npm run build` loads this file before it installs the packages.
  const { build } = await import('vite');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      chunkSizeWarningLimit: 10_000,
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((name) => [name, `service/${name}.ts`])),
        external: packagesBeside.map((name) => new RegExp(`^${name}(/|$)`)),
        // One folder, because modules find their files by their own address.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    ssr: { noExternal: true },
  });
}
