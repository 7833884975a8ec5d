import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { DEMO_ACCOUNTS, type DemoAccount } from '@server/config/demo-accounts'

export type Role = DemoAccount['role']

const SIZE = { width: 1280, height: 800 }
/** ms */
const PATIENCE = 60_000
/** Around what the step is about, in the picture. */
const MARK = '3px solid #f5222d'

/** An operator at one browser, who finds everything by the words that are shown. */
export class Desk {
  /** Every text that was shown so far: names of controls, too, which have no text. */
  readonly #seen: string[] = []
  #picture: Buffer | undefined

  private constructor(
    readonly shop: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** Signed in, except without a role. */
  static async open(browser: Browser, shop: string, role: Role | null): Promise<Desk> {
    const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN', reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE)
    const desk = new Desk(shop, context, await context.newPage())
    if (role) await desk.signIn(role)
    return desk
  }

  async signIn(role: Role): Promise<void> {
    const account = DEMO_ACCOUNTS.find((each) => each.role === role)
    if (!account) throw new Error(`Expected a demo operator who is ${role}, found none.`)
    await this.goto('/start')
    await this.fill('账号', account.username)
    await this.fill('密码', account.password)
    await this.press('登录')
    await this.page.getByRole('heading', { name: '开始' }).waitFor()
  }

  /** An address below `/designer`. */
  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.shop}/designer${path === '/' ? '' : path}`)
    await this.calm()
  }

  /** Opens an entry of the menu, unfolding its group. */
  async menu(group: string, title: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: '主导航' })
    // a group may be called like one of its entries
    const entry = menu.locator('[role=menuitem]:not([aria-haspopup])').filter({ hasText: exactly(title) })
    const folded = menu.locator('[role=menuitem][aria-haspopup]').filter({ hasText: exactly(group) })
    if (!(await entry.isVisible())) await folded.click()
    await entry.click()
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await this.calm()
  }

  /** Clicks a button, link, tab, option or entry by its words. */
  async press(words: string | RegExp, within: Page | Locator = this.front()): Promise<void> {
    await this.look()
    await this.named(words, within).first().click()
    await this.calm()
  }

  /** What is pressed by these words, of whatever role. */
  named(words: string | RegExp, within: Page | Locator = this.front()): Locator {
    const options = { name: typeof words === 'string' ? spaced(words) : words }
    return (['link', 'tab', 'menuitem', 'radio', 'checkbox', 'option'] as const)
      .map((role) => within.getByRole(role, options))
      .reduce((all, one) => all.or(one), within.getByRole('button', options))
      .filter({ visible: true })
  }

  /** Clicks a text. */
  async choose(words: string, within: Page | Locator = this.front()): Promise<void> {
    await this.look()
    await within.getByText(words, { exact: true }).filter({ visible: true }).first().click()
    await this.calm()
  }

  async fill(label: string, value: string, within: Page | Locator = this.front()): Promise<void> {
    const field = within.getByLabel(label, { exact: true }).filter({ visible: true }).first()
    await field.click()
    await field.fill(value)
  }

  /** Types a date and time into a field that opens a calendar. */
  async moment(label: string, value: string, within: Page | Locator = this.front()): Promise<void> {
    await this.fill(label, value, within)
    await this.page.keyboard.press('Enter')
  }

  /** Picks an option of a list that opens below its field, found by its first letters. */
  async select(label: string, option: string, within: Page | Locator = this.front()): Promise<void> {
    await within.getByRole('combobox', { name: label, exact: true }).click()
    await this.look()
    await this.page
      .locator('.ant-select-dropdown')
      .getByText(option, { exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await this.calm()
  }

  /** The open dialog, or the page without one. */
  front(): Page | Locator {
    return this.#dialog ?? this.page
  }

  #dialog: Locator | undefined

  /** Waits for a dialog, which the next words are looked for in. */
  async dialog(name: string | RegExp): Promise<Locator> {
    this.#dialog = this.page.getByRole('dialog', { name }).filter({ visible: true }).last()
    await this.#dialog.waitFor()
    await this.calm()
    return this.#dialog
  }

  /** The page behind it again. */
  async closed(): Promise<void> {
    await this.#dialog?.waitFor({ state: 'hidden' })
    this.leaveDialog()
  }

  leaveDialog(): void {
    this.#dialog = undefined
  }

  /** Waits for the message that says that it is done. */
  async says(words: string | RegExp): Promise<void> {
    await this.page.locator('.ant-message').getByText(words).first().waitFor()
    await this.look()
  }

  /** Nothing is loading, and the last click has been drawn. */
  async calm(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await this.page.waitForFunction(() => {
      const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility())
      // what lies behind a dialog may wait
      const front = dialogs.at(-1) ?? document
      return [...front.querySelectorAll('.ant-skeleton, .ant-spin-spinning')].every(
        (each) => !each.checkVisibility(),
      )
    })
    await this.look()
  }

  /** Notes the words that are shown now. */
  async look(): Promise<void> {
    const words = await this.page.evaluate(() => [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ])
    this.#seen.push(words.join('\n'))
  }

  /** Takes the task's picture now, with what is pressed next marked. */
  async picture(...marked: Locator[]): Promise<void> {
    await this.page.evaluate(async () => {
      const images = [...document.images]
      for (const image of images) image.loading = 'eager'
      const drawn = Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 5_000))])
    })
    for (const each of marked)
      await each.first().evaluate((element, outline) => {
        const { style } = element as HTMLElement
        style.transition = 'none'
        style.outline = outline
        style.outlineOffset = '2px'
      }, MARK)
    this.#picture = await this.page.screenshot()
    for (const each of marked)
      await each.first().evaluate((element) => void ((element as HTMLElement).style.outline = ''))
    await this.look()
  }

  /** @throws Error if the task took no picture */
  taken(): Buffer {
    if (!this.#picture) throw new Error('Expected the task to take its picture, it took none.')
    return this.#picture
  }

  /** @returns those of the words that were never shown */
  unseen(words: readonly string[]): string[] {
    const plain = this.#seen.join('\n').replaceAll(/\s/g, '')
    return words.filter((each) => !plain.includes(each.replaceAll(/\s/g, '')))
  }
}

const exactly = (text: string) => new RegExp(`^${text}$`)

/** antd puts a space between two characters. */
const spaced = (text: string) =>
  new RegExp(
    `^${[...text].map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('\\s?')}$`,
  )
