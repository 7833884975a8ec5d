import { describe, expect, test } from 'vitest'
import type { EditorScreen } from './kit/editor-screen'
import { lookAt } from './kit/form/look'
import {
  closeTab,
  coupon,
  good,
  place,
  press,
  saying,
  slide,
  tab,
  times,
  openTables,
} from './kit/limits-page'
import { selectRow, uuidOfRow, type TableWidget } from './kit/table-page'

const pageOf = openTables()

interface Removal extends TableWidget {
  what: string
  question: string
  act(screen: EditorScreen): Promise<void>
}

const REMOVALS: Removal[] = [
  {
    what: 'carousel image',
    type: 'W0001',
    props: { data: times(2, slide) },
    act: (screen) => press(screen, '删除图片链接 1'),
    question: '确定删除该轮播图？',
  },
  {
    what: 'goods',
    type: 'W0002',
    props: { data: times(2, good) },
    act: (screen) => press(screen, '删除商品 1'),
    question: '确定删除该商品？',
  },
  { what: 'tab', type: 'W0005', props: { data: times(2, tab) }, act: closeTab, question: '确定删除该项？' },
  {
    what: 'item',
    type: 'W0007',
    act: (screen) => press(screen, '删除菜单项 1'),
    question: '确定删除该项？',
  },
  {
    what: 'shop',
    type: 'W0020',
    props: { data: times(2, place) },
    act: (screen) => press(screen, '删除商铺 1'),
    question: '确定删除该商铺？',
  },
  {
    what: 'clear shop',
    type: 'W0020',
    props: { data: [{ ...place, shop_id: '3' }] },
    act: (screen) => press(screen, '清空商铺 1'),
    question: '确定情况商铺？',
  },
  {
    what: 'coupon',
    type: 'W0021',
    props: { data: times(2, coupon) },
    act: (screen) => press(screen, '删除优惠券 1'),
    question: '确定删除该优惠券？',
  },
  { what: 'widget', type: 'W0011', act: (screen) => screen.keys('Delete'), question: '确定删除该挂件？' },
]

describe('deletion confirmations, each followed by 删除成功！', () => {
  const open = pageOf(REMOVALS)
  test.for(REMOVALS.map((row, index) => ({ ...row, index })))(
    '$what: $question',
    async ({ act, question, index }) => {
      const screen = await open()
      await selectRow(screen, index)
      const uuid = uuidOfRow(index)
      const before = await lookAt(screen, uuid)
      await act(screen)
      await screen.answer(question, '取消')
      expect(await lookAt(screen, uuid)).toEqual(before)
      await act(screen)
      await saying(screen, '删除成功！', () => screen.answer(question))
      if (question === '确定删除该挂件？') await expect.poll(() => screen.canvas(uuid).count()).toBe(0)
      else expect((await lookAt(screen, uuid)).props).not.toEqual(before.props)
      await screen.undo()
      await expect.poll(() => screen.canvas(uuid).count()).toBe(1)
    },
  )
})
