/** Forms on the page, each with its answer to: would a reload now find what the member has entered? */
const forms = new Set<() => Promise<boolean>>();

/** A form is shown. Returns the function for its end. */
export function noteForm(isKept: () => Promise<boolean>): () => void {
  forms.add(isKept);
  return () => {
    forms.delete(isKept);
  };
}

/** Whether the member has entered something on this page, and a reload would find all of it. */
export async function isInputKept(): Promise<boolean> {
  const answers = await Promise.all([...forms].map((isKept) => isKept()));
  return answers.length > 0 && answers.every(Boolean);
}
