/** What programs that serve on loopback need: a user who may run them, and a port. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'

/** @returns {{ uid: number, gid: number } | undefined | 'none'} */
export function ownerForRoot() {
  if (process.getuid?.() !== 0) return undefined
  try {
    return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
  } catch {
    return 'none'
  }
}

/** @param {'-u' | '-g'} flag */
const idOfPostgres = (flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
