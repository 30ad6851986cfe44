import type { Browser } from '@playwright/test';
import { treeBudgets } from '../report/budgets';
import { treeTable } from '../report/tree-table';
import { slowProfile } from '../setting/browser';
import { servePage } from '../setting/serve-page';
import { measureTrees } from '../tree/measure-trees';
import type { Part } from './part';

/** Times the organisations tree beside a flat list of its nodes: at full speed, and slowed down. */
export async function treesPart(browser: Browser, rounds: number): Promise<Part> {
  const served = [await servePage('plain-tree'), await servePage('record-tree')] as const;
  const origins = [served[0].origin, served[1].origin] as const;
  try {
    const [plain, tree] = await measureTrees(browser, origins, rounds, 1);
    const { cpuSlowdown } = slowProfile;
    const [slowPlain, slowTree] = await measureTrees(browser, origins, rounds, cpuSlowdown);
    return {
      budgets: treeBudgets(tree, plain),
      tables: [
        treeTable('Tree of 10,000 organisations, at full speed', tree, plain),
        treeTable(`The same, CPU ${cpuSlowdown} times slower`, slowTree, slowPlain),
      ],
    };
  } finally {
    for (const { stop } of served) await stop();
  }
}
