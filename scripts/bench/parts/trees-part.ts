import type { Browser } from '@playwright/test';
import { treeBudgets } from '../report/budgets';
import { treeTable } from '../report/tree-table';
import { slowProfile } from '../setting/browser';
import { fewer } from '../setting/rounds';
import { type PageName, servePage } from '../setting/serve-page';
import { measureTrees } from '../tree/measure-trees';
import type { Part } from './part';

interface MeasuredTree {
  page: PageName;
  /** The subject of the tables. */
  title: string;
  /** The beginning of the names of its budgets. */
  name: string;
}

/** Times a tree and a flat list of its nodes, at full speed and slowed down. */
const treePart =
  ({ page, title, name }: MeasuredTree) =>
  async (browser: Browser, rounds: number): Promise<Part> => {
    const served = [await servePage('plain-tree'), await servePage(page)] as const;
    const origins = [served[0].origin, served[1].origin] as const;
    try {
      const [plain, tree] = await measureTrees(browser, origins, rounds, 1);
      const { cpuSlowdown } = slowProfile;
      const slow = await measureTrees(browser, origins, fewer(rounds), cpuSlowdown);
      const [slowPlain, slowTree] = slow;
      return {
        budgets: treeBudgets(name, tree, plain),
        tables: [
          treeTable(`${title}, at full speed`, tree, plain),
          treeTable(`The same, CPU ${cpuSlowdown} times slower`, slowTree, slowPlain),
        ],
      };
    } finally {
      for (const { stop } of served) await stop();
    }
  };

/** The organisations tree. */
export const treesPart = treePart({
  page: 'record-tree',
  title: 'Tree of 10,000 organisations',
  name: 'Tree of 10,000 nodes',
});

/** The tree of System Health. */
export const healthPart = treePart({
  page: 'health-tree',
  title: 'System Health with 10,000 nodes',
  name: 'System Health with 10,000 nodes',
});

/** The tree of Install Versions. */
export const versionsPart = treePart({
  page: 'versions-tree',
  title: 'Install Versions with 10,000 nodes',
  name: 'Install Versions with 10,000 nodes',
});
