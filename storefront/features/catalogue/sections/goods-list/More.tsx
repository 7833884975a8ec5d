import { useEffect, useRef, useState } from 'react'
import { Anchor } from '@engine'
import { ApiError } from '@schemas/api/api-error'
import type { GoodsItem } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { readdress } from '@storefront/shell/router/router'
import { texts } from '../../texts/goods'
import { listHref, type ListQuery } from './list-query'
import { itemsQuery } from './items-query'
import css from './More.module.css'
import type { Grown } from './grown'

/** How far below the screen the next page is asked for. */
const AHEAD = '800px'
/** ms between two looks at which page is on screen. */
const LOOK_MS = 200

interface MoreProps {
  query: ListQuery
  grown: Grown
  grow(next: readonly GoodsItem[]): void
}

/** The end of a phone's list: fetches the next page when it comes near, and keeps the address at the page on screen. */
export default function More({ query, grown, grow }: MoreProps) {
  const { found, from, list } = grown
  const end = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  // pages that are here, a short one too
  const here = Math.max(1, Math.ceil(list.length / LIST_PAGE_SIZE))
  const last = Math.ceil(found.total_count / LIST_PAGE_SIZE)
  const next = from + here
  const isOver = next > last

  useEffect(() => {
    if (isOver || failed || !end.current) return
    const abort = new AbortController()
    const fetchNext = async () => {
      try {
        const asked = { query: itemsQuery({ ...query, page: next }), signal: abort.signal, quiet: true }
        grow((await call('GET /goods/items', asked)).list)
      } catch (error) {
        if (abort.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setFailed(true)
      }
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        void fetchNext()
      },
      { rootMargin: AHEAD },
    )
    near.observe(end.current)
    return () => {
      abort.abort()
      near.disconnect()
    }
    // `query` and `grow` change only together with `found`
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found, next, isOver, failed])

  useEffect(() => {
    const goods = end.current?.previousElementSibling
    if (!goods) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const index = [...goods.children].findIndex((card) => card.getBoundingClientRect().bottom > 0)
      if (index >= 0) readdress(listHref(query, { page: from + Math.floor(index / LIST_PAGE_SIZE) }))
    }
    const scrolled = () => (timer ??= setTimeout(look, LOOK_MS))
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found, from])

  return (
    <div ref={end} className={css.end} aria-live="polite">
      {failed && (
        <button type="button" className={css.again} onClick={() => setFailed(false)}>
          {texts.again}
        </button>
      )}
      {!failed && (isOver ? list.length > 0 && texts.listEnds : texts.loadingMore)}
      {from > 1 && (
        <Anchor link={listHref(query)} className={css.first}>
          {texts.fromFirst}
        </Anchor>
      )}
    </div>
  )
}
