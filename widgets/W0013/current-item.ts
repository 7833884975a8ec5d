import { hrefOf } from '@engine'
import type { LinkItem } from '@schemas/generated/types'

/**
 * Index of the item that leads to the page being shown, or -1 (designer §3 W0013).
 * @param path path with query; an item that matches it whole wins over one that names the path alone
 */
export function currentItem(items: readonly LinkItem[], path: string): number {
  const links = items.map((item) => hrefOf(item.pathData))
  const whole = links.indexOf(path)
  return whole >= 0 ? whole : links.indexOf(path.split('?')[0] ?? '')
}
