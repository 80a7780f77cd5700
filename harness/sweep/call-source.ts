/**
 * Source that calls a function in a page; its value is what the function returns. The function may use nothing from outside its own body, and its
 * arguments are passed as JSON.
 */
export function callSource<Arguments extends readonly unknown[]>(
  call: (...values: Arguments) => unknown,
  ...values: Arguments
): string {
  // Some compilers wrap inner functions in a call of `__name`.
  const inPage = `const __name = (value) => value; return (${call})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  return `(() => { ${inPage} })()`;
}
