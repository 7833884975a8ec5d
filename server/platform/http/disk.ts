import { access, constants, statfs } from 'node:fs/promises'
import type { Config } from '../../config/read-config'

/** Below this the disk counts as full: an upload has up to 10 MB, and the database writes too. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

/**
 * State of the data directory; `unused` if rows and uploads are stored elsewhere.
 * @param free returns the free bytes of a folder
 */
export async function diskState(
  { dataDir, storage, databaseUrl }: Pick<Config, 'dataDir' | 'storage' | 'databaseUrl'>,
  free = freeBytes,
): Promise<'ok' | 'unused' | 'full' | 'unwritable'> {
  if (storage.kind !== 'disk' && databaseUrl !== undefined) return 'unused'
  try {
    await access(dataDir, constants.W_OK)
    return (await free(dataDir)) < LEAST_FREE_BYTES ? 'full' : 'ok'
  } catch {
    return 'unwritable'
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
