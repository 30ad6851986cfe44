import { treeBudgets } from '../report/budgets';
import { treeTable } from '../report/tree-table';
import { slowProfile } from '../setting/browser';
import { fewer, fewest } from '../setting/rounds';
import { type PageName, servePage } from '../setting/serve-page';
import { measureTrees } from '../tree/measure-trees';
import type { MeasurePart } from './part';

interface MeasuredTree {
  page: PageName;
  /** The subject of the tables. */
  title: string;
  /** The beginning of the names of its budgets. */
  name: string;
  /** Whether it is also measured with a slower processor, for a table without budgets. */
  isSlowToo?: boolean;
}

/** Times a tree and a flat list of its nodes. */
const treePart =
  ({ page, title, name, isSlowToo }: MeasuredTree): MeasurePart =>
  async (browser, rounds) => {
    const served = [await servePage('plain-tree'), await servePage(page)] as const;
    const origins = [served[0].origin, served[1].origin] as const;
    const { cpuSlowdown } = slowProfile;
    try {
      const [plain, tree] = await measureTrees(browser, origins, fewer(rounds), 1);
      const tables = [treeTable(`${title}, at full speed`, tree, plain)];
      if (isSlowToo) {
        const slow = await measureTrees(browser, origins, fewest(rounds), cpuSlowdown);
        tables.push(treeTable(`The same, CPU ${cpuSlowdown} times slower`, slow[1], slow[0]));
      }
      return { budgets: treeBudgets(name, tree, plain), tables };
    } finally {
      for (const { stop } of served) await stop();
    }
  };

/** The organisations tree. */
export const treesPart = treePart({
  page: 'record-tree',
  title: 'Tree of 10,000 organisations',
  name: 'Tree of 10,000 nodes',
  isSlowToo: true,
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
