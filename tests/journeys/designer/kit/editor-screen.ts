import type { Locator, Page } from 'playwright'
import { eventually } from './eventually'
import type { BuiltShop } from '../../../helpers/built-shop'
import { boxOf, drag, middleOf, pointAt, type Point, type Spot } from './mouse'

/** Excludes elements that are still animating in: a click on them is lost. */
const standing = (page: Page): Locator => page.locator(':not(.ant-zoom-appear)')

/** The editor of one page, by its users' actions. Uuids identify widgets. */
export class EditorScreen {
  readonly left: Locator
  readonly stage: Locator
  /** The scrolling element of the canvas, which receives the page's keys. */
  readonly viewport: Locator
  readonly settings: Locator
  readonly topBar: Locator
  readonly dialog: Locator

  constructor(
    readonly shop: Pick<BuiltShop, 'url'>,
    readonly page: Page,
  ) {
    this.left = page.getByRole('complementary', { name: '组件与图层' })
    this.stage = page.getByRole('main', { name: '画布' })
    this.viewport = page.getByRole('group', { name: '页面画布' })
    this.settings = page.getByRole('complementary', { name: '设置' })
    this.topBar = page.locator('header')
    this.dialog = page.getByRole('dialog').and(standing(page)).filter({ visible: true })
  }

  /** Waits until the page is drawn and the settings of the selection are shown. */
  async ready(): Promise<void> {
    await this.stage.locator('[data-canvas-region="body"]').waitFor()
    await this.formReady()
  }

  async formReady(): Promise<void> {
    await this.settings.locator('.pm-set').filter({ visible: true }).first().waitFor()
    await eventually(() => this.settings.locator('.ant-skeleton').filter({ visible: true }).count()).toBe(0)
  }

