/**
 * Reports each code in a media type's enum that has no example of that name and value, and each
 * example that stands for no code. What has no enum is left alone.
 */
export default function examplePerCode(mediaType) {
  const codes = mediaType.schema?.enum;
  if (codes === undefined) return [];
  const examples = mediaType.examples ?? {};
  const missing = codes.filter((code) => examples[code]?.value !== code);
  const foreign = Object.keys(examples).filter((name) => !codes.includes(name));
  return [
    ...missing.map((code) => ({ message: `no example is named "${code}" and has it for value` })),
    ...foreign.map((name) => ({ message: `the example "${name}" stands for no code of the enum` })),
  ];
}
