import { childrenOf } from './children'
import type { ViewPage, ViewWidget } from './contract'

type ScreenWidget = readonly [uuid: string, widget: ViewWidget]

export interface ScreenSplit {
  first: readonly ScreenWidget[]
  /** Widgets below the first screen, which the browser may hydrate later. */
  rest: readonly ScreenWidget[]
}

/**
 * Splits a page's top level at a height in px by the stored sizes, which server and browser both know. A widget that
 * begins above the line belongs to the first screen; `Infinity` puts all of them there.
 */
export function splitScreen(page: ViewPage, screen: number): ScreenSplit {
  const entries = childrenOf(page).get(null) ?? []
  let top = 0
  const end = entries.findIndex(([, { style }]) => {
    if (top >= screen) return true
    top += (Number(style.height) || 0) + (Number(style.marginTop) || 0) + (Number(style.marginBottom) || 0)
    return false
  })
  return end < 0 ? { first: entries, rest: [] } : { first: entries.slice(0, end), rest: entries.slice(end) }
}

/** The types of these widgets and their descendants. */
export function typesOf(page: ViewPage, entries: readonly ScreenWidget[]): Set<string> {
  const types = new Set<string>()
  const collect = (level: readonly ScreenWidget[]) => {
    for (const [uuid, widget] of level) {
      types.add(widget.type)
      collect(childrenOf(page).get(uuid) ?? [])
    }
  }
  collect(entries)
  return types
}
