import type { WidgetJson } from './page'

/** Whether operators have hidden a widget or one around it: shoppers get neither it nor what lies in it (rule canvas-7). */
export const isHidden = (widgetAt: WidgetAt<'hidden'>, uuid: string): boolean =>
  someAround(widgetAt, uuid, ({ hidden }) => hidden === true)

/** Whether phones get neither it nor what lies in it; computers do (rule phones-3). */
export const isHiddenOnPhones = (widgetAt: WidgetAt<'h5'>, uuid: string): boolean =>
  someAround(widgetAt, uuid, ({ h5 }) => h5?.hidden === true)

type WidgetAt<K extends keyof WidgetJson> = (uuid: string) => Pick<WidgetJson, K | 'parent'> | undefined

/** What hides a widget: operators everywhere, or on phones alone. */
export type Hiding = 'everywhere' | 'phones' | null

/**
 * `isHidden` and `isHiddenOnPhones` for many widgets of one page: each chain of parents is walked once, however deep
 * panels lie in each other.
 */
export function hidingFinder(
  widgetAt: (uuid: string) => WidgetJson | undefined,
): (uuid: string, widget: WidgetJson) => Hiding {
  const known = new Map<string, Hiding>()

  const classify = (start: string): Hiding => {
    const chain: [string, WidgetJson][] = []
    const places = new Map<string, number>()
    let at: string | null = start
    while (at !== null && !known.has(at) && !places.has(at)) {
      const widget = widgetAt(at)
      if (!widget) break
      places.set(at, chain.length)
      chain.push([at, widget])
      at = widget.parent
    }
    let above: Hiding = (at !== null && known.get(at)) || null
    // what hides one widget of a circle hides all of it
    const circle = at === null ? undefined : places.get(at)
    if (circle !== undefined)
      for (const [, widget] of chain.slice(circle)) above = stronger(above, ownHiding(widget))
    for (const [uuid, widget] of chain.toReversed()) {
      above = stronger(above, ownHiding(widget))
      known.set(uuid, above)
    }
    return known.get(start) ?? null
  }

  return (uuid, widget) => {
    const own = ownHiding(widget)
    if (widget.parent === null || own === 'everywhere') return own
    return known.get(uuid) ?? classify(uuid)
  }
}

const ownHiding = ({ hidden, h5 }: WidgetJson): Hiding =>
  hidden === true ? 'everywhere' : h5?.hidden === true ? 'phones' : null

const stronger = (a: Hiding, b: Hiding): Hiding => (a === 'everywhere' || b === null ? a : b)

/** Whether something holds of a widget or of one around it. */
function someAround<K extends keyof WidgetJson>(
  widgetAt: WidgetAt<K>,
  uuid: string,
  holds: (widget: Pick<WidgetJson, K | 'parent'>) => boolean,
): boolean {
  const seen = new Set<string>()
  for (let at: string | null = uuid; at !== null && !seen.has(at); at = widgetAt(at)?.parent ?? null) {
    const widget = widgetAt(at)
    if (widget && holds(widget)) return true
    seen.add(at)
  }
  return false
}
