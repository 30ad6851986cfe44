/** Adds an id to a list, or removes it. */
export const toggled = (ids: readonly string[], id: string, isChosen: boolean): string[] => {
  const others = ids.filter((one) => one !== id);
  return isChosen ? [...others, id] : others;
};
