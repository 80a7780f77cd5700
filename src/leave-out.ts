import type { Plugin } from 'vite';

// Plugins of the build, for what members would load and never use.

/** axios can also send by `fetch`, in places without an XMLHttpRequest: none of our browsers is one. */
export function withoutFetchAdapter(): Plugin {
  return {
    name: 'without-fetch-adapter',
    apply: 'build',
    transform: {
      filter: { id: /\/axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => ({ code: 'export const getFetch = () => false;', map: null }),
    },
  };
}

/** What a call's row says for the contract and its readers alone. */
const ROW_TEXTS: ReadonlySet<string> = new Set(['summary', 'provenance']);

/** Leaves the texts of the calls' rows out of the build: no screen shows them. */
export function withoutRowTexts(): Plugin {
  return {
    name: 'without-row-texts',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/api\/endpoints\/[a-z-]+\.ts$/, code: 'defineEndpoint' },
      handler(code) {
        const texts: { start: number; end: number }[] = [];
        walk(this.parse(code), (node) => {
          if (node.type !== 'CallExpression' || node.callee?.name !== 'defineEndpoint') return;
          for (const property of node.arguments?.[0]?.properties ?? []) {
            if (property.key?.name !== undefined && ROW_TEXTS.has(property.key.name)) texts.push(property);
          }
        });
        const shorter = texts.reduceRight(
          (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
          code,
        );
        return { code: shorter, map: null };
      },
    },
  };
}

/** The parts of a syntax tree that are looked at. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly key?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
  readonly properties?: readonly SyntaxNode[];
}

/** Visits a node of a syntax tree and all that are in it, in the order of the text. */
function walk(node: object, visit: (node: SyntaxNode) => void): void {
  if ('type' in node) visit(node as SyntaxNode);
  for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) walk(child, visit);
}
