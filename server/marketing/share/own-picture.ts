import { join } from 'node:path'
import { diskStorage } from '../../storage/disk'
import { isPrivateKey, type Storage } from '../../storage/storage'

const MEDIA = '/media'
const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/

/**
 * Reads pictures that this shop stores, by their addresses: uploads from the storage, those of the demo from /media.
 * A picture of another site is never fetched: `undefined`.
 */
export function pictureReader(storage: Storage, dataDir: string) {
  const stores = [storage, diskStorage(join(dataDir, 'media'), MEDIA)]
  return async (url: string): Promise<Uint8Array | undefined> => {
    for (const store of stores) {
      const key = url.startsWith(`${store.domain}/`) ? url.slice(store.domain.length + 1) : ''
      const bytes = KEY.test(key) && !isPrivateKey(key) ? await store.get(key) : undefined
      if (bytes) return bytes
    }
    return undefined
  }
}
