import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type Storage } from './storage'

/** Files being written; a dot-folder, which no key names and `/media` does not serve. */
const PARTIAL = '.partial'

/** Files below `root`, which the server hands out at `domain`. */
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

/** On the disk before it gets its name: a power cut leaves the whole file or none. */
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
