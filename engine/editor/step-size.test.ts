import { generateNKeysBetween } from 'fractional-indexing'
import {
  listInsert,
  listMove,
  listRemove,
  moveDown,
  moveTo,
  reparent,
  setProp,
  setStyle,
  type InsertCommand,
} from '@engine/commands'
import { applyCommand, type Command } from '@engine/page'
import { docOf, widgetOf } from '@tests/helpers/widget-tree'
import { expect, test } from 'vitest'

/** 1,000 widgets with uuids and names as long as the designer's, each with ten pictures. */
const item = { imgUrl: '/img/picture-of-some-length.webp', pathData: { linkPage: 'goods', goods_id: '1024' } }
const uuidAt = (index: number) => `widget${1000 + index}`
const page = docOf(
  Object.fromEntries(
    generateNKeysBetween(null, null, 1000).map((order, index) => [
      uuidAt(index),
      widgetOf({
        type: 'T0001',
        name: '自由面板',
        order,
        props: { text: '为你推荐', data: Array.from({ length: 10 }, () => ({ ...item })) },
      }),
    ]),
  ),
)

const cases: [string, Command | InsertCommand][] = [
  ['a short value', setProp(uuidAt(500), ['text'], '热卖商品')],
  ['a short value in a list', setProp(uuidAt(500), ['data', 3, 'pathData', 'goods_id'], '2048')],
  ['a coordinate', setStyle(uuidAt(500), { x: 120 })],
  ['a move by one', moveDown(uuidAt(500))],
  ['a move across the page', moveTo(uuidAt(999), 3)],
  ['a move into a panel', reparent(uuidAt(999), { parent: uuidAt(3) })],
  ['a list move', listMove(uuidAt(500), ['data'], 0, 9)],
  ['a list insert of a short item', listInsert(uuidAt(500), ['data'], 4, {})],
  ['a list removal', listRemove(uuidAt(500), ['data'], 9)],
]

test.each(cases)(
  'the step of %s is at most 200 bytes of JSON on a page of 1,000 widgets',
  (what, command) => {
    const { step } = applyCommand(page, command)
    const bytes = new TextEncoder().encode(JSON.stringify(step)).length
    // A removal stores the removed content to restore it.
    const limit = what === 'a list removal' ? 200 + JSON.stringify(item).length : 200
    expect(bytes).toBeLessThanOrEqual(limit)
    expect(step.changes).toHaveLength(1)
  },
)
