import type { WidgetJson } from './page'

/** Whether operators have hidden a widget or one around it: shoppers get neither it nor what lies in it (rule canvas-7). */
export const isHidden = (widgetAt: WidgetAt<'hidden'>, uuid: string): boolean =>
  someAround(widgetAt, uuid, ({ hidden }) => hidden === true)

/** Whether phones get neither it nor what lies in it; computers do (rule phones-3). */
export const isHiddenOnPhones = (widgetAt: WidgetAt<'h5'>, uuid: string): boolean =>
  someAround(widgetAt, uuid, ({ h5 }) => h5?.hidden === true)

type WidgetAt<K extends keyof WidgetJson> = (uuid: string) => Pick<WidgetJson, K | 'parent'> | undefined

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
