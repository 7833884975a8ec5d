/** Tables of widgets on one page shared by all tests of a file, and actions in the settings panel. */
import { afterAll, beforeAll } from 'vitest'
import type { EditorScreen } from './editor-screen'
import { freshPage } from './fresh-page'
import { openedOnce } from '../../kit/opened-once'
import { widgetsOf, type TableWidget } from './table-page'
import { useDesigner, type Admin } from './use-designer'

/** A browser for the tests of one file. @returns a function that opens a page with a widget for each row, once */
export function openTables() {
  const { shared, shop } = useDesigner()
  let own: Admin
  beforeAll(async () => {
    own = await shared('owner')
  })
  afterAll(() => own.leave())
  return (rows: readonly TableWidget[]): (() => Promise<EditorScreen>) =>
    openedOnce(async () => own.openEditor(await freshPage(shop(), { widgets: widgetsOf(rows) })))
}

/** Entries before anything is chosen. */
export const slide = { imgUrl: '', pathData: {} }
export const good = { goods_id: '', goods_name: '商品' }
export const tab = { text: '标签', data: [good] }
export const coupon = { card_id: '', title: '优惠券' }
export const place = { shop_id: '', shop_name: '商铺', goods_list: [good] }

export const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

export const press = (screen: EditorScreen, name: string | RegExp) =>
  screen.settings.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
export const closeTab = (screen: EditorScreen) =>
  screen.settings.locator('.pm-set-tab-tools button[aria-label^="删除"]:visible').first().click()
export const unfold = async ({ settings }: EditorScreen, name: string) => {
  const fold = settings.getByRole('button', { name, exact: true })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

/** Runs an action that shows a message, and waits for it: an earlier message with the same text does not count. */
export async function saying({ page }: EditorScreen, text: string, act: () => Promise<void>): Promise<void> {
  await page.locator('.ant-message-notice').evaluateAll((notices) => {
    for (const notice of notices) notice.setAttribute('data-before', '')
  })
  await act()
  await page.locator('.ant-message-notice:not([data-before])').getByText(text, { exact: true }).waitFor()
}
