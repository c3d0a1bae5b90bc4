import { isBuiltin } from 'node:module';
import type { Project } from '../source/readProject.ts';
import type { Violation } from './violation.ts';

/** The parts of package.json that say what is installed. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** package-lock.json, version 3. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      Manifest & {
        readonly version?: string;
        readonly integrity?: string;
        readonly link?: boolean;
        readonly inBundle?: boolean;
      }
    >
  >;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** A range would let tomorrow's install differ from today's. */
export function findInexactVersions(manifest: Manifest): Violation[] {
  return KINDS.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} ${version} is not one version`),
  );
}

/** `npm ci` refuses a lock that differs; this says which package it is. */
export function findLockFaults(manifest: Manifest, lock: Lock): Violation[] {
  const faults: Violation[] = [];
  for (const kind of KINDS) {
    const [wanted, locked] = [manifest[kind] ?? {}, lock.packages['']?.[kind] ?? {}];
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(locked)])) {
      const installed = lock.packages[`node_modules/${name}`]?.version;
      if (wanted[name] !== locked[name] || wanted[name] !== installed) {
        faults.push(`${name} is ${wanted[name]} in package.json, ${installed ?? locked[name]} in the lock`);
      }
    }
  }
  return faults;
}

/** Without a checksum whatever the registry sends would be installed. */
export function findUnverifiedPackages(lock: Lock): Violation[] {
  return (
    Object.entries(lock.packages)
      // What a package brings along inside of its own archive is covered by the checksum of that.
      .filter(([path, { link, inBundle }]) => path !== '' && link !== true && inBundle !== true)
      .filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
      .map(([path]) => `${path} has no sha512 in the lock`)
  );
}

/** Only what package.json names may be imported; the app only what it ships with. */
export function findUndeclaredPackages(project: Project, manifest: Manifest): Violation[] {
  const shipped = new Set(Object.keys(manifest.dependencies ?? {}));
  const installed = new Set([...shipped, ...Object.keys(manifest.devDependencies ?? {})]);
  return [...project.values()].flatMap(({ path, imports }) => {
    // The bench has packages of its own.
    if (path.startsWith('bench/')) return [];
    const known = path.startsWith('src/') ? shipped : installed;
    return imports
      .filter(({ isPackage, target }) => isPackage && !isBuiltin(target) && !known.has(target))
      .map(({ line, target }) => `${path}:${line} imports ${target}, which package.json doesn't name for it`);
  });
}
