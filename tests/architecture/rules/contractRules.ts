import { type AstNode, findNodes, isNode, textOf } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import type { Project } from '../source/readProject.ts';
import { WORKER_CONSTRUCTIONS, WORKER_ENTRY } from './importRules.ts';
import type { Violation } from './violation.ts';

const CONTRACT = 'src/shared/contract/';

/**
 * vite-plugin-comlink exposes every export of an entry to every tab, and TypeScript does not see whether one is
 * missing: so the exports are compared with the interface `<Worker>Api`, in both directions.
 */
export function findContractGaps(project: Project): Violation[] {
  const methodsByInterface = readInterfaces(project);
  return [...project.values()].flatMap(({ path, program }) => {
    if (!WORKER_ENTRY.test(path)) return [];
    const api = `${capitalise(path.split('/')[2] ?? '')}Api`;
    const declared = methodsByInterface.get(api);
    if (declared === undefined) return [`${path} has no contract named ${api}`];
    const exposed = exportedValues(program);
    return [
      ...declared.filter((name) => !exposed.includes(name)).map((name) => `${path} lacks ${name} of ${api}`),
      ...exposed
        .filter((name) => !declared.includes(name))
        .map((name) => `${path} exposes ${name}, which ${api} doesn't have`),
      ...findNodes(program, 'ExportAllDeclaration', 'ExportDefaultDeclaration', 'ExportSpecifier').map(
        () => `${path} exposes something that this rule can't compare`,
      ),
    ];
  });
}

/** Workers of one tab's own work, for which there is nothing to share. */
const DEDICATED = ['files'];

/**
 * What vite-plugin-comlink needs and fails silently without: each worker is constructed in two ways, with its file and
 * its options written literally, as a module, named after its folder.
 */
export function findConstructionFaults(project: Project): Violation[] {
  const construction = project.get(WORKER_CONSTRUCTIONS);
  const workers = [...project.keys()]
    .filter((path) => WORKER_ENTRY.test(path))
    .map((path) => path.split('/')[2]);
  if (construction === undefined) return workers.map((name) => `${name} is constructed nowhere`);
  const faults: Violation[] = [];
  const found: string[] = [];
  for (const node of findNodes(construction.program, 'NewExpression')) {
    const kind = textOf(node.callee) ?? '';
    if (!/^Comlink(?:Shared)?Worker$/.test(kind)) continue;
    const { folder, options } = readConstruction(node);
    found.push(`${kind} ${folder}`);
    if (options.type !== 'module' || options.name !== folder) {
      faults.push(
        `${WORKER_CONSTRUCTIONS}:${lineOf(construction.text, node.start)} lacks type 'module' or name '${folder}'`,
      );
    }
  }
  const wanted = workers.flatMap((name) =>
    DEDICATED.includes(name ?? '')
      ? [`ComlinkWorker ${name}`]
      : [`ComlinkSharedWorker ${name}`, `ComlinkWorker ${name}`],
  );
  const missing = wanted.filter((construct) => !found.includes(construct));
  return [...faults, ...missing.map((construct) => `${WORKER_CONSTRUCTIONS} lacks new ${construct}`)];
}

function readConstruction(node: AstNode): { folder: string; options: Readonly<Record<string, unknown>> } {
  const [address, options] = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
  const [file] = Array.isArray(address?.arguments) ? address.arguments : [];
  const properties = Array.isArray(options?.properties) ? options.properties.filter(isNode) : [];
  return {
    folder: /\/workers\/(\w+)\/index\.ts$/.exec(textOf(file) ?? '')?.[1] ?? 'unknown',
    options: Object.fromEntries(properties.map(({ key, value }) => [textOf(key), textOf(value)])),
  };
}

/** The methods of each interface of the contract, with those it inherits. */
function readInterfaces(project: Project): ReadonlyMap<string, readonly string[]> {
  const interfaces = [...project.values()]
    .filter(({ path }) => path.startsWith(CONTRACT))
    .flatMap(({ program }) => findNodes(program, 'TSInterfaceDeclaration'));
  const nodeByName = new Map(interfaces.map((node) => [textOf(node.id) ?? '', node]));

  const methodsOf = (name: string): string[] => {
    const node = nodeByName.get(name);
    const parents = Array.isArray(node?.extends) ? node.extends.filter(isNode) : [];
    const own = isNode(node?.body) && Array.isArray(node.body.body) ? node.body.body.filter(isNode) : [];
    return [
      ...parents.flatMap(({ expression }) => methodsOf(textOf(expression) ?? '')),
      ...own.map(({ key }) => textOf(key)).filter((method) => method !== undefined),
    ];
  };
  return new Map([...nodeByName.keys()].map((name) => [name, methodsOf(name)]));
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names of the constants, functions and classes that a module exports. */
function exportedValues(program: AstNode): string[] {
  const body = Array.isArray(program.body) ? program.body.filter(isNode) : [];
  return body.flatMap(({ type, declaration, exportKind }) => {
    if (type !== 'ExportNamedDeclaration' || exportKind === 'type' || !isNode(declaration)) return [];
    if (declaration.type.startsWith('TS')) return [];
    const declared = Array.isArray(declaration.declarations)
      ? declaration.declarations.filter(isNode)
      : [declaration];
    return declared.map(({ id }) => textOf(id)).filter((name) => name !== undefined);
  });
}
