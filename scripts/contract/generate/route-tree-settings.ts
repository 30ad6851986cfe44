/** How the route tree is generated from the route files, for Vite and for `npm run generate`. */
export const routeTreeSettings = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/route-tree.gen.ts',
  routeFileIgnorePrefix: '-',
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
  tmpDir: '.generated/router',
} as const;
