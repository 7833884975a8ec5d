import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/client'
import { image } from '../db/schema'
import { inTransaction } from '../db/transaction'
import type { Art } from './art'
import { demoCompaniesWithout, insertPictures } from './demo-repo'
import { artMedia } from './media'
import type { DemoCompany } from './model'
import { artOf, picturesOf } from './picture-jobs'

/**
 * Adds the pictures of the demo's pages to the library of each demo company that has none: newly seeded ones, and
 * those of data directories from before there was a library. A picture without its file is skipped.
 */
export async function addDemoPictures(db: Database, { dataDir }: { dataDir: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const demo of await demoCompaniesWithout(tx, image)) {
      const images = imageRows(demo, dataDir)
      if (images.length > 0) await insertPictures(tx, folderRows(demo, images), images)
    }
  })
}

interface Shelf {
  /** Name of the folder. */
  folder: string
  /** Prefix of its files' names. */
  prefix: string
  /** Title in the library, by the name in the art. */
  titles: [name: string, title: string][]
}

const titled = (from: Record<string, { title: string }>) =>
  Object.entries(from).map(([name, { title }]): [string, string] => [name, title])

function shelvesOf({ slides, cards, tiles, posters, strips, services }: Art): Shelf[] {
  const doors = Object.entries(strips).map(([name, each]): [string, string] => [
    name,
    each.map(({ title }) => title).join(' '),
  ])
  return [
    { folder: '轮播图', prefix: 'slide-', titles: titled(slides) },
    { folder: '橱窗图', prefix: 'card-', titles: titled(cards) },
    { folder: '橱窗图', prefix: 'tile-', titles: titled(tiles) },
    { folder: '海报', prefix: 'poster-', titles: titled(posters) },
    { folder: '通栏', prefix: 'strip-', titles: doors },
    { folder: '图标', prefix: 'service-', titles: Object.entries(services) },
    { folder: '图标', prefix: '', titles: [['logo', '店标']] },
  ]
}

function imageRows(demo: DemoCompany, dataDir: string): (typeof image.$inferInsert)[] {
  const sizes = new Map(picturesOf(demo).map(({ url, width, height }) => [url, { width, height }]))
  return shelvesOf(artOf(demo)).flatMap(({ folder, prefix, titles }) =>
    titles.flatMap(([name, title]) => {
      const img_full_url = artMedia(demo.slug, prefix + name)
      const file = join(dataDir, img_full_url)
      const size = sizes.get(img_full_url)
      if (!size || !existsSync(file)) return []
      return {
        company_id: demo.company_id,
        image_id: `art-${prefix}${name}`,
        folder_id: folder,
        img_name: title,
        img_url: img_full_url.slice('/media/'.length),
        img_full_url,
        img_type: 'image/webp',
        img_size: statSync(file).size,
        ...size,
      }
    }),
  )
}

/** Ids of the demo's folders are their names. */
function folderRows({ company_id }: DemoCompany, images: (typeof image.$inferInsert)[]) {
  const names = new Set(images.map(({ folder_id }) => folder_id ?? ''))
  return [...names].map((name) => ({ company_id, folder_id: name, name }))
}
