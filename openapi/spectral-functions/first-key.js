/**
 * Reports an object whose first key is another than `options.key`.
 * The order of a contract's examples counts: Prism answers an invalid request with the first one.
 */
export default function firstKey(value, options) {
  const [first] = Object.keys(value);
  if (first === options.key) return [];
  return [{ message: `the first one is "${first}", not "${options.key}"` }];
}
