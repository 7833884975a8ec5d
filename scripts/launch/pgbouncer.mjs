import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, ownerForRoot } from './as-service.mjs'

const DEBIAN = '/usr/sbin'
const START_LIMIT_MS = 10_000

/**
 * Starts a temporary PgBouncer on loopback in transaction mode, in front of every database of a server.
 * @param {string} server address of PostgreSQL, with its folder of sockets as `host`
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>}
 */
export async function startPgBouncer(server) {
  const binary = [...(process.env.PATH ?? '').split(delimiter), DEBIAN]
    .map((folder) => join(folder, 'pgbouncer'))
    .find(existsSync)
  if (!binary) return { reason: `no pgbouncer in PATH or ${DEBIAN}` }
  const owner = ownerForRoot()
  if (owner === 'none') return { reason: 'PgBouncer refuses to run as root and there is no user postgres' }
  const directory = mkdtempSync(join(tmpdir(), 'pumian-pgbouncer-'))
  const { port, searchParams } = new URL(server)
  const own = await freePort()
  writeFileSync(join(directory, 'users.txt'), '"postgres" ""\n')
  writeFileSync(
    join(directory, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${searchParams.get('host')} port=${port}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      `unix_socket_dir = ${directory}`,
      'auth_type = trust',
      `auth_file = ${join(directory, 'users.txt')}`,
      'max_client_conn = 1000',
      // fewer sessions than the servers of a test have connections: they are shared
      'default_pool_size = 10',
      'log_connections = 0',
      'log_disconnections = 0',
    ].join('\n'),
  )
  if (owner) {
    chownSync(directory, owner.uid, owner.gid)
    for (const file of ['users.txt', 'pgbouncer.ini']) chownSync(join(directory, file), owner.uid, owner.gid)
  }
  const child = spawn(binary, ['--quiet', join(directory, 'pgbouncer.ini')], { ...owner, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    child.kill('SIGINT')
    await Promise.race([ended, sleep(2_000)])
    child.kill('SIGKILL')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  const socket = join(directory, `.s.PGSQL.${own}`)
  for (let waited = 0; waited < START_LIMIT_MS && child.exitCode === null; waited += 50) {
    if (existsSync(socket))
      return {
        url: `postgres://postgres@localhost:${own}/postgres?host=${encodeURIComponent(directory)}`,
        stop,
      }
    await sleep(50)
  }
  await stop()
  return { reason: `it did not answer within ${START_LIMIT_MS / 1_000} s` }
}
