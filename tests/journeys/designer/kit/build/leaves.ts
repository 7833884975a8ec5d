/** Sets a field through its own control, as an operator does. */
import { hrefOf } from '@engine'
import { enumLabels } from '@engine/settings/schema-at'
import { labelOfKind, type LinkKind } from '@designer/fields/kinds/link-kinds'
import type { Link } from '@schemas/generated/types'
import type { EditorScreen } from '../editor-screen'
import { eventually } from '../eventually'
import { byId, groupOf, OPEN_CHOICES } from '../form/controls'
import type { Place } from '../form/places'

type Give = (screen: EditorScreen, place: Place, value: unknown) => Promise<void>

const typed =
  (textOf: (value: unknown) => string = (value) => String(value ?? '')): Give =>
  (screen, { id }, value) =>
    byId(screen, id).fill(textOf(value))

export const GIVE: Readonly<Record<string, Give>> = {
  text: typed(),
  textarea: typed(),
  number: typed(),
  spacing: typed(),
  slider: typed(),
  money: typed((cents) => (Number(cents) / 100).toFixed(2)),
  colour: typed(),
  image: givePicture,
  switch: (screen, { id }) => byId(screen, id).click(),
  radio: (screen, { id, schema }, value) =>
    byId(screen, id)
      .locator('label')
      .nth((schema.enum ?? []).indexOf(value as string))
      .click(),
  select: async (screen, { id, schema, ui }, value) => {
    const index = (schema.enum ?? []).indexOf(value as string)
    await choose(screen, id, enumLabels(ui)[index] ?? String(value))
  },
  tags: async (screen, { id }, value) => {
    for (const { tag_name } of value as { tag_name: string }[]) await choose(screen, id, tag_name)
    await byId(screen, id).press('Escape')
  },
  link: giveLink,
}

/** Chooses an option of a select by its label. */
async function choose(screen: EditorScreen, id: string, label: string): Promise<void> {
  const list = screen.page.locator(OPEN_CHOICES)
  const control = byId(screen, id)
  if ((await list.count()) === 0) await control.click()
  await list
    .locator('.ant-select-item-option')
    .filter({ hasText: exactly(label) })
    .click()
}

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`)

/** From the library, by its content; further pictures of a list, and those missing in the library, by address. */
async function givePicture(screen: EditorScreen, place: Place, value: unknown): Promise<void> {
  const address = String(value ?? '')
  const { dialog } = screen
  const isFirst = place.path.every((key) => typeof key === 'string' || key === 0)
  if (isFirst && address !== '') {
    await groupOf(screen, place).getByRole('button', { name: '图库' }).click()
    const cards = dialog.getByRole('list', { name: '图片' }).getByRole('button')
    await cards.first().waitFor()
    const card = cards.filter({ has: screen.page.locator(`img[src="${address}"]`) })
    if ((await card.count()) > 0) {
      await card.click()
      return screen.ok()
    }
    await dialog.getByRole('button', { name: /^取\s?消$/ }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await byId(screen, place.id).fill(address)
}

async function giveLink(screen: EditorScreen, place: Place, value: unknown): Promise<void> {
  const link = value as Link
  const kind = chosenKind(link)
  await choose(screen, place.id, kind === undefined ? '无链接' : labelOfKind(kind))
  if (kind === undefined) return
  const { dialog } = screen
  if (kind === 'category' || kind === 'maincategory') {
    const name = link.category_name ?? ''
    await dialog.getByLabel('搜索分类名称').fill(name)
    await dialog.locator(`.ant-tree-node-content-wrapper[title="${name}"]`).click()
    await screen.ok()
  } else if (kind === 'customer' || kind === 'goods') {
    const name = (kind === 'goods' ? link.itemName : link.template_title) ?? ''
    await dialog.getByLabel(/^搜索/).fill(name)
    // the answer to the search may replace the row that is being clicked
    const row = dialog.getByRole('radio', { name, exact: true })
    await eventually(async () => {
      await row.click()
      return row.isChecked()
    }).toBe(true)
    await screen.ok()
  } else {
    const target = groupOf(screen, place).getByRole(kind === 'page' ? 'combobox' : 'textbox', {
      name: `${place.title}${kind === 'page' ? '页面' : '地址'}`,
    })
    await target.fill(hrefOf(link) ?? '')
    if (kind === 'page') await target.press('Escape')
  }
}

/** Links to brands and coupons are displayed, not chosen; an operator types their address. */
function chosenKind({ linkPage }: Link): LinkKind | undefined {
  return linkPage === 'brand' || linkPage === 'coupons' ? 'href' : linkPage
}
