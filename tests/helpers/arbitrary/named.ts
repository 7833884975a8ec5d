import fc from 'fast-check'
import { linkTargets } from '@schemas/generated/link-targets'
import type { Json, JsonObject } from '@schemas/page'
import { localOf } from '@schemas/show-times'

const id = fc.integer({ min: 1, max: 60 }).map(String)

const colour = fc.oneof(
  fc.constantFrom('', 'transparent', '#fff', '#479EE9', '#000000ff', 'rgb(255, 90, 0)', 'rgba(1,2,3,.5)'),
  fc.stringMatching(/^#[0-9a-f]{6}$/),
)
const path = fc.stringMatching(/^\/[a-z0-9]{0,8}$/)
const phone = fc.stringMatching(/^\d{3,12}$/)
const picture = fc.oneof(fc.constantFrom('', '/img/1.webp', 'https://cdn.example/图.png'), path)
const video = fc.constantFrom('', '/video/1.mp4', 'https://cdn.example/a.webm?t=1')

const target = fc.constantFrom(...Object.entries(linkTargets)).chain(([linkPage, { keys }]) => {
  const [key] = keys
  const value = key === 'url' || key === 'href' ? path : key === 'tel' ? phone : id
  return value.map((to): JsonObject => (key === undefined ? { linkPage } : { linkPage, [key]: to }))
})

/** Hundredths, so that a zone can end exactly at the edge. */
const zoneSide = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([start, size]) => [start / 100, Math.min(size, 100 - start) / 100] as const)

/** Seconds of some years, the second one after the first. */
const showTimes = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 1, max: 2 ** 25 }))
  .map(([from, lasts]) => [localOf(from * 1_000), localOf((from + lasts) * 1_000)] as const)

/** Arbitraries by `x-name`, for patterns that no generator can derive. */
export const namedValues: Record<string, fc.Arbitrary<Json>> = {
  Colour: colour,
  ImageUrl: picture,
  WebUrl: picture,
  VideoUrl: video,
  Link: fc.oneof(fc.constant({}), target),
}

/** Functions by `x-name` that make a generated object satisfy the named rules too (schemas/rules). */
export const namedRules: Record<string, (value: JsonObject) => fc.Arbitrary<Json>> = {
  HotZone: (value) =>
    fc.tuple(zoneSide, zoneSide).map(([[leftPer, widthPer], [topPer, heightPer]]) => ({
      ...value,
      leftPer,
      widthPer,
      topPer,
      heightPer,
    })),
  BoxStyle: (value) =>
    showTimes.map(([showFrom, showTo]) => ({
      ...value,
      ...('showFrom' in value && { showFrom }),
      ...('showTo' in value && { showTo }),
    })),
  ShopEntry: (value) => id.map((shop_id) => ({ ...value, shop_id })),
}
