import type { Position } from '@engine'
import { coordinatesOnly, type MapsProvider } from './provider'

const KEY = 'position'
const LIFE_MS = 30 * 24 * 3600 * 1000

/** Position that costs no question: cached for 30 days, or permission is already granted (decisions 9). */
export async function knownPosition(maps: MapsProvider = coordinatesOnly): Promise<Position | null> {
  const cached = readCache()
  if (cached) return cached
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  return permission?.state === 'granted' ? askPosition(maps) : null
}

/** Asks the browser. Rejects with its GeolocationPositionError, whose `code` the shop shows. */
export async function askPosition(maps: MapsProvider = coordinatesOnly): Promise<Position> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 }),
  )
  const point = { lat: coords.latitude, lng: coords.longitude }
  const position = { ...point, ...(await maps.addressOf(point)) }
  localStorage.setItem(KEY, JSON.stringify({ position, at: Date.now() }))
  return position
}

function readCache(): Position | null {
  const text = localStorage.getItem(KEY)
  if (text === null) return null
  try {
    const { position, at } = (JSON.parse(text) ?? {}) as { position?: Position; at?: number }
    const fresh = typeof at === 'number' && Date.now() - at < LIFE_MS
    return fresh && typeof position?.lat === 'number' && typeof position.lng === 'number' ? position : null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    localStorage.removeItem(KEY)
    return null
  }
}
