import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs before start, test, build and the rest, on whatever Node called npm (20.19 or newer) and without dependencies.
// Setup installs only what is missing, says what it does, and ends with a plain sentence where it can't go on.

const root = fileURLToPath(new URL('..', import.meta.url));
/** All kinds: what the scripts and the tests need is left out of an npm that is set to production. */
const ALL_KINDS = ['--include=dev', '--include=optional'];
const stampFile = `${root}node_modules/.cache/sluice-lock-hash`;
/** npm's own patience is five silent minutes when the registry can't be reached. */
const FEW_RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'];
const needsBrowser = process.argv.includes('--tests');

checkNode();
installPackages();
if (needsBrowser) await findOrInstallBrowser();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Sluice needs Node 20.19 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
}

function installPackages() {
  const hash = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash && missing() === undefined) return;
  say('Installing the locked packages (npm ci); the first time takes about half a minute.');
  const { status } = run('npm', [
    'ci',
    ...ALL_KINDS,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...FEW_RETRIES,
  ]);
  if (status !== 0) {
    stop(
      'The packages could not be installed; npm says above why. (npm ping shows if the registry can be reached.)',
    );
  }
  if (missing() !== undefined)
    stop(`npm ci has left out ${missing()}. Its settings may leave packages out: npm config ls.`);
  linkOwnNode();
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(stampFile, hash);
}

/** A package of ours that is not there: someone has pruned what was installed. */
function missing() {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).find(
    (name) => !existsSync(`${root}node_modules/${name}/package.json`),
  );
}

/**
 * Scripts run on the locked Node that came with the packages. npm 10 and 11.0 install it but don't link its command,
 * which a rebuild of that one package does. Where it does not run, since the system has another C library (Alpine), its command
 * goes, and the system's Node takes its place.
 */
function linkOwnNode() {
  const own = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const isInstalled = existsSync(`${root}node_modules/${own}`);
  const isLinked = ['node', 'node.cmd'].some((name) => existsSync(`${root}node_modules/.bin/${name}`));
  if (isInstalled && !isLinked) run('npm', ['rebuild', '--loglevel=error', own]);
  const command = `${root}node_modules/.bin/node`;
  const isUsable = isInstalled && runs(process.platform === 'win32' ? `${command}.cmd` : command);
  if (isInstalled && !isUsable) rmSync(command, { force: true });
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const readsTypeScript = major > 22 || (major === 22 && minor >= 18);
  if (!isUsable && !readsTypeScript) {
    stop(
      `There is no Node that runs here (${process.platform} on ${process.arch}) among the packages, and Node ${process.versions.node} cannot run TypeScript. Install Node 22.18 or newer from https://nodejs.org.`,
    );
  }
}

/** Hash of lock file and platform: a folder shared by two systems holds the binaries of one. */
function lockHash() {
  const lock = readFileSync(`${root}package-lock.json`);
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

async function findOrInstallBrowser() {
  const { findChromium } = await import('./findChromium.mjs');
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    stop(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const attempts = [
    () => undefined,
    () =>
      attempt("Looking for Playwright's Chromium download.", 'npx', ['playwright', 'install', 'chromium']),
    () => attemptApt(),
  ];
  for (const install of attempts) {
    install();
    const path = await findChromium();
    if (path === undefined) continue;
    say(`Browser: ${path}`);
    return;
  }
  stop(
    'No Chromium was found or could be installed. Install Chrome or Chromium, or name one in CHROMIUM_PATH, and run this again.',
  );
}

function attempt(message, command, args) {
  say(message);
  run(command, args);
}

function attemptApt() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...sudo, 'apt-get'];
  attempt('Installing Chromium with apt-get.', command, [...rest, 'update', '-qq']);
  run(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

function runs(command) {
  return spawnSync(`"${command}"`, ['--version'], { shell: true, stdio: 'ignore' }).status === 0;
}

function say(message) {
  console.log(`[setup] ${message}`);
}

function stop(message) {
  console.error(`[setup] ${message}`);
  process.exit(1);
}
