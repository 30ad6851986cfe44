import { type CodeGraph, readCodeGraph } from '../code/code-graph';
import { type DocumentSection, documentSections } from './document-sections';
import { type ConsoleRoute, consoleRoutes } from './routes';
import { type TestSource, testSources } from './test-sources';

/** What the trace reads of the repository, whatever changed. */
export interface Repository {
  graph: CodeGraph;
  routes: ConsoleRoute[];
  sections: DocumentSection[];
  tests: TestSource[];
}

/** Reads the repository. It takes some seconds. */
export function readRepository(root: string): Repository {
  const graph = readCodeGraph(root);
  return {
    graph,
    routes: consoleRoutes(graph),
    sections: documentSections(root),
    tests: testSources(graph),
  };
}
