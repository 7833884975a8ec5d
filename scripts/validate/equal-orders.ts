import { locate, parsePage } from '@schemas'
import { compareEntries } from '@schemas/order'
import type { LocatedProblem } from '@schemas/problem'

/**
 * Warnings for siblings with the same order key. Such a page is valid, since merges create it, and the uuid decides
 * the order. In a handwritten page that order is probably unintended, so the command line warns.
 */
export function equalOrders(text: string): LocatedProblem[] {
  const { page } = parsePage(text)
  if (!page) return []
  const firsts = new Map<string, string>()
  const problems = Object.entries(page.widgets)
    .toSorted(compareEntries)
    .flatMap(([uuid, { type, parent, order }]) => {
      const place = JSON.stringify([parent, order])
      const first = firsts.get(place)
      if (first === undefined) {
        firsts.set(place, uuid)
        return []
      }
      const message = `与 ${first} 的 order 相同（${order}），先后由 uuid 决定`
      return [{ severity: 'warning', type, uuid, path: '/order', keyword: 'equalOrder', message } as const]
    })
  return locate(text, problems)
}
