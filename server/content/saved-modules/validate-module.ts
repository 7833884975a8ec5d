import { parsePage, type Problem } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { fillPageProps } from '@schemas/fill'
import { guard } from '@schemas/guard'
import { FORMAT_VERSION, type PageJson, type WidgetJson } from '@schemas/page'
import { clipOf, fromJson, keyAt, moduleOf, PageError, readModule, uuidFor, type Clip } from '@engine/page'

/** A module in the current versions of its widgets, or its problems. */
export type ValidatedModule =
  | { module: ReturnType<typeof moduleOf>; problems: [] }
  | { module: null; problems: Problem[] }

/**
 * Validates widgets with their children by the schemas and rules of a page with nothing else, as wide as they are.
 * Warnings (a product that is not chosen yet) are accepted.
 * @throws PageError for a value that holds no widgets, and for what belongs to one page alone
 */
export function validateModule(value: unknown): ValidatedModule {
  const { problem } = guard(value)
  if (problem) return { module: null, problems: [problem] }
  const clips = readModule(value)
  const other = clips.map(({ widget: { type } }) => type).find((type) => !isForAnyPage(type))
  if (other !== undefined) throw new PageError('widgets of any page', `"${other}"`, 'validateModule')
  const { json, tops } = pageOf(clips)
  const { page, problems } = parsePage(json)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!page || errors.length > 0) return { module: null, problems: errors }
  const doc = fromJson(page)
  return { module: moduleOf(tops.map((uuid) => clipOf(doc, uuid))), problems: [] }
}

const isForAnyPage = (type: string) => Object.hasOwn(catalogue, type) && catalogue[type]?.fixed === false

function pageOf(clips: readonly Clip[]): { json: PageJson; tops: string[] } {
  const { pageWidth } = fillPageProps({})
  const widest = Math.max(pageWidth, ...clips.map(({ widget: { style } }) => style.width ?? 0))
  const widgets: Record<string, WidgetJson> = {}
  const tops = place(clips, null, widgets)
  const json: PageJson = {
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: catalogue['W0000']?.version ?? 1, props: widest > pageWidth ? { pageWidth: widest } : {} },
    widgets,
  }
  return { json, tops }
}

/** Adds siblings and all below them to the page, in the order of the clips. @returns their uuids */
function place(clips: readonly Clip[], parent: string | null, into: Record<string, WidgetJson>): string[] {
  const orders: string[] = []
  return clips.map((clip) => {
    const { key } = keyAt(orders, orders.length)
    orders.push(key)
    const uuid = uuidFor(clip, into)
    into[uuid] = { ...clip.widget, parent, order: key }
    place(clip.children, uuid, into)
    return uuid
  })
}
