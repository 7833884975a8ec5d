import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { lockDirectory } from './directory-lock'
import { PgliteThread } from './thread'

export interface EmbeddedServer {
  /** For node-postgres. */
  url: string
  close(): Promise<void>
}

/**
 * Serves the embedded database of `directory` on a port of 127.0.0.1 until closed; creates it when absent.
 * @throws Error when another process has it open.
 */
export async function openEmbedded(directory: string): Promise<EmbeddedServer> {
  mkdirSync(dirname(directory), { recursive: true })
  const lock = await lockDirectory(directory)
  try {
    await initialise(directory)
    const server = await serve(new PgliteThread({ directory }))
    return {
      url: server.url,
      close: async () => {
        await server.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Serves the thread's database; tests use it for databases in memory. */
export async function serve(thread: PgliteThread): Promise<EmbeddedServer> {
  const port = await thread.listening()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close: () => thread.close() }
}

/**
 * An interrupted first start can leave a directory that cannot be opened, so the files are created under another name
 * and renamed when complete. A separate thread does it, so that its 460 MB of extra memory are freed.
 */
async function initialise(directory: string): Promise<void> {
  const unfinished = `${directory}.initialising`
  for (const name of readdirSync(dirname(directory))) {
    if (name === basename(unfinished)) rmSync(join(dirname(directory), name), { recursive: true })
  }
  if (existsSync(directory)) return
  await new PgliteThread({ directory: unfinished, initialiseOnly: true }).finished()
  renameSync(unfinished, directory)
}
