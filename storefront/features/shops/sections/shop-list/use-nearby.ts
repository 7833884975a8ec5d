import { useEffect, useEffectEvent, useState } from 'react'
import { useActions, useMode, type Position } from '@engine'
import type { DistributorListAnswer } from '@schemas/generated/api'
import { nearbyQuery, type ShopsQuery } from '../../query'

interface Near {
  /** Of which address these are the shops. */
  query: ShopsQuery
  found: DistributorListAnswer
}

/**
 * The shops around the shopper, once a position is known (rule shops-2): a remembered or granted one at once, else when
 * `locate` is asked for. `found` is null while the server's own answer holds.
 */
export function useNearby(query: ShopsQuery) {
  const { knownPosition, locate } = useActions()
  const mode = useMode()
  const [position, setPosition] = useState<Position | null>(null)
  const [locating, setLocating] = useState(false)
  const [near, setNear] = useState<Near | null>(null)
  const known = useEffectEvent(knownPosition)
  useEffect(() => {
    if (mode === 'design') return
    let wanted = true
    known().then(
      (found) => wanted && setPosition(found),
      (error: unknown) => console.warn('Where the shopper is cannot be known:', error),
    )
    return () => {
      wanted = false
    }
  }, [mode])
  useEffect(() => {
    if (!position) return
    const leaving = new AbortController()
    const { signal } = leaving
    import('@storefront/shell/api/call')
      .then(({ call }) => call('GET /distributor/list', { query: nearbyQuery(query, position), signal }))
      .then(
        (found) => setNear({ query, found }),
        (error: unknown) => {
          if (!signal.aborted) console.warn('The shops near a position are not known:', error)
        },
      )
    return () => leaving.abort()
  }, [query, position])
  const ask = async () => {
    setLocating(true)
    const found = await locate().finally(() => setLocating(false))
    if (found) setPosition(found)
  }
  const found = near?.query === query ? near.found : null
  return { found, busy: position !== null && !found, located: position !== null, locating, locate: ask }
}
