/** The function may use nothing from outside its body. Arguments are passed as JSON. */
export function callSource<Arguments extends readonly unknown[]>(
  call: (...values: Arguments) => unknown,
  ...values: Arguments
): string {
  // Some compilers wrap inner functions in `__name`.
  const inPage = `const __name = (value) => value; return (${call})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  return `(() => { ${inPage} })()`;
}
