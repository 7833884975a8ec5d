import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Runs a program in the project's folder, with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code, 1 if a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * The same in parallel with other programs: its output is printed as a whole at the end.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} as of `run`
 */
export function runBeside(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/**
 * Like `run`, but throws if the program fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

/**
 * Runs a program of node_modules with this Node.
 * @param {string} file below node_modules
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runTool = (file, args, options) =>
  run(process.execPath, [`node_modules/${file}`, ...args], options)
