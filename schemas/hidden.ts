import type { WidgetJson } from './page'

/** Whether operators have hidden a widget or one around it: shoppers get neither it nor what lies in it (rule canvas-7). */
export function isHidden(
  widgetAt: (uuid: string) => Pick<WidgetJson, 'hidden' | 'parent'> | undefined,
  uuid: string,
): boolean {
  const seen = new Set<string>()
  for (let at: string | null = uuid; at !== null && !seen.has(at); at = widgetAt(at)?.parent ?? null) {
    if (widgetAt(at)?.hidden) return true
    seen.add(at)
  }
  return false
}
