import { join } from 'node:path'
import type { Config } from '../config/read-config'
import { diskStorage, sweepPartial } from './disk'
import type { Storage } from './storage'

/** Folder of the local store. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media')

/** The configured store. The S3 client is large, so it is loaded only when needed. */
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
