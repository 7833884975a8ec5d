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

/** The parts of header and footer that are not in the joined document. */
interface Frame {
  readonly head: Omit<PageJson, 'widgets'>
  /** Widgets that are not below the top level of their document; they stay with it. */
  readonly strays: ReadonlySet<string>
}

export interface JoinedPages {
  readonly doc: PageDoc
  readonly frames: Readonly<Record<Region, Frame | null>>
  /** New uuid → old uuid of header and footer widgets whose uuid was taken. */
  readonly renamed: ReadonlyMap<string, string>
}

/** Joins the documents; each keeps its order keys, so that splitting gives the same bytes. */
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

/** Splits the joined document into those that are saved. Missing regions stay `null`. */
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

/** The region of a widget; `undefined` for unreachable ones. */
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
    const unique = nameIn(region, uuid, isTaken)
    names.set(uuid, unique)
    renamed.set(unique, uuid)
  }
  return names
}

/** A deterministic name: two states of the same documents must get the same names to be merged. */
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
  const freshOf = new Map([...renamed].map(([unique, old]) => [old, unique]))
  const nameOf = (uuid: string) => (region === 'body' ? uuid : (freshOf.get(uuid) ?? uuid))
  const strays = Object.keys(widgets)
    .map(nameOf)
    .filter((uuid) => !inside.has(uuid))
  return { head, strays: new Set(strays) }
}
