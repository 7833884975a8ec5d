import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pictureQueue } from '../../platform'
import { sharePicture, type ShareSheet } from './picture'

const KEPT_BYTES = 32 * 1024 * 1024

/** What a picture is drawn from; its bytes are read only when it is not drawn yet. */
export interface SheetSource extends Omit<ShareSheet, 'picture'> {
  /** Address of the good's picture. */
  url: string
}

/** Names the content: another name, price, picture or link is another sheet. */
export const sheetId = ({ item_name, price, shop_name, link, url }: SheetSource): string =>
  createHash('sha256')
    .update(JSON.stringify([item_name, price, shop_name, link, url]))
    .digest('hex')
    .slice(0, 32)

interface Work {
  source: SheetSource
  read: (url: string) => Promise<Uint8Array | undefined>
}

/** Drawn once for each content, whoever asks; the least used go when there are too many. */
export class ShareSheets {
  readonly #drawn = new LRUCache<string, Buffer, Work>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_id, _stale, { context: { source, read } }) =>
      pictureQueue.run(async () => sharePicture({ ...source, picture: await read(source.url) })),
  })

  /** A JPEG. */
  async draw(source: SheetSource, read: Work['read']): Promise<Buffer> {
    const id = sheetId(source)
    const picture = await this.#drawn.fetch(id, { context: { source, read } })
    if (!picture) throw new Error(`Expected sheet ${id} to be drawn`)
    return picture
  }
}
