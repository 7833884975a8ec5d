import { parsePage, type Problem } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { fillPageProps } from '@schemas/fill'
import { guard } from '@schemas/guard'
import { FORMAT_VERSION, type PageJson, type WidgetJson } from '@schemas/page'
import { clipOf, fromJson, keyAt, newUuid, PageError, readClip, type Clip } from '@engine/page'

/** What came as a module, in this program's version of every widget, or what is wrong with it. */
export type JudgedClip = { clip: Clip; problems: [] } | { clip: null; problems: Problem[] }

/**
 * Judges a panel with its children by the same schemas and rules as a page that holds nothing else, as wide as the
 * panel. Warnings (a good that is still to be chosen) do not stop it.
 * @throws PageError for what is no panel with its children at all
 */
export function judgeClip(value: unknown): JudgedClip {
  const { problem } = guard(value)
  if (problem) return { clip: null, problems: [problem] }
  const clip = readClip(value)
  const { children } = catalogue[clip.widget.type] ?? {}
  if (!children) throw new PageError('a panel', `a widget of type ${clip.widget.type}`, 'judgeClip')
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

/** Gives a widget and all below it their places, in the order in which they stand in the clip. */
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
