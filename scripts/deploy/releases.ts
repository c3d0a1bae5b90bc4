import { readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The web root that is served, a link into `releases/`. */
const LIVE = 'live';
export const RELEASES = 'releases';
/** Hashes of all files of a release's own build, in the format of `sha256sum`. */
export const HASHES = 'SHA256SUMS';

/** A build as it was laid out once. Rolling back to a build lays it out again. */
export interface Release {
  /** `0007-1f3a…`: which one, and the id of its build. */
  readonly name: string;
  readonly number: number;
  readonly buildId: string;
  readonly folder: string;
}

/** The releases of a server, the newest first. */
export async function listReleases(root: string): Promise<readonly Release[]> {
  const names = await readdir(join(root, RELEASES)).catch(() => [] as string[]);
  return names
    .flatMap((name) => {
      const [, number, buildId] = /^(\d{4,})-([\w-]+)$/.exec(name) ?? [];
      const folder = join(root, RELEASES, name);
      return number === undefined || buildId === undefined
        ? []
        : [{ name, number: Number(number), buildId, folder }];
    })
    .sort((one, other) => other.number - one.number);
}

/** The release that is served; undefined before the first. */
export async function findLive(root: string): Promise<Release | undefined> {
  const target = await readlink(join(root, LIVE)).catch(() => undefined);
  const releases = await listReleases(root);
  return releases.find(({ name }) => target !== undefined && name === basename(target));
}

/** Serves another release from one moment to the next: a name is put in the place of another, which no request sees half done. */
export async function switchTo(root: string, { name }: Release): Promise<void> {
  const next = join(root, `${LIVE}.next`);
  await rm(next, { force: true });
  await symlink(join(RELEASES, name), next);
  await rename(next, join(root, LIVE));
}

/** Hash by path of what belongs to a release's own build. */
export async function readHashes({ folder }: Release): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, HASHES), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
