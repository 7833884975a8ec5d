import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { eventually } from './eventually'

/** Tab stops after which the search for an element fails. */
const FAR = 60
/** ms after which an unfocused element has its normal look, including transitions and busy machines. */
const SETTLED = 300

/** An operator without a mouse. Every Tab stop must show the focus: `expectVisibleFocus` at the end. */
export class Keyboard {
  private constructor(private readonly page: Page) {}

  /** Before the first page is opened. */
  static async of(page: Page): Promise<Keyboard> {
    await page.addInitScript(watchFocus, SETTLED)
    return new Keyboard(page)
  }

  press(keys: string): Promise<void> {
    return this.page.keyboard.press(keys)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Tab, or Shift+Tab, until the element has the focus. @throws if it is not reached within some 60 stops */
  async tabTo(target: Locator, keys: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    const passed: string[] = []
    for (let presses = 0; presses < FAR; presses++) {
      if (await isThere()) return
      await this.press(keys)
      passed.push(await this.focused())
    }
    throw new Error(`Expected ${keys} to reach ${target.toString()}, passed ${passed.join(' → ')}`)
  }

  /** Moves the focus to a control and operates it. */
  async activate(target: Locator, keys = 'Enter'): Promise<void> {
    await this.tabTo(target)
    await this.press(keys)
  }

  /** Waits until an element gets the focus automatically, such as the first field of a dialog. */
  async expectFocus(target: Locator): Promise<void> {
    await target.waitFor()
    await eventually(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
  }

  /** Describes the focused element. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'nothing'
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20) ?? ''}`
    })
  }

  /** Tab stops without a visible focus. */
  async expectVisibleFocus(): Promise<void> {
    await this.page.waitForTimeout(SETTLED)
    expect(await this.page.evaluate(() => sessionStorage.getItem('unseen-focus') ?? '')).toBe('')
  }
}

/**
 * Runs in the page. Pressing Tab leaves an element: its looks at that moment and a moment later must differ if its
 * focus was visible.
 */
function watchFocus(settled: number) {
  // a look in transition cannot be compared
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  const looks = (element: Element) => {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.previousElementSibling,
      element.nextElementSibling,
    ]
    return around.map((each) => {
      if (!each) return ''
      return [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(each, pseudo)
        return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.color].join()
      })
    })
  }
  window.addEventListener(
    'keydown',
    ({ key }) => {
      const element = document.activeElement
      if (key !== 'Tab' || !element || element === document.body) return
      const before = JSON.stringify(looks(element))
      setTimeout(() => {
        // a field and its clear button share a frame
        if (!element.isConnected || element.parentElement?.contains(document.activeElement)) return
        if (JSON.stringify(looks(element)) !== before) return
        const unseen = sessionStorage.getItem('unseen-focus') ?? ''
        sessionStorage.setItem('unseen-focus', `${unseen}${element.outerHTML.slice(0, 160)}\n`)
      }, settled)
    },
    true,
  )
}
