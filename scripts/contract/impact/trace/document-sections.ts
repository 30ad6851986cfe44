import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { anchorOf } from '../../../checks/references/references';

/** A part of a document below one heading, without the parts below further headings. */
export interface DocumentSection {
  /** `docs/product/calls.md#remote-instances` */
  place: string;
  heading: string;
  text: string;
}

/** These are outside of the folder of documents, and name calls and scenarios as well. */
const others = ['CONTRIBUTING.md', 'README.md'];

/** Reads the sections of all documents, in the order of their files. A story of the mock is a section. */
export function documentSections(root: string): DocumentSection[] {
  const files = readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));
  const documents = [...others.map((file) => join(root, file)).filter(existsSync), ...files.sort()];
  return [
    ...documents.flatMap((file) => sectionsOf(relative(root, file), readFileSync(file, 'utf8'))),
    ...stories(root),
  ];
}

function stories(root: string): DocumentSection[] {
  const folder = join(root, 'scenarios');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => ({
    place: `scenarios/${file}`,
    heading: file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

function sectionsOf(file: string, text: string): DocumentSection[] {
  const [first = '', ...others] = text.split(/^(?=#{1,6} )/m);
  const whole = first.startsWith('#') ? [first, ...others] : [...others];
  return whole.map((part, index) => {
    const [line = ''] = part.split('\n');
    const heading = line.replace(/^#+ /, '');
    const place = index === 0 ? file : `${file}#${anchorOf(heading)}`;
    return { place, heading, text: part };
  });
}
