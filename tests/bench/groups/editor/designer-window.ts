/** Runs in the built designer: what an operator waits for, measured by the page itself. */
import type { Page } from 'playwright'

/** What shows the settings of a widget; without a selection the designer's panel has the form of the page, without tabs. */
export const SETTINGS = {
  designer: '[aria-label="设置"]:has([aria-label="组件设置"]) .pm-set',
  hand: '.hand-panel form',
} as const

/** Milliseconds from the navigation until a click on the widget shows its settings. */
export function untilSelected(
  page: Page,
  uuid: string,
  settings: string = SETTINGS.designer,
): Promise<number> {
  return page.evaluate(
    ([name, shown]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const frame = document.querySelector(`[data-widget="${name}"]`)
          const { x = 0, y = 0, height = 0 } = frame?.getBoundingClientRect() ?? {}
          if (height > 0) {
            const at = { bubbles: true, cancelable: true, clientX: x + 40, clientY: y + 30 }
            const target = document.elementFromPoint(at.clientX, at.clientY) ?? frame
            for (const kind of ['pointerdown', 'pointerup'])
              target?.dispatchEvent(new PointerEvent(kind, { ...at, pointerId: 1, isPrimary: true }))
            for (const kind of ['mousedown', 'mouseup', 'click'])
              target?.dispatchEvent(new MouseEvent(kind, at))
            if (document.querySelector(shown)) {
              resolve(performance.now())
              return
            }
          }
          requestAnimationFrame(look)
        }
        look()
      }),
    [uuid, settings] as const,
  )
}

/** Milliseconds from the next key until the widget's content changes. @param act presses it */
export async function untilChanged(page: Page, uuid: string, act: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle((name) => {
    const frame = document.querySelector(`[data-widget="${name}"]`)
    if (!frame) throw new Error(`Expected widget ${name} on the canvas.`)
    const state: { ms?: number } = {}
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          state.ms = performance.now() - timeStamp
        })
        observer.observe(frame, { subtree: true, childList: true, characterData: true })
      },
      { once: true, capture: true },
    )
    return state
  }, uuid)
  await act()
  await page.waitForFunction(({ ms }) => ms !== undefined, seen)
  return seen.evaluate(({ ms }) => ms ?? 0)
}
