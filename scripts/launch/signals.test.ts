import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../check/sources'

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** A server that takes a moment to stop, like one with open requests. */
const SERVER = `
import { createServer } from 'node:http'
const server = createServer().listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))
const stop = () => setTimeout(() => { console.log('stopped'); process.exit(0) }, 300)
process.on('SIGTERM', stop).on('SIGINT', stop)
`

test.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['dev', 'SIGTERM'],
] as const)('npm run %s passes %s on to its server and waits until it has stopped', async (name, signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'pumian-signals-'))
  try {
    mkdirSync(join(folder, 'scripts'))
    writeFileSync(join(folder, `scripts/${name}.mjs`), SERVER)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { [name]: scripts[name] } }))
    const npm = spawn('npm', ['run', name], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => npm.on('exit', resolve))
    let output = ''
    const port = await new Promise<number>((resolve) =>
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /port (\d+)/.exec(output)
        if (found) resolve(Number(found[1]))
      }),
    )
    npm.kill(signal)
    await ended
    expect(output).toContain('stopped')
    expect(await answers(port)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
