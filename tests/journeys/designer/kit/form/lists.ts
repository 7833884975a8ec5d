/** Walks a list by its own controls: entries are added, duplicated, expanded and removed. */
import type { Locator } from 'playwright'
import { conditionOf, limitsOf } from '@engine/settings/limits'
import type { Json } from '@schemas/page'
import type { EditorScreen } from '../editor-screen'
import { groupOf } from './controls'
import type { Place } from './places'
import { valueIn } from '@schemas/json'
import type { Walking } from './walking'

type WalkList = (walk: Walking, place: Place) => Promise<void>

/** Operations on the items of a list, by its control. */
export const WAYS = {
  'sortable-list': {
    add: (group) => group.locator('> .pm-set-list > button').click(),
    copy: (group) => group.getByRole('button', { name: /^复制/ }).first().click(),
    remove: (group) => group.getByRole('button', { name: /^删除/ }).first().click(),
  },
  tabs: {
    add: (group) => group.locator('.pm-set-tab-bar > button:visible').first().click(),
    copy: (group) =>
      group.locator('.pm-set-tab-tools').getByRole('button', { name: /^复制/ }).first().click(),
    remove: (group) =>
      group.locator('.pm-set-tab-tools').getByRole('button', { name: /^删除/ }).first().click(),
  },
  'hot-zones': {
    add: (group) => group.getByRole('button', { name: '添加热区' }).click(),
    remove: (group) => group.getByRole('button', { name: /^删除/ }).first().click(),
  },
} satisfies Readonly<Record<string, Ways>>

const ofKind =
  (kind: keyof typeof WAYS): WalkList =>
  (walk, place) =>
    ofItems(walk, place, WAYS[kind])

export const LISTS: Readonly<Record<string, WalkList>> = {
  'sortable-list': ofKind('sortable-list'),
  tabs: ofKind('tabs'),
  'hot-zones': ofKind('hot-zones'),
  subcategory: ofSubcategories,
  goods: ofEntries,
  'goods-rule': (walk, place) =>
    walk.change(place, {
      act: () => groupOf(walk.screen, place).getByText('按规则', { exact: true }).click(),
    }),
  coupons: ofEntries,
  shop: ofEntries,
  category: (walk, place) =>
    ofItems(walk, place, {
      add: async (_group, { dialog }) => {
        await pick(walk.screen, place, async () => {
          await dialog.locator('.ant-tree-checkbox:not(.ant-tree-checkbox-disabled)').first().click()
        })
      },
      remove: (group) => group.getByRole('button', { name: /^删除/ }).first().click(),
    }),
}

/** A lower level of a tree: its content is chosen at the top. */
async function ofSubcategories(walk: Walking, place: Place): Promise<void> {
  const { settings } = walk.screen
  const { items } = place.schema
  const name = `${(Array.isArray(items) ? undefined : items)?.title} 1`
  if (lengthAt(walk, place) === 0) return
  await walk.change(place, {
    act: async () => {
      await settings.getByRole('button', { name: `删除${name}`, exact: true }).click()
      await agree(walk.screen)
    },
  })
  const fold = settings.getByRole('button', { name: `${name}的设置`, exact: true })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await walk.inside([...place.path, 0])
}

function ofEntries(walk: Walking, place: Place): Promise<void> {
  return ofItems(walk, place, {
    add: () =>
      pick(walk.screen, place, () =>
        walk.screen.dialog.locator('tbody tr.ant-table-row:not(.ant-table-row-selected)').first().click(),
      ),
    remove: (group) => group.getByRole('button', { name: /^删除/ }).first().click(),
  })
}

/** Chooses in the picker that a list opens, and confirms. */
export async function pick(screen: EditorScreen, { id }: Place, choose: () => Promise<void>): Promise<void> {
  await screen.settings.locator(`[id="${id}"]:visible`).click()
  await screen.dialog.waitFor()
  await choose()
  await screen.dialog.getByRole('button', { name: /^确\s?定$/ }).click()
  await screen.dialog.waitFor({ state: 'hidden' })
}

export interface Ways {
  add(group: Locator, screen: EditorScreen): Promise<void>
  copy?(group: Locator): Promise<void>
  remove(group: Locator): Promise<void>
}

async function ofItems(walk: Walking, place: Place, ways: Ways): Promise<void> {
  const { screen } = walk
  const group = groupOf(screen, place)
  const inItem = async () => {
    if (place.kind !== 'tabs') await unfold(group)
    await walk.inside([...place.path, 0])
  }
  const length = lengthAt(walk, place)
  const { fixed } = place.hints
  const { min, max } = limitsOf(place, valueIn(walk.now, ['props', conditionOf(place.ui) ?? '']) as Json)
  if (fixed === undefined && length < max && !lacksShop(walk, place))
    await walk.change(place, {
      act: () => ways.add(group, screen),
      meanwhile: async () => {
        if (length === 0) await inItem()
      },
    })
  if (length === 0) return
  if (fixed === undefined && ways.copy && length < max) {
    const { copy } = ways
    await walk.change(place, {
      act: () => copy(group),
    })
  }
  if (fixed === undefined && length > min)
    await walk.change(place, {
      act: async () => {
        await ways.remove(group)
        await agree(screen)
      },
    })
  await inItem()
}

/** Products of a shop can be picked once a shop is set (W0020). */
const lacksShop = (walk: Walking, { path, kind }: Place) =>
  kind === 'goods' && valueIn(walk.now, [...path.slice(0, -1), 'shop_id']) === ''

const lengthAt = (walk: Walking, { path }: Place) => {
  const list = valueIn(walk.now, path)
  return Array.isArray(list) ? list.length : 0
}

/** Answers the question before a removal. */
export async function agree({ page }: EditorScreen): Promise<void> {
  const asked = page.locator('.ant-modal-confirm:visible')
  await asked.getByRole('button', { name: /^确\s?定$/ }).click()
  await asked.waitFor({ state: 'hidden' })
}

/** Opens the first entry of a list, where entries are folded. */
export async function unfold(group: Locator): Promise<void> {
  const fold = group.locator('[aria-expanded]').first()
  if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}
