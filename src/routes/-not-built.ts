/** The routes whose screens are still to come. The list only shrinks. */
export const notBuiltRoutes = [] as const;
