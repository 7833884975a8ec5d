import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

const START_LIMIT_MS = 300_000

export interface ServerOptions {
  /** Folder of the build, see `copyOfBuild`. */
  build: string
  dataDir: string
  /** Default: a free one. */
  port?: number
  /** Overrides the environment of the tests: `DATABASE_URL`, `PUMIAN_FAULT_POINT`, … */
  env?: Record<string, string>
}

export interface ServerProcess {
  /** `http://localhost:{port}`, without a trailing slash. */
  url: string
  port: number
  /** Its output so far. */
  output(): string
  /** Sends SIGTERM and returns its exit code. */
  stop(): Promise<number>
  /** Its exit code, once it has ended for whatever reason; −1 after a signal. */
  ended: Promise<number>
  /** Sends SIGKILL: it ends between two instructions, like in a crash or a power cut of the process. */
  kill(): Promise<void>
}

/**
 * The built server as started by `npm start`, on a free port of loopback; ready when it has printed its address.
 * @throws Error with its output if it ends before that
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, output, ended } = runServer(options)
  const url = await address(child, output, ended)
  return {
    url,
    port: Number(new URL(url).port),
    output,
    ended,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * The same, for a start that is refused or a server that ends by itself: its exit code (−1 after a signal) and its
 * output.
 */
export async function refusedStart(options: ServerOptions): Promise<{ code: number; output: string }> {
  const { output, ended } = runServer(options)
  return { code: await ended, output: output() }
}

function runServer({ build, dataDir, port = 0, env = {} }: ServerOptions) {
  const { DATABASE_URL: _unused, ...environment } = process.env
  const child = spawn(process.execPath, [join(build, 'server/main.js')], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUMIAN_DATA_DIR: dataDir,
      // several browsers with one address, faster than people
      PUMIAN_LIMITS: 'global=100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const note = (chunk: Buffer) => void (text += chunk.toString())
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<number>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? (signal ? -1 : 1))),
  )
  return { child, output: () => text, ended }
}

function address(child: ChildProcess, output: () => string, ended: Promise<number>): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output()}`))
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`printed no address within ${START_LIMIT_MS / 1000} s`)
    }, START_LIMIT_MS)
    const look = () => {
      const found = /商城\s+(http:\/\/\S+)\//.exec(output())?.[1]
      if (!found) return
      clearTimeout(limit)
      resolve(found)
    }
    child.stdout?.on('data', look)
    void ended.then((code) => {
      clearTimeout(limit)
      fail(`ended with ${code}`)
    })
  })
}
