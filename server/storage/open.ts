import { join } from 'node:path'
import type { Config } from '../config/read-config'
import { diskStorage, sweepPartial } from './disk'
import type { Storage } from './storage'

/** Where the local store keeps its files. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media')

/** The store that the configuration names. The S3 client is large, so it is loaded only where it is needed. */
export async function openStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<Storage> {
  if (storage.kind === 'disk') {
    const root = mediaFolder(dataDir)
    await sweepPartial(root)
    return diskStorage(root, '/media')
  }
  const { s3Storage } = await import('./s3')
  return s3Storage(storage)
}
