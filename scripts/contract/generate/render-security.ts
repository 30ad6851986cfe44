import type { Contract } from './contract-document';
import { generatedNotice } from './generated-notice';

/** Writes the type of every security scheme: where a credential is, and its name there. */
export function renderSecurity(contract: Contract): string {
  const schemes = Object.entries(contract.components.securitySchemes ?? {});
  const types = schemes.map(([name, { description: _, ...scheme }]) => {
    const parts = Object.entries(scheme).map(
      ([key, value]) => `    ${key}: ${JSON.stringify(value).replaceAll('"', "'")};\n`,
    );
    return `  ${name}: {\n${parts.join('')}  };\n`;
  });
  return `${generatedNotice}export interface SecuritySchemes {\n${types.join('')}}\n`;
}
