import { posix } from 'node:path';

/** A pointer of a text to a place in the repository. */
export interface Reference {
  /** The line number, from 1. */
  line: number;
  /** The reference as the text spells it. */
  text: string;
  /** The path from the root of the repository, or null when nothing can resolve the reference. */
  path: string | null;
  anchor: string;
}

const path =
  /(?<![\w./@~{-])(?:docs|src|service|scripts|e2e|openapi)\/[\w$./-]*\.(?:md|tsx?|mjs|cjs|css|yaml|json)(?:#[\w-]+)?/g;
const link = /\]\((?![a-z]+:)([^)\s]+)\)/g;
const record = /\b[Dd]ecisions? 0\d{3}\b/g;
// These forms number entries of lists that are not in the repository.
const foreign = /\b(?:[Ss]ection|[Dd]ecision) \d{1,2}(?:\.\d)?\b/g;

/**
 * Finds the references in the text of a file: links of Markdown, addresses of files, decision records,
 * and numbers of lists that are not in the repository. Of a test only the comments count, because tests
 * contain addresses that do not exist.
 * @param file path from the root of the repository
 */
export function referencesIn(file: string, whole: string): Reference[] {
  const text = /\.test\.tsx?$/.test(file) ? commentsOf(whole) : whole;
  const found: Reference[] = [];
  const add = (index: number, written: string, target: string | null, anchor = '') =>
    found.push({ line: lineOf(text, index), text: written, path: target, anchor });

  if (file.endsWith('.md')) {
    for (const { index, 1: target = '' } of text.matchAll(link)) {
      const [place = '', anchor] = target.split('#');
      const folder = posix.dirname(file);
      add(index, target, place === '' ? file : posix.join(folder, place), anchor);
    }
  }
  for (const { index, 0: address } of text.matchAll(path)) {
    const [place = '', anchor] = address.split('#');
    add(index, address, place, anchor);
  }
  for (const { index, 0: words } of text.matchAll(record)) {
    add(index, words, `docs/decisions/${words.slice(-4)}`);
  }
  for (const { index, 0: words } of text.matchAll(foreign)) add(index, words, null);
  return found;
}

/** Returns the anchor that GitHub makes for a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Keeps the comments on their lines and removes the code around them. */
function commentsOf(text: string): string {
  const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/[^\n]*/g;
  let kept = '';
  let end = 0;
  for (const { index, 0: words } of text.matchAll(comment)) {
    kept += text.slice(end, index).replaceAll(/[^\n]/g, ' ') + words;
    end = index + words.length;
  }
  return kept;
}
