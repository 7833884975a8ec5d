import { splitScreen, typesOf } from '@engine/render/screen'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'

/**
 * px below which a region hydrates later, once the browser is idle. The header is always in sight, the footer never
 * at first; a body's first screen is what a large window shows.
 */
export const SCREENS: Record<Region, number> = { header: Infinity, body: 700, footer: 0 }

/** The widget types of a page, in all its regions. */
export function pageTypes(data: PageData): Set<string> {
  const widgets = REGIONS.flatMap((region) => Object.values(data.regions[region]?.widgets ?? {}))
  return new Set(widgets.map((widget) => widget.type))
}

/** The types that the first screen shows: what the browser needs before the page answers. */
export function firstScreenTypes(data: Pick<PageData, 'regions'>): Set<string> {
  return new Set(
    REGIONS.flatMap((region) => {
      const page = data.regions[region]
      return page ? [...typesOf(page, splitScreen(page, SCREENS[region]).first)] : []
    }),
  )
}
