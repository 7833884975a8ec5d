/** Which of a region's documents a viewport gets (rule page-format-16). */
import type { Region } from '@schemas/page-data'
import type { Viewport } from '@schemas/site-base'
import type { Platform, PublishedPage } from './repo'

/** Whose documents a viewport may get. */
export const PLATFORMS_OF: Record<Viewport, readonly Platform[]> = { pc: ['pc'], h5: ['h5', 'pc'] }

export const regionOf = ({ page_type }: PublishedPage): Region =>
  page_type === 'header' || page_type === 'footer' ? page_type : 'body'

/** One document of each region, among those of all platforms that this viewport may get. */
export function shownOn(viewport: Viewport, rows: PublishedPage[]): PublishedPage[] {
  if (viewport === 'pc') return rows
  const own = rows.filter(({ platform }) => platform === 'h5')
  const replaced = new Set<Region>(['header', ...own.map(regionOf)])
  return [...own, ...rows.filter((row) => row.platform === 'pc' && !replaced.has(regionOf(row)))]
}
