/** Header, body and footer as one document in memory, so that one history, one undo and one merge cover all three. */
import type { PageJson, WidgetJson } from '@schemas/page'
import { REGIONS, type Region } from '@schemas/page-data'
import { fromJson } from './json'
import { isRoot, ROOTS, type PageDoc, type Parent } from './doc'
import { requireWidget } from './find'
import { descendants } from './walk'

/** Characters of a uuid. */
const MAX_UUID = 64

/** The documents that are edited together; a company may have no header or footer. */
export type RegionPages = Readonly<Record<Region, PageJson | null>> & { readonly body: PageJson }

/** What of header and footer is not in the joined document. */
interface Frame {
  readonly head: Omit<PageJson, 'widgets'>
  /** Widgets that hang below no top level of theirs: kept with the document they came in. */
  readonly strays: ReadonlySet<string>
}

export interface JoinedPages {
  readonly doc: PageDoc
  readonly frames: Readonly<Record<Region, Frame | null>>
  /** Uuids that two documents shared: the header's or footer's widget goes by a new one. */
  readonly renamed: ReadonlyMap<string, string>
}

/** Puts the documents together; each keeps its order keys, so that taking them apart again gives the same bytes. */
export function joinRegions(pages: RegionPages): JoinedPages {
  const widgets: Record<string, WidgetJson> = { ...pages.body.widgets }
  const renamed = new Map<string, string>()
  for (const region of ['header', 'footer'] as const) {
    const own = pages[region]?.widgets ?? {}
    const names = namesFor(own, widgets, region, renamed)
    for (const [uuid, widget] of Object.entries(own)) {
      const parent = widget.parent === null ? ROOTS[region] : (names.get(widget.parent) ?? widget.parent)
      widgets[names.get(uuid) ?? uuid] = { ...widget, parent }
    }
  }
  const doc = fromJson({ ...pages.body, widgets })
  const frames = { header: null, body: null, footer: null } as Record<Region, Frame | null>
  for (const region of REGIONS) {
    const page = pages[region]
    if (page) frames[region] = frameOf(page, region, doc, renamed)
  }
  return { doc, frames, renamed }
}

/** Takes them apart: each document as it is saved. Regions that were not joined stay `null`. */
export function splitRegions(doc: PageDoc, frames: JoinedPages['frames']): RegionPages {
  const placed = new Map(REGIONS.map((region) => [region, descendants(doc, ROOTS[region])]))
  const reached = new Set([...placed.values()].flat())
  const rest = [...doc.widgets.keys()].filter((uuid) => !reached.has(uuid))
  const strayOf = (uuid: string): Region =>
    REGIONS.find((region) => frames[region]?.strays.has(uuid)) ?? 'body'
  const pageOf = (region: Region): PageJson | null => {
    const frame = frames[region]
    if (!frame) return null
    const uuids = [...(placed.get(region) ?? []), ...rest.filter((uuid) => strayOf(uuid) === region)]
    const entries = uuids.map((uuid): [string, WidgetJson] => [uuid, saved(doc, uuid)])
    const head = region === 'body' ? { ...doc.head, page: doc.page } : frame.head
    return { ...head, widgets: Object.fromEntries(entries) }
  }
  const body = pageOf('body')
  if (!body) throw new TypeError('Expected the frames of joined pages, which have a body; these have none.')
  return { header: pageOf('header'), body, footer: pageOf('footer') }
}

/** The root that a widget hangs below, and with it its region; `undefined` for strays. */
export function rootOf(doc: PageDoc, uuid: string): Region | undefined {
  const met = new Set<string>()
  let parent: Parent | undefined = doc.widgets.get(uuid)?.parent
  while (typeof parent === 'string' && !isRoot(parent) && !met.has(parent)) {
    met.add(parent)
    parent = doc.widgets.get(parent)?.parent
  }
  return REGIONS.find((region) => ROOTS[region] === parent)
}

function saved(doc: PageDoc, uuid: string): WidgetJson {
  const widget = requireWidget(doc, uuid, 'splitRegions')
  return widget.parent !== null && isRoot(widget.parent) ? { ...widget, parent: null } : widget
}

function namesFor(
  own: PageJson['widgets'],
  taken: PageJson['widgets'],
  region: Region,
  renamed: Map<string, string>,
): Map<string, string> {
  const names = new Map<string, string>()
  for (const uuid of Object.keys(own)) {
    if (!Object.hasOwn(taken, uuid)) continue
    const isTaken = (name: string) =>
      Object.hasOwn(taken, name) || Object.hasOwn(own, name) || renamed.has(name)
    const fresh = nameIn(region, uuid, isTaken)
    names.set(uuid, fresh)
    renamed.set(fresh, uuid)
  }
  return names
}

/** Not a random one: two states of the same documents must get the same names, or they could not be merged. */
function nameIn(region: Region, uuid: string, isTaken: (name: string) => boolean): string {
  for (let turn = 1; ; turn++) {
    const name = `${region}${turn}-${uuid}`.slice(0, MAX_UUID)
    if (!isTaken(name)) return name
  }
}

function frameOf(
  { widgets, ...head }: PageJson,
  region: Region,
  doc: PageDoc,
  renamed: ReadonlyMap<string, string>,
): Frame {
  const inside = new Set(descendants(doc, ROOTS[region]))
  const freshOf = new Map([...renamed].map(([fresh, old]) => [old, fresh]))
  const nameOf = (uuid: string) => (region === 'body' ? uuid : (freshOf.get(uuid) ?? uuid))
  const strays = Object.keys(widgets)
    .map(nameOf)
    .filter((uuid) => !inside.has(uuid))
  return { head, strays: new Set(strays) }
}
