import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type Storage } from './storage'

/** Files being written, in a dot-folder, which no key can name and `/media` does not serve. */
const PARTIAL = '.partial'
/** No write takes this long; older files were left by a killed server. */
const ABANDONED_MS = 60 * 60 * 1000

/** Files below `root`, served at `domain`. */
export function diskStorage(root: string, domain: string): Storage {
  const fileOf = (key: string) => join(root, checkKey(key))
  return {
    domain,
    async put(key, bytes) {
      const file = fileOf(key)
      const partial = join(root, PARTIAL, randomUUID())
      await mkdir(dirname(file), { recursive: true })
      await mkdir(dirname(partial), { recursive: true })
      try {
        await writeDurably(partial, bytes)
        await rename(partial, file)
      } finally {
        await rm(partial, { force: true })
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async exists(key) {
      try {
        await access(fileOf(key))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Removes unfinished files of killed servers; other servers may be writing at the same time. */
export async function sweepPartial(root: string): Promise<void> {
  const folder = join(root, PARTIAL)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // finished by the other server meanwhile
    const found = await stat(file).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}

/** Synced before it gets its name: after a power cut the file is complete or absent. */
async function writeDurably(file: string, bytes: Uint8Array) {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
