/** The sample pages beside the widgets. Server only: a page is sent the one it shows. */
import { readPage, type PageJson } from '@schemas'
import { fillPage } from '@schemas/fill'
import { catalogue } from '@schemas/generated/catalogue'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import type { Own } from '@storefront/shell/section/section'

const files = import.meta.glob<unknown>('../../../../../widgets/W*/samples/*.json', {
  eager: true,
  import: 'default',
})

/** A widget as the gallery lists it. */
export interface Shown {
  type: string
  title: string
  samples: string[]
}

const FULLEST = 'filled'
/** The sample that says nothing of its own. */
const PLAIN = 'default'

/**
 * Colours that the format prescribes as defaults though letters are hard to read in them, or white ones on them: below
 * 4.5 : 1. They stay (rule look-1); no page of the demo has them.
 */
const PALE = ['#479EE9', '#FF5A00', '#FF5D02', '#8C8C8C']

/** Of those the ones that a sample is drawn in. */
export function paleColours(type: string, name: string): string[] {
  const props = fillPage(requirePage(type, name)).widgets
  const used = JSON.stringify(Object.values(props).filter((widget) => widget.type === type)).toUpperCase()
  return name === PLAIN ? PALE.filter((colour) => used.includes(`"${colour}`)) : []
}

const entries = Object.entries(files).map(([path, file]) => {
  const [type = '', , name = ''] = path.split('/').slice(-3)
  return { type, name: name.replace(/\.json$/, ''), file }
})

/** Every widget that has a sample, by its number; the fullest sample first. */
export function shownWidgets(): Shown[] {
  const types = [...new Set(entries.map(({ type }) => type))].toSorted()
  return types.map((type) => {
    const names = entries.filter((entry) => entry.type === type).map(({ name }) => name)
    const samples = [...names.filter((name) => name === FULLEST), ...names.filter((name) => name !== FULLEST)]
    return { type, title: catalogue[type]?.title ?? type, samples }
  })
}

/** A sample with a shop whose rows say what its snapshots say. @throws Error where the file is no page */
export function sampleOf(type: string, name: string): NonNullable<Own['shown']> {
  const page = requirePage(type, name)
  return { page, live: snapshotLive(page) }
}

function requirePage(type: string, name: string): PageJson {
  const page = readPage(entries.find((entry) => entry.type === type && entry.name === name)?.file)
  if (!page) throw new Error(`Expected a page document in widgets/${type}/samples/${name}.json`)
  return page
}
