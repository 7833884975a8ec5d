/** The sample pages beside the widgets, each with the shop in which it is drawn. */
import { INERT_ACTIONS, visitorShop, type Actions, type Shop } from '@engine'
import { parsePage, type PageJson } from '@schemas'
import { snapshotLive } from '@widgets/shared/snapshot-live'

interface ShopStates {
  shops?: Record<string, Partial<Shop>>
  actions?: Record<string, Partial<Actions>>
}

const texts = import.meta.glob<string>('../../widgets/W*/samples/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const states = import.meta.glob<ShopStates>('../../widgets/W*/samples/shop.ts', { eager: true })

export interface Sample {
  /** Type whose folder contains it. */
  type: string
  /** File name without extension. */
  name: string
  /** From the repository's root. */
  file: string
  text: string
}

export const samples: readonly Sample[] = Object.entries(texts).map(([key, text]) => {
  const file = key.slice(key.indexOf('widgets/'))
  const [, type = '', , name = ''] = file.split('/')
  return { type, name: name.replace(/\.json$/, ''), file, text }
})

/** @throws Error if the file is not a page */
export function pageOfSample({ file, text }: Pick<Sample, 'file' | 'text'>): PageJson {
  const { page, problems } = parsePage(text)
  if (!page) throw new Error(`Expected a page document in ${file}: ${problems[0]?.message}`)
  return page
}

/** The shop of a sample: a visitor's with rows that equal the page's snapshots, unless its folder provides more. */
export function shopOfSample(
  { type, name }: Pick<Sample, 'type' | 'name'>,
  page: PageJson,
): { shop: Shop; actions: Actions } {
  const own = states[`../../widgets/${type}/samples/shop.ts`]
  return {
    shop: { ...visitorShop(snapshotLive(page)), ...own?.shops?.[name] },
    actions: { ...INERT_ACTIONS, ...own?.actions?.[name] },
  }
}
