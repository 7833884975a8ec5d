import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle, whenTouched } from './idle'

afterEach(() => vi.unstubAllGlobals())

async function settled(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  return done
}

/** The browser has nothing to do once `rest` is called. */
function busyBrowser() {
  let rest = () => {}
  vi.stubGlobal('requestIdleCallback', (run: () => void) => ((rest = run), 1))
  return () => rest()
}

test('without a touch an idle browser is enough for what is idle, not for what is touched', async () => {
  const rest = busyBrowser()
  const [idle, touched] = [whenIdle(), whenTouched()]
  expect([await settled(idle), await settled(touched)]).toEqual([false, false])
  rest()
  expect([await settled(idle), await settled(touched)]).toEqual([true, false])
})

test.each(['pointerDown', 'keyDown', 'scroll', 'pointerMove'] as const)(
  'the frame after %s in a busy browser is enough for both',
  async (touch) => {
    busyBrowser()
    const [idle, touched] = [whenIdle(), whenTouched()]
    fireEvent[touch](window)
    expect([await settled(idle), await settled(touched)]).toEqual([false, false])
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    expect([await settled(idle), await settled(touched)]).toEqual([true, true])
  },
)
