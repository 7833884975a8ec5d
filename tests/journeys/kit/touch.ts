/** Phones in a browser: taps and swipes of a finger, through the browser's own recognition of gestures. */
import { devices, type Locator } from 'playwright'
import type { Visit } from './visit'

const { userAgent, isMobile, hasTouch } = devices['iPhone 14'] ?? {}

/** One picture element a CSS pixel: a third of it would be drawn nine times as long. */
export const PHONE = { userAgent, isMobile, hasTouch, viewport: { width: 390, height: 844 } }

/** The same in the browser of WeChat. */
export const WECHAT = { ...PHONE, userAgent: `${userAgent} MicroMessenger/8.0.44(0x18002c2f)` }

/** Moves of a finger between its first and its last place. */
const MOVES = 8

/** px; from the middle of what is touched. */
interface Way {
  x?: number
  y?: number
}

/** Puts a finger on an element, moves it and lifts it. */
export async function swipe({ session }: Pick<Visit, 'session'>, on: Locator, { x = 0, y = 0 }: Way) {
  await on.scrollIntoViewIfNeeded()
  const box = await on.boundingBox()
  if (!box) throw new Error('Expected something to swipe, found nothing on screen')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    })
  await send('touchStart', 0)
  for (let move = 1; move <= MOVES; move++) await send('touchMove', move / MOVES)
  await send('touchEnd')
}
