import type { Locator } from 'playwright'
import type { Desk } from './desk'

/** The parts of the editor's screen. */
export const partsOf = ({ page }: Desk) => ({
  left: page.getByRole('complementary', { name: '组件与图层' }),
  canvas: page.getByRole('main', { name: '画布' }),
  settings: page.getByRole('complementary', { name: '设置' }),
  top: page.locator('header'),
})

/** From the list of pages into the editor. */
export async function openPage(desk: Desk, title: string): Promise<void> {
  await desk.menu('装修', '页面')
  await desk.press('自定义页')
  // pictures of other pages have links of the same name
  await desk.page.locator('td a').filter({ hasText: title }).first().click()
  await ready(desk)
}

/** Waits for the drawn page and the settings. */
export async function ready(desk: Desk): Promise<void> {
  const { canvas, settings } = partsOf(desk)
  await canvas.locator('[data-canvas-region="body"]').waitFor()
  await settings.locator('.pm-set').filter({ visible: true }).first().waitFor()
  await desk.calm()
}

/** Adds a widget by a click in the palette. @returns its frame */
export async function addWidget(desk: Desk, title: string): Promise<Locator> {
  const { left, canvas } = partsOf(desk)
  await desk.press('组件', left)
  await left.getByRole('listitem').getByRole('button', { name: title, exact: true }).click()
  await canvas.locator('[data-grip]').getByText(title).waitFor()
  await ready(desk)
  const uuid = await canvas
    .locator('[data-outline]', { has: desk.page.locator('[data-grip]') })
    .getAttribute('data-outline')
  return canvas.locator(`[data-widget="${uuid}"]`)
}

/** Waits until the server has every edit. */
export async function saved(desk: Desk): Promise<void> {
  await partsOf(desk)
    .top.getByRole('status')
    .filter({ hasText: /^已保存/ })
    .first()
    .waitFor()
  await desk.calm()
}

/** Something to publish: a text at the end of the page. */
export async function changePage(desk: Desk, text: string): Promise<void> {
  await addWidget(desk, '文本')
  await desk.fill('文本', text, partsOf(desk).settings)
  await desk.page.keyboard.press('Tab')
  await saved(desk)
}
