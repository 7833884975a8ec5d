import { parsePage, type Problem } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { fillPageProps } from '@schemas/fill'
import { guard } from '@schemas/guard'
import { FORMAT_VERSION, type PageJson, type WidgetJson } from '@schemas/page'
import { clipOf, fromJson, keyAt, newUuid, PageError, readClip, type Clip } from '@engine/page'

/** A module in the current versions of its widgets, or its problems. */
export type ValidatedClip = { clip: Clip; problems: [] } | { clip: null; problems: Problem[] }

/**
 * Validates a panel with its children by the schemas and rules of a page with nothing else, as wide as the panel.
 * Warnings (a product that is not chosen yet) are accepted.
 * @throws PageError for a value that is not a panel with its children
 */
export function validateClip(value: unknown): ValidatedClip {
  const { problem } = guard(value)
  if (problem) return { clip: null, problems: [problem] }
  const clip = readClip(value)
  const { children } = catalogue[clip.widget.type] ?? {}
  if (!children) throw new PageError('a panel', `a widget of type ${clip.widget.type}`, 'validateClip')
  const root = newUuid()
  const { page, problems } = parsePage(pageOf(clip, root))
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!page || errors.length > 0) return { clip: null, problems: errors }
  return { clip: clipOf(fromJson(page), root), problems: [] }
}

function pageOf(clip: Clip, root: string): PageJson {
  const { pageWidth } = fillPageProps({})
  const { width } = clip.widget.style
  const wide = typeof width === 'number' && width > pageWidth
  const widgets: Record<string, WidgetJson> = {}
  place(clip, root, null, keyAt([], 0).key, widgets)
  return {
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: catalogue['W0000']?.version ?? 1, props: wide ? { pageWidth: width } : {} },
    widgets,
  }
}

/** Adds a widget and all below it to the page, in the order of the clip. */
function place(
  { widget, children }: Clip,
  uuid: string,
  parent: string | null,
  order: string,
  into: Record<string, WidgetJson>,
) {
  into[uuid] = { ...widget, parent, order }
  const orders: string[] = []
  for (const child of children) {
    const { key } = keyAt(orders, orders.length)
    orders.push(key)
    place(child, newUuid(), uuid, key, into)
  }
}
