import { SCREENS } from '#shared/site/screenTable.ts';
import { APART, LAYERS, SHARED_BY_STAGES } from '../layers.ts';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

const RANK = new Map(LAYERS.flatMap((folders, rank) => folders.map((folder) => [folder, rank] as const)));
/** The longest first, so that a path is found in the innermost of them. */
const FOLDERS = [...RANK.keys()].sort((one, other) => other.length - one.length);
/** Files beside all folders: anyone may read them, and the build's settings name the tests, which read them. */
const LOOSE = /^(?:docs\/|[^/]+\.(?:html|json|md)(?:\?raw)?$|vite\.config\.ts$)/;

/** Imports of a layer above, of a neighbour in the same line, of a part apart, and of another screen (tests/architecture/layers.ts). */
export function findLayerBreaks(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, imports }) => {
    const from = folderOf(path);
    if (LOOSE.test(path)) return [];
    if (from === undefined) return [`${path} is in no layer`];
    return imports.flatMap(({ target, isPackage, kind, line }) => {
      if (isPackage || kind === 'url' || LOOSE.test(target)) return [];
      const to = folderOf(target);
      const fault = to === undefined ? 'is in no layer' : judgeImport(path, from, target, to);
      return fault === undefined ? [] : [`${path}:${line} imports ${target}, which ${fault}`];
    });
  });
}

function judgeImport(path: string, from: string, target: string, to: string): string | undefined {
  const [mine, theirs] = [RANK.get(from) ?? 0, RANK.get(to) ?? 0];
  const other = APART.find((part) => isBelow(to, part) && !isBelow(from, part));
  if (other !== undefined && APART.some((part) => isBelow(from, part))) return `is of ${other}`;
  if (from !== to && theirs === mine) return 'stands in the same line of layers';
  if (theirs > mine) return 'stands above it';
  if (from !== to) return undefined;
  const [screen, stage] = [screenOf(target), stageOf(path)];
  if (screen !== undefined && screen !== screenOf(path)) return 'belongs to another screen';
  if (stage === undefined || stageOf(target) === stage || SHARED_BY_STAGES.includes(target)) return undefined;
  return 'is no part of its stage';
}

function folderOf(path: string): string | undefined {
  return FOLDERS.find((folder) => isBelow(path, folder));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The folder of the screen that a file belongs to; undefined for what a section's screens share. */
function screenOf(path: string): string | undefined {
  const [, section, name] = /^src\/app\/screens\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  return SCREENS.some((screen) => screen.section === section && screen.id === name)
    ? `${section}/${name}`
    : undefined;
}

/** The folder of a worker's stage that a file stands in; undefined for the composers beside them. */
function stageOf(path: string): string | undefined {
  return /^src\/workers\/(?:quotes|gateway)\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** Folders of screens that are not named as `screenTable.ts` names them, and lines of layers that name no folder. */
export function findLostFolders(paths: readonly string[]): Violation[] {
  const folders = FOLDERS.filter((folder) => !paths.some((path) => isBelow(path, folder)));
  const sections = new Set<string>(SCREENS.map(({ section }) => section));
  const strangers = paths.flatMap((path) => {
    const section = /^src\/app\/screens\/([^/]+)\//.exec(path)?.[1];
    return section === undefined || sections.has(section) ? [] : [path];
  });
  const screens = paths.flatMap((path) => {
    const [, section, folder, file] =
      /^src\/app\/screens\/([^/]+)\/([^/]+)\/([^/]+)Screen\.tsx$/.exec(path) ?? [];
    if (section === undefined || folder === undefined || file === undefined) return [];
    const isNamed = SCREENS.some((row) => row.section === section && capital(row.id) === file);
    return isNamed ? [] : [`${path} is named as no screen of ${section}`];
  });
  return [
    ...folders.map((folder) => `${folder} is a layer and no folder`),
    ...strangers.map((path) => `${path} is in no section`),
    ...screens,
  ];
}

function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
