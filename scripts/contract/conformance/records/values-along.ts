/**
 * Returns the values at a path such as `[].entity.applicationID`, in which `[]` stands for every entry
 * of a list. Parts that are missing have no values.
 */
export function valuesAlong(value: unknown, path: string): unknown[] {
  const steps = path.split('.').flatMap((step) => step.split(/(?=\[\])/));
  return steps.reduce<unknown[]>(
    (values, step) => values.flatMap((one) => next(one, step)),
    [value],
  );
}

function next(value: unknown, step: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (step === '[]') return Array.isArray(value) ? value : [];
  const found = (value as Record<string, unknown>)[step];
  return found === undefined || found === null ? [] : [found];
}
