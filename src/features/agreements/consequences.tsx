export function Consequences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul dir="auto" className="list-disc ps-5">
      {of.map((consequence) => (
        <li key={consequence}>{consequence}</li>
      ))}
    </ul>
  );
}
