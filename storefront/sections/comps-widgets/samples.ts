/** The sample pages beside the widgets. Server only: a page is sent the one it shows. */
import { readPage } from '@schemas'
import { fillPage } from '@schemas/fill'
import { catalogue } from '@schemas/generated/catalogue'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import type { Own } from '../section'

const files = import.meta.glob<unknown>('../../../widgets/W*/samples/*.json', {
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
  const page = readPage(entries.find((entry) => entry.type === type && entry.name === name)?.file)
  if (!page) throw new Error(`Expected a page document in widgets/${type}/samples/${name}.json`)
  return { page: fillPage(page), live: snapshotLive(page) }
}
