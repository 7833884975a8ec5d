import { afterEach, describe, expect, it, vi } from 'vitest'
import { askPosition, knownPosition } from './position'

const HERE = { lat: 31.2, lng: 121.5, province: '上海市', city: '上海市', area: '黄浦区' }
const DAY_MS = 24 * 3600 * 1000
const maps = { open: async () => async () => ({ province: '上海市', city: '上海市', area: '黄浦区' }) }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A browser in which the question has this answer already, and a position where it may be asked for. */
function browserWith(state: PermissionState) {
  const getCurrentPosition = vi.fn<(found: (position: object) => void) => void>((found) =>
    found({ coords: { latitude: HERE.lat, longitude: HERE.lng } }),
  )
  const permissions = { query: async () => ({ state }) }
  vi.stubGlobal('navigator', { permissions, geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

describe('the position', () => {
  it('is the coordinates alone, and is not kept, where no address can be had', async () => {
    browserWith('granted')
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const nowhere = { lat: HERE.lat, lng: HERE.lng, province: '', city: '', area: '' }
    const silent = { open: () => Promise.reject(new Error('blocked')) }
    const refusing = { open: async () => () => Promise.reject(new Error('INVALID_USER_KEY')) }
    for (const failing of [silent, refusing]) expect(await askPosition(failing)).toEqual(nowhere)
    expect([localStorage.getItem('position'), warned.mock.calls.length]).toEqual([null, 2])
    warned.mockRestore()
  })

  it('is asked for on load only where permission is granted already', async () => {
    const asked = browserWith('prompt')
    expect(await knownPosition(maps)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
    browserWith('granted')
    expect(await knownPosition(maps)).toEqual(HERE)
  })

  it('is cached for 30 days, and then asked for again', async () => {
    browserWith('prompt')
    vi.useFakeTimers({ toFake: ['Date'] })
    await askPosition(maps)
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1)
    expect(await knownPosition(maps)).toEqual(HERE)
    vi.setSystemTime(Date.now() + 1)
    expect(await knownPosition(maps)).toBeNull()
    vi.useRealTimers()
  })

  it.each(['{broken', 'null', '7', '{"at":9999999999999}', '{"position":{"lat":"x"},"at":9999999999999}'])(
    'is not read from foreign content of the storage: %s',
    async (stored) => {
      browserWith('prompt')
      localStorage.setItem('position', stored)
      expect(await knownPosition(maps)).toBeNull()
    },
  )
})
