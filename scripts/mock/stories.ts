import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractOperation } from '../../service/contract/contract-operations';
import { localPath } from '../../src/domain/return-path';
import { isPersona, type Persona } from './personas';
import { parseScenarios } from './scenario-text';

/** A story as its file has it: where it begins, as whom, and what the calls answer in their order. */
export interface Story {
  title: string;
  /** The page of the console that it opens. */
  page: string;
  persona: Persona;
  /** Scenario texts, one for each operation. */
  mock: readonly string[];
}

/** A story by its name, or the reason why its file is none. */
export type StoredStory = { name: string } & ({ story: Story } | { problem: string });

const nameOfFile = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a name of a story has to be. */
const nameRule = 'A name has small letters, digits and hyphens, such as "save-fails-twice".';

/** Lists the stories of a folder by name. A folder that is not there has none. */
export function readStories(folder: string, operations: ContractOperation[]): StoredStory[] {
  return filesOf(folder).map((file) => {
    const name = file.slice(0, -'.json'.length);
    try {
      const story = storyOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), operations);
      return typeof story === 'string' ? { name, problem: story } : { name, story };
    } catch {
      return { name, problem: 'The file is no JSON.' };
    }
  });
}

/**
 * Writes a story into a file of its own.
 * @returns why it was not written: the name is none, or another story has it
 */
export async function writeStory(
  folder: string,
  name: string,
  story: Story,
): Promise<string | null> {
  if (!nameOfFile.test(name)) return nameRule;
  await mkdir(folder, { recursive: true });
  try {
    const text = `${JSON.stringify(story, null, 2)}\n`;
    // A story that is there already stays: somebody's ticket may link to it.
    await writeFile(join(folder, `${name}.json`), text, { flag: 'wx' });
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return `There is a story "${name}".`;
    throw error;
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Returns the story that a file has, or the reason why it has none. */
function storyOf(content: unknown, operations: ContractOperation[]): Story | string {
  const { title, page, persona, mock } = (content ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || title.trim() === '') return 'It has no title.';
  const path = localPath(page);
  if (path === undefined) return 'Its page is no path of the console.';
  if (typeof persona !== 'string' || !isPersona(persona)) return 'It has no persona that there is.';
  if (!Array.isArray(mock) || !mock.every((text) => typeof text === 'string')) {
    return 'Its "mock" is no list of scenario texts.';
  }
  const [problem] = parseScenarios(mock.join(','), operations).problems;
  return problem ? `${problem.text}: ${problem.reason}` : { title, page: path, persona, mock };
}
