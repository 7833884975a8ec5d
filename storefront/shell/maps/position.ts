import type { Position } from '@engine'
import { settings } from '../api/settings'
import { coordinatesOnly, type MapsProvider } from './provider'

const KEY = 'position'
const LIFE_MS = 30 * 24 * 3600 * 1000

/** Position that costs no question: cached for 30 days, or permission is already granted (rule shops-2). */
export async function knownPosition(maps?: MapsProvider): Promise<Position | null> {
  const cached = readCache()
  if (cached) return cached
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  return permission?.state === 'granted' ? askPosition(maps) : null
}

/**
 * Fetches the maps script, asks the browser, and has the answer turned into an address (rule widgets-7). Without an
 * address the coordinates alone are the position, which is not kept then. Rejects with the browser's
 * GeolocationPositionError, whose `code` the shop shows.
 */
export async function askPosition(maps?: MapsProvider): Promise<Position> {
  const opened = (maps ? Promise.resolve(maps) : mapsOfShop()).then((service) => service.open())
  const noted = opened.catch(noAddress)
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 }),
  )
  const point = { lat: coords.latitude, lng: coords.longitude }
  const addressOf = await noted
  const place = addressOf && (await addressOf(point).catch(noAddress))
  if (!place) return { ...point, province: '', city: '', area: '' }
  const position = { ...point, ...place }
  localStorage.setItem(KEY, JSON.stringify({ position, at: Date.now() }))
  return position
}

async function mapsOfShop(): Promise<MapsProvider> {
  const { maps } = settings
  return maps === undefined ? coordinatesOnly : (await import('./amap')).amap(maps)
}

/** Shops are found by coordinates, too, so a missing address is no error. */
function noAddress(error: unknown): undefined {
  console.warn('No address for the position:', error)
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
