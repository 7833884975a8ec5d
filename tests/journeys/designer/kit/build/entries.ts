/** Chooses the entries of a list in its picker, in the given order. */
import type { EditorScreen } from '../editor-screen'
import { groupOf } from '../form/controls'
import { agree, pick } from '../form/lists'
import type { Place } from '../form/places'

type Entry = Readonly<Record<string, unknown>>

/** How entries of a kind are identified and named. */
const KINDS: Readonly<Record<string, { id: string; name: string }>> = {
  goods: { id: 'goods_id', name: 'goods_name' },
  coupons: { id: 'card_id', name: 'title' },
  shop: { id: 'shop_id', name: 'shop_name' },
}

export const isPicked = ({ kind, schema }: Place): boolean => kind in KINDS && schema.type === 'array'

/** Chooses all at once; entries beyond the list's first page are searched for. */
export async function pickEntries(screen: EditorScreen, place: Place, wanted: unknown): Promise<void> {
  const { name = '' } = KINDS[place.kind] ?? {}
  const { dialog } = screen
  await pick(screen, place, async () => {
    // a list that arrives after the search was typed would be replaced
    await dialog.locator('tbody tr.ant-table-row').first().waitFor()
    for (const entry of wanted as Entry[]) {
      const called = String(entry[name])
      const box = dialog.getByRole('checkbox', { name: called, exact: true })
      if (!(await box.isVisible())) await dialog.getByLabel(/^搜索/).fill(called)
      await box.check()
    }
  })
}

/** The categories of the first level, each with all its descendants. */
export async function pickCategories(screen: EditorScreen, place: Place, wanted: unknown): Promise<void> {
  const { dialog } = screen
  await pick(screen, place, async () => {
    for (const { category_name } of wanted as Entry[])
      await dialog
        .locator('.ant-tree-treenode', { has: screen.page.locator(`[title="${String(category_name)}"]`) })
        .locator('.ant-tree-checkbox')
        .click()
  })
}

/** Removes the last items until this many are left. */
export async function removeBeyond(
  screen: EditorScreen,
  place: Place,
  is: number,
  most: number,
): Promise<void> {
  for (let left = is; left > most; left--) {
    await groupOf(screen, place).getByRole('button', { name: /^删除/ }).last().click()
    await agree(screen)
  }
}

/** Whether the ids of two lists of entries are the same. */
export function haveSameIds({ kind }: Place, a: unknown, b: unknown): boolean {
  const idsOf = (list: unknown) =>
    (Array.isArray(list) ? (list as Entry[]) : []).map((entry) => entry[KINDS[kind]?.id ?? ''])
  return idsOf(a).join() === idsOf(b).join()
}
