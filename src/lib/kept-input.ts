const forms = new Set<() => Promise<boolean>>();

/** Call the result when the form leaves. */
export function noteForm(isKept: () => Promise<boolean>): () => void {
  forms.add(isKept);
  return () => {
    forms.delete(isKept);
  };
}

export async function isInputKept(): Promise<boolean> {
  const answers = await Promise.all([...forms].map((isKept) => isKept()));
  return answers.length > 0 && answers.every(Boolean);
}
