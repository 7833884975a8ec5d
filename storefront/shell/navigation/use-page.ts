import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { subscribe } from 'valtio/vanilla'
import { whenTouched } from '../idle'
import type { Stage } from './cached-pages'
import { loadRouter, routerLoaded } from '../router/navigate'
import { asked } from '../state/refresh-page'

/**
 * The page of the current address. The first one came with the HTML; after a navigation its data and the chunks of
 * its widgets are fetched before it replaces the page on screen.
 */
export function usePage(first: PageData, registry: LazyRegistry): Stage {
  const [opened] = useState(() => ({
    first: { key: 'first', data: first, hidden: [] } satisfies Stage,
    since: asked.times,
  }))
  const [shown, setShown] = useState<Stage>(opened.first)
  const arrival = useRef<{ page: Stage; scrollY: number }>(undefined)

  useLayoutEffect(() => {
    if (arrival.current?.page !== shown) return
    window.scrollTo(0, arrival.current.scrollY)
    arrival.current = undefined
    const headings = document.querySelectorAll<HTMLElement>('#content h1')
    headings.item(headings.length - 1).focus({ preventScroll: true })
  })

  useEffect(() => {
    let gone = false
    let stop: (() => void) | undefined
    // nothing leads elsewhere before: a touch, the browser's own buttons after a reload, or a request for newer data
    const need = () => void loadRouter()
    void whenTouched().then(need)
    addEventListener('popstate', need, { once: true })
    const forget = subscribe(asked, need)
    void routerLoaded.then(async () => {
      const { followRouter } = await import('./follow-router')
      if (gone) return
      stop = followRouter({
        ...opened,
        registry,
        show(page, scrollY) {
          if (scrollY !== undefined) arrival.current = { page, scrollY }
          startTransition(() => setShown(page))
          document.title = page.data.title
        },
      })
    })
    return () => {
      gone = true
      forget()
      removeEventListener('popstate', need)
      stop?.()
    }
  }, [opened, registry])
  return shown
}
