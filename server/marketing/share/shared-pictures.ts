import { join } from 'node:path'
import { diskStorage } from '../../storage/disk'
import { isPrivateKey, type Storage } from '../../storage/storage'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pictureQueue } from '../../platform'
import { sharePicture, type SharePicture } from './picture'

const MEDIA = '/media'
const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/

/**
 * Reads pictures that this shop stores, by their addresses: uploads from the storage, those of the demo from /media.
 * Pictures of other sites are never fetched; the result is `undefined`.
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

const KEPT_BYTES = 32 * 1024 * 1024

/** The content of a picture; the product's picture is read only if it must be drawn. */
export interface SharePictureSource extends Omit<SharePicture, 'picture'> {
  /** Address of the product's picture. */
  url: string
}

/** Identifies the content: another name, price, picture or link gives another id. */
export const sharePictureId = ({ item_name, price, shop_name, link, url }: SharePictureSource): string =>
  createHash('sha256')
    .update(JSON.stringify([item_name, price, shop_name, link, url]))
    .digest('hex')
    .slice(0, 32)

interface Work {
  source: SharePictureSource
  read: (url: string) => Promise<Uint8Array | undefined>
}

/** Cache of drawn pictures by content; the least recently used are dropped. */
export class SharePictures {
  readonly #drawn = new LRUCache<string, Buffer, Work>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_id, _stale, { context: { source, read } }) =>
      pictureQueue.run(async () => sharePicture({ ...source, picture: await read(source.url) })),
  })

  /** A JPEG. */
  async draw(source: SharePictureSource, read: Work['read']): Promise<Buffer> {
    const id = sharePictureId(source)
    const picture = await this.#drawn.fetch(id, { context: { source, read } })
    if (!picture) throw new Error(`Expected sheet ${id} to be drawn`)
    return picture
  }
}
