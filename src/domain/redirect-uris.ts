import type { Json } from './known-value';
import { hasHiddenCharacters } from './stored-text';
import { credentialsProblem } from './web-address';

// A comma or semicolon within an address belongs to it.
const separator = /\s+|(?<![,;])[,;]+(?=\s|$|["'<]?[a-z][a-z0-9+.-]*:)/i;
const wrapping = /^["'<]+|(?<!["'>,;])["'>,;]+$/g;

/**
 * Returns the redirect URIs of a text, each once (docs/product/validation.md#redirect-uris). Blanks,
 * line breaks, commas or semicolons separate them, or they are a JSON list.
 */
export function splitRedirectUris(text: string): string[] {
  const parts = listInJson(text) ?? withoutBrackets(text).split(separator);
  const uris = parts.map((part) => part.trim().replace(wrapping, ''));
  return [...new Set(uris.filter((uri) => uri !== ''))];
}

/** Single quotes make a list that is no JSON. */
const withoutBrackets = (text: string) => text.replace(/^\s*\[(.*)\]\s*$/s, '$1');

function listInJson(text: string): string[] | undefined {
  try {
    const value: Json = JSON.parse(text);
    const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
    return isList ? value : undefined;
  } catch {
    return undefined;
  }
}

// Addresses that run or read something on the person's own machine, or open any app there.
const refusedSchemes =
  /^(?:javascript|vbscript|data|about|blob|file|filesystem|view-source|intent):/i;

/**
 * Returns why a redirect URI cannot be saved, with the URI unless that has a password; undefined if it can
 * be.
 */
export function redirectUriError(uri: string): string | undefined {
  const problem = problemOf(uri);
  return credentialsProblem(uri) ?? (problem && `"${uri}" ${problem}`);
}

function problemOf(uri: string): string | undefined {
  if (/\s/u.test(uri) || hasHiddenCharacters(uri)) return 'has characters that cannot be seen.';
  if (uri.includes('*')) return 'has a wildcard. Enter each address in full.';
  if (uri.includes('#')) return 'has a fragment. Leave out what follows the "#".';
  if (refusedSchemes.test(uri)) return 'is not an address to redirect to.';
  // "localhost:3000" would be an address with the scheme "localhost".
  if (!/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(uri)) return 'has no scheme, such as https://.';
  if (!URL.canParse(uri)) return 'is not an address to redirect to.';
  // A browser reads "http:host", "http:/host" and "http:///host" as "http://host".
  if (/^https?:(?!\/\/[^/\\])/i.test(uri)) {
    return 'has no host after "//", such as https://kiosk.example.';
  }
  return undefined;
}
