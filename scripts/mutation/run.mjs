// The command of the package refuses Node 20, which this project supports; what the command starts
// does not mind. The exit code says whether the score is high enough.
import { Stryker } from '../../node_modules/@stryker-mutator/core/dist/src/stryker.js';

await new Stryker({ configFile: 'stryker.config.json' }).runMutationTest();