  get page_id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
  }

  /** The frame of a widget on the canvas. */
  canvas(uuid: string): Locator {
    return this.stage.locator(`[data-widget="${uuid}"]`)
  }

  card(title: string): Locator {
    // the search field above the cards has a button, too
    return this.left.getByRole('listitem').getByRole('button', { name: title, exact: true })
  }

  /** Shows a tab of the left side: 组件, 模块, 图层, 历史. */
  async side(title: string): Promise<void> {
    await this.left.getByRole('tab', { name: title }).click()
  }

  /** Enter on a card of the palette. @returns the new widget's uuid */
  insert(title: string): Promise<string> {
    return this.newlySelected(async () => {
      await this.side('组件')
      await this.card(title).press('Enter')
    })
  }

  /** Drags a card of the palette onto the canvas. @returns the new widget's uuid */
  dragIn(title: string, spot: Spot): Promise<string> {
    return this.newlySelected(async () => {
      await this.side('组件')
      const card = this.card(title)
      await card.scrollIntoViewIfNeeded()
      await this.dragTo(await middleOf(card), spot)
    })
  }

  /** Moves a widget on the canvas by dragging its name tag, or its visible part. */
  async dragWidget(uuid: string, spot: Spot): Promise<void> {
    await this.select(uuid)
    await this.dragTo(await middleOf(this.grip), spot)
  }

  /** Drags a handle of the selected widget by px of the page, right and down. */
  async dragHandle(handle: 'right' | 'bottom' | 'corner', dx: number, dy: number): Promise<void> {
    const from = await middleOf(this.stage.locator(`[data-handle="${handle}"]`))
    const zoom = await this.zoom()
    await drag(this.page, from, async () => ({ x: from.x + dx * zoom, y: from.y + dy * zoom }))
  }

  /** 1 = 100 %, the current zoom of the canvas. */
  zoom(): Promise<number> {
    return this.stage
      .locator('[data-page-width]')
      .evaluate((element) => element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth)
  }

  /** A line of the outline, which must be open. */
  line(uuid: string): Locator {
    return this.left.getByRole('tree', { name: '图层' }).locator(`[data-outline="${uuid}"]`)
  }

  /** Drags a line of the outline between two others. */
  async dragLine(uuid: string, spot: { above: string } | { below: string }): Promise<void> {
    const isAbove = 'above' in spot
    await drag(this.page, await middleOf(this.line(uuid)), async () => {
      const { x, y, width, height } = await boxOf(this.line(isAbove ? spot.above : spot.below))
      return { x: x + width / 2, y: isAbove ? y + 2 : y + height - 2 }
    })
  }

  /** Client px. */
  middleOf(locator: Locator): Promise<Point> {
    return middleOf(locator)
  }

  /** Drags the element at a point, in client px. */
  async dragTo(from: Point, spot: Spot): Promise<void> {
    await drag(this.page, from, () => pointAt(this, spot))
  }

  /** Runs an action that inserts a widget and waits until that one is selected. */
  async newlySelected(insert: () => Promise<void>): Promise<string> {
    const before = await this.selected()
    await insert()
    await eventually(() => this.selected()).not.toBe(before)
    const uuid = await this.selected()
    if (uuid === null) throw new Error('Expected the new widget to be selected, found none.')
    await this.canvas(uuid).waitFor()
    await this.formReady()
    return uuid
  }

  /** Name tag of the one selected widget, by which it is dragged. */
  get grip(): Locator {
    return this.stage.locator('[data-grip]')
  }

  /** The one selected widget; null for none or several. */
  async selected(): Promise<string | null> {
    if ((await this.grip.count()) === 0) return null
    return this.stage
      .locator('[data-outline]', { has: this.page.locator('[data-grip]') })
      .getAttribute('data-outline')
  }

  selectedName(): Promise<string> {
    return this.grip.innerText()
  }

  /** Clicks a visible part of a widget: its middle, or a given point. */
  async select(uuid: string, at?: Point): Promise<void> {
    if ((await this.selected()) === uuid) return
    const frame = this.canvas(uuid)
    await frame.scrollIntoViewIfNeeded()
    const point = at ? await pointAt(this, { in: uuid, ...at }) : await middleOf(frame)
    await this.page.mouse.click(point.x, point.y)
    await eventually(() => this.selected()).toBe(uuid)
    await this.formReady()
  }

  /** Shows a tab of the settings: 属性 or 组件样式. */
  async tab(title: '属性' | '组件样式'): Promise<void> {
    await this.settings.getByRole('tab', { name: title }).click()
    await this.formReady()
  }

  /** The control of a field, by its label. */
  field(title: string): Locator {
    return this.settings.getByLabel(title, { exact: true }).filter({ visible: true })
  }

  /** Replaces the content of a field by typing. */
  async setField(title: string, text: string): Promise<void> {
    const field = this.field(title)
    await field.click()
    await field.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
    await field.press('Tab')
  }

  /** Opens the picker for the whole list of entries: 商品, 优惠券. */
  pickButton(kind: string): Locator {
    return this.settings.getByRole('button', { name: new RegExp(`^选择${kind} \\d+(?!：)\\b`) })
  }

  /** The box over a child of the panel that is being edited. */
  child(uuid: string): Locator {
    return this.stage.locator(`[data-child="${uuid}"]`)
  }

  /** Chooses all of these in the picker of a list of entries: 商品, 优惠券. @param search the text typed first */
  async pick(kind: string, names: readonly string[], search = ''): Promise<void> {
    await this.pickButton(kind).click()
    await this.dialog.getByLabel(`搜索${kind}名称`).fill(search)
    for (const name of names) await this.dialog.getByRole('checkbox', { name, exact: true }).check()
    await this.ok()
  }

  /** 确定 in the open dialog. */
  async ok(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^确\s?定$/ }).click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** Escape, if a dialog is open. */
  async closeDialog(): Promise<void> {
    if ((await this.dialog.count()) > 0) await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** Moves the focus to the page, so that it receives keys. */
  async keys(keys: string): Promise<void> {
    await this.viewport.focus()
    await this.page.keyboard.press(keys)
  }

  undo(): Promise<void> {
    return this.keys('ControlOrMeta+z')
  }

  redo(): Promise<void> {
    return this.keys('ControlOrMeta+Shift+z')
  }

  /** Waits until the server has all edits. */
  async expectSaved(): Promise<void> {
    await this.shown()
    await this.expectSaysSaved()
  }

  /** Saves without waiting for the automatic save. */
  async saveNow(): Promise<void> {
    await this.shown()
    await this.keys('ControlOrMeta+s')
    await this.expectSaysSaved()
  }

  /** Waits for this text in the top bar: for pages with a stopped clock, where no frame is drawn to wait for. */
  async expectSaysSaved(): Promise<void> {
    await eventually(() => this.topBar.getByRole('status').innerText()).toMatch(/^已保存/)
  }

  /** Waits until the screen shows the result of the last key or click: an earlier message is not the answer to it. */
  async shown(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2_000 })),
        ),
    )
  }

  /** Waits for a transient message, and fails with the other one if that comes instead. */
  async expectMessage(text: string): Promise<void> {
    await this.page.locator('.ant-message').getByText(text, { exact: true }).first().waitFor()
  }

  /** Answers the open question. */
  async answer(question: string, button = '确定'): Promise<void> {
    await answerQuestion(this.page, question, button)
  }

  /** Publishes the saved state, and waits for the confirmation. */
  async publish(title?: string): Promise<void> {
    await this.topBar.getByRole('button', { name: /^发\s?布$/ }).click()
    await this.dialog.getByRole('button', { name: /^发\s?布$/ }).click()
    await this.closePublished(title)
  }

  /** Waits until the dialog says that the page is published, and closes it. */
  async closePublished(title = '发布成功！'): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: /^撤\s?回$/ }).waitFor()
    await this.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
}

/** Answers the open question, on any page of the designer. */
export async function answerQuestion(page: Page, question: string, button = '确定'): Promise<void> {
  const asked = page.getByRole('dialog', { name: question })
  await asked.and(standing(page)).waitFor()
  // antd puts a space between two characters
  await asked.getByRole('button', { name: new RegExp(`^${[...button].join('\\s?')}$`) }).click()
  await asked.waitFor({ state: 'hidden' })
}
