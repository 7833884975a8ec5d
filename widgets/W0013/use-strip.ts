import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { hrefOf } from '@engine'
import type { LinkItem } from '@schemas/generated/types'

/** px that stay free left of the item scrolled to (rule widgets-5). */
const OFFSET = 50

/** Scroll state of a row: first item right of the offset, scrolled to its end, wider than its box. */
type Place = `${number} ${boolean} ${boolean}`

/** State on the server and until hydration. */
const AT_REST = (): Place => '0 true false'

/**
 * A row of items that scrolls to one of them and by arrows. Its position is read from the row itself, so that arrows,
 * wheel, touch and keyboard agree.
 * @param current index of the item to bring into view, -1 for none
 */
export function useStrip(current: number) {
  const [list, attach] = useState<HTMLElement | null>(null)
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('scroll', changed)
      window.addEventListener('resize', changed)
      return () => {
        list?.removeEventListener('scroll', changed)
        window.removeEventListener('resize', changed)
      }
    },
    [list],
  )
  const place = useSyncExternalStore(subscribe, () => (list ? placeOf(list) : AT_REST()), AT_REST)
  useEffect(() => {
    if (list && current >= 0) scrollTo(list, current, 'instant')
  }, [list, current])

  const [index, atEnd, overflowing] = place.split(' ')
  const moveBy = (step: number) => list && scrollTo(list, Number(index) + step, 'auto')
  return {
    /** Ref of the element whose children are the items. */
    attach,
    atStart: index === '0',
    atEnd: atEnd === 'true',
    overflowing: overflowing === 'true',
    prev: () => moveBy(-1),
    next: () => moveBy(1),
  }
}

function scrollTo(list: HTMLElement, index: number, behavior: ScrollBehavior) {
  const item = itemsOf(list)[index]
  if (!item) return
  const left = Math.max(0, item.offsetLeft - OFFSET)
  if (typeof list.scrollTo === 'function') list.scrollTo({ left, behavior })
  else list.scrollLeft = left
}

function placeOf(list: HTMLElement): Place {
  const { scrollLeft, clientWidth, scrollWidth } = list
  const first = itemsOf(list).findIndex((item) => item.offsetLeft - OFFSET >= scrollLeft - 1)
  const index = scrollLeft <= 0 ? 0 : Math.max(0, first)
  return `${index} ${scrollLeft + clientWidth >= scrollWidth - 1} ${scrollWidth > clientWidth + 1}`
}

const itemsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((item) => item instanceof HTMLElement)

/**
 * Index of the item that links to the current page, or -1.
 * @param path path with query; a full match takes precedence over one of the path alone
 */
export function currentItem(items: readonly LinkItem[], path: string): number {
  const links = items.map((item) => hrefOf(item.pathData))
  const whole = links.indexOf(path)
  return whole >= 0 ? whole : links.indexOf(path.split('?')[0] ?? '')
}
