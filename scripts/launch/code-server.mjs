import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './as-service.mjs'

const START_LIMIT_MS = 60_000

/** What would ask, fetch or hide something. */
const SETTINGS = {
  'files.autoSave': 'off',
  'git.enabled': false,
  'remote.autoForwardPorts': false,
  'telemetry.telemetryLevel': 'off',
  'workbench.startupEditor': 'none',
}

/** @typedef {{ url: string, version: string, pid: number, stop: () => Promise<void> }} RunningCodeServer */

/** @returns {string | undefined} PUMIAN_CODE_SERVER, or the program in PATH */
export const findCodeServer = () =>
  process.env.PUMIAN_CODE_SERVER ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'code-server'))
    .find(existsSync)

/**
 * Starts Visual Studio Code for a browser, on loopback, with one extension and settings of its own.
 * @param {string} program
 * @param {string} extension a .vsix
 * @returns {Promise<RunningCodeServer>} `version` as the program says it, with that of Visual Studio Code
 */
export async function startCodeServer(program, extension) {
  const directory = mkdtempSync(join(tmpdir(), 'pumian-code-server-'))
  mkdirSync(join(directory, 'User'))
  writeFileSync(join(directory, 'User/settings.json'), JSON.stringify(SETTINGS))
  const config = join(directory, 'config.yaml')
  writeFileSync(config, '')
  const folders = ['--config', config, '--user-data-dir', directory]
  const own = [...folders, '--extensions-dir', join(directory, 'extensions')]
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
  execFileSync(program, [...own, '--install-extension', extension], { stdio: 'pipe' })
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(
    program,
    [
      ...own,
      '--auth',
      'none',
      '--bind-addr',
      new URL(url).host,
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-workspace-trust',
    ],
    // its processes are one group
    { stdio: 'ignore', detached: true },
  )
  const { pid } = child
  if (pid === undefined) throw new Error(`Expected ${program} to start`)
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null) process.kill(-pid, 'SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let waited = 0; waited < START_LIMIT_MS && child.exitCode === null; waited += 200) {
    if (await answers(url)) return { url, version, pid, stop }
    await sleep(200)
  }
  await stop()
  throw new Error(`Expected ${program} to answer within ${START_LIMIT_MS / 1_000} s`)
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
