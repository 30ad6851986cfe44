import { countText, listText } from './count-text';

/** So many names tell which list it is. All of hundreds would hide what stands below them. */
const namedFirst = 3;

/**
 * Joins the first names of a list, and counts the others: "Bar, Kitchen, Terrace and 298 others".
 * @param total the length of the list, of which `names` may be only the beginning
 */
export function firstNamesText(names: readonly string[], total = names.length): string {
  const named = names.slice(0, namedFirst);
  const rest = total - named.length;
  return listText(rest > 0 ? [...named, countText(rest, 'other')] : named);
}
