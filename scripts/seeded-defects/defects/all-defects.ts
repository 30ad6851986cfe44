import { accessDefects } from './access';
import { contractDefects } from './contract';
import type { Defect } from './defect';
import { mockDefects } from './mock';
import { rulesDefects } from './rules';
import { screensDefects } from './screens';
import { scriptsDefects } from './scripts';
import { serviceDefects } from './service';
import { stylesDefects } from './styles';

export const allDefects: readonly Defect[] = [
  ...rulesDefects,
  ...screensDefects,
  ...stylesDefects,
  ...serviceDefects,
  ...accessDefects,
  ...contractDefects,
  ...mockDefects,
  ...scriptsDefects,
];
