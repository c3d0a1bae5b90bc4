import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ensureBuild } from '../../scripts/ensureBuild.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { DEMO_ACCOUNT, signIn } from '../browser/signIn.ts';
import { formatTable } from '../report/formatTable.ts';
import { ROUTE_PATHS } from '../routes/routePaths.ts';
import { type Cleanup, createCleanup } from '../setup/createCleanup.ts';
import { PROJECT_FOLDER, RESULTS_FOLDER } from '../setup/folders.ts';
import { comparePixels } from './inPicture.ts';
import { serveTwoBuilds } from './serveTwoBuilds.ts';
import { type PicturesByLook, takePictures } from './takePictures.ts';

const USAGE = `node bench/pictures/comparePictures.ts <dist> [word]

Takes every screen at 390, 768 and 1440 px, light and dark, of this build and of the one in the folder <dist>, both
before the same exchange, and compares them pixel by pixel. What differs between two pictures of this build moves by
itself and is left out. With a word, only routes that have it. Exit code 1 if a picture differs.`;

/** Where pictures of what differs are written. */
const FOLDER = join(RESULTS_FOLDER, 'pictures');

async function comparePictures(dist: string, word: string, cleanup: Cleanup): Promise<number> {
  await ensureBuild(PROJECT_FOLDER);
  const { url, serve } = await serveTwoBuilds(cleanup);
  const { browser } = await openBrowser(cleanup);
  const [tab = await browser.newPage()] = await browser.pages();
  const judge = await browser.newPage();
  const take = async (build: string, path: string): Promise<PicturesByLook> => {
    await serve(build);
    await tab.bringToFront();
    return takePictures(tab, url + path);
  };
  const own = join(PROJECT_FOLDER, 'dist');
  await serve(own);
  await signIn(tab, url, DEMO_ACCOUNT);
  const rows: string[][] = [];
  for (const path of ROUTE_PATHS.filter((route) => route.includes(word))) {
    const [once, other, again] = [await take(own, path), await take(dist, path), await take(own, path)];
    rows.push(...(await compareLooks(judge, path, { once, again, other })));
    console.log(`Compared: ${path}`);
  }
  const differing = rows.filter(([, , pixels]) => pixels !== '0');
  console.log(`\n${formatTable(['route', 'look', 'pixels that differ', 'moving'], differing)}`);
  console.log(`${differing.length} of ${rows.length} pictures differ.`);
  return differing.length === 0 ? 0 : 1;
}

interface Looks {
  readonly once: PicturesByLook;
  readonly again: PicturesByLook;
  readonly other: PicturesByLook;
}

async function compareLooks(judge: Page, path: string, looks: Looks): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [look, once] of looks.once) {
    const [again = '', other = ''] = [looks.again.get(look), looks.other.get(look)];
    const { pixels, moving, marked } = await judge.evaluate(comparePixels, { once, again, other });
    rows.push([path, look, String(pixels), String(moving)]);
    if (pixels === 0) continue;
    const name = `${path.replaceAll('/', '_')} ${look}`.replaceAll(' ', '-');
    for (const [kind, png] of Object.entries({ now: once, other, marked })) {
      writeFileSync(join(FOLDER, `${name}-${kind}.png`), Buffer.from(png, 'base64'));
    }
  }
  return rows;
}

const [dist, word = ''] = process.argv.slice(2);
if (dist === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  mkdirSync(FOLDER, { recursive: true });
  const cleanup = createCleanup();
  process.exitCode = await comparePictures(resolve(dist), word, cleanup).finally(cleanup.end);
}
