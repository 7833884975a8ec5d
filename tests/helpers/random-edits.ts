/** Random pages and random edits, for properties that must hold for any editing. */
import * as commands from '@engine/commands'
import { childrenOf, clipOf, descendants, type Command, type PageDoc } from '@engine/page'
import type { Json } from '@schemas/page'
import fc from 'fast-check'
import { docOf, widgetOf } from './widget-tree'

/** Printed by fast-check with every failure; the same run every time. */
export const SEED = 20260101

const text = fc.constantFrom('', 'a', '你好', '"', '\u2028')
const item = fc.record({
  imgUrl: text,
  pathData: fc.record({ linkPage: text, goods_id: text }, { requiredKeys: [] }),
})

/** Props of every shape that commands handle: texts, numbers, optional objects, lists, nested lists. */
const anyProps = fc.record(
  {
    text,
    size: fc.integer({ min: 0, max: 3 }),
    link: fc.record({ linkPage: text, goods_id: text }, { requiredKeys: [] }),
    data: fc.array(item, { maxLength: 5 }),
    tabs: fc.array(fc.record({ data: fc.array(text, { maxLength: 3 }) }), { maxLength: 3 }),
  },
  { requiredKeys: ['text', 'data'] },
)

/** Few keys, so that ties are common; one that fractional-indexing would not generate. */
const anyOrder = fc.constantFrom('a0', 'a1', 'a1', 'a2', 'a2V', 'Zz', '!')

/** Pages of up to 12 widgets: each is at the top level or in an earlier one. */
export const anyPage: fc.Arbitrary<PageDoc> = fc
  .array(fc.tuple(anyProps, anyOrder, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 })
  .map((rows) =>
    docOf(
      Object.fromEntries(
        rows.map(([props, order, seed, top], index) => {
          const parent = top || index === 0 ? null : uuidAt(seed % index)
          return [
            uuidAt(index),
            widgetOf({ parent, order, name: uuidAt(index), props, style: { x: index, y: 0 } }),
          ]
        }),
      ),
    ),
  )

const uuidAt = (index: number) => `w${index}`

/** An edit that picks its widgets when applied to a page; `null` if the page has no suitable one. */
export type Edit = (doc: PageDoc) => Command | null

type Picker = (doc: PageDoc, uuid: string, pick: (count: number) => number, value: Json) => Command | null

const listOf = (doc: PageDoc, uuid: string): readonly unknown[] => {
  const list = doc.widgets.get(uuid)?.props.data
  return Array.isArray(list) ? list : []
}

/** A uuid outside the widget and its content. */
const elsewhere: (...args: Parameters<Picker>) => string | null = (doc, uuid, pick) => {
  const inside = new Set([uuid, ...descendants(doc, uuid)])
  const others = [null, ...doc.widgets.keys()].filter((other) => other === null || !inside.has(other))
  return others[pick(others.length)] ?? null
}

const seed = widgetOf({ name: '新', props: { text: 'new', data: [] } })

/** One picker per command; `random-edits.test.ts` checks that none is missing. */
export const pickers: Record<Exclude<keyof typeof commands, 'PasteRefused' | 'adopt'>, Picker> = {
  duplicate: (_doc, uuid) => commands.duplicate(uuid, { x: 10, y: 0 }),
  followCopies: (_doc, uuid) => commands.followCopies(new Map([[uuid, uuid]])),
  insertAbove: (_doc, uuid) => commands.insertAbove(uuid, seed),
  insertBelow: (_doc, uuid) => commands.insertBelow(uuid, seed),
  insertInto: (doc, uuid, pick) => commands.insertInto(uuid, seed, pick(childrenOf(doc, uuid).length + 1)),
  listInsert: (doc, uuid, pick, value) =>
    commands.listInsert(uuid, ['data'], pick(listOf(doc, uuid).length + 1), value),
  listMove: (doc, uuid, pick) => {
    const { length } = listOf(doc, uuid)
    return length > 0 ? commands.listMove(uuid, ['data'], pick(length), pick(length)) : null
  },
  listRemove: (doc, uuid, pick) => {
    const { length } = listOf(doc, uuid)
    return length > 0 ? commands.listRemove(uuid, ['data'], pick(length)) : null
  },
  moveDown: (_doc, uuid) => commands.moveDown(uuid),
  moveTo: (doc, uuid, pick) =>
    commands.moveTo(uuid, pick(childrenOf(doc, doc.widgets.get(uuid)?.parent ?? null).length)),
  moveUp: (_doc, uuid) => commands.moveUp(uuid),
  paste: (doc, uuid, pick, value) =>
    commands.paste(clipOf(doc, uuid), { parent: elsewhere(doc, uuid, pick, value) }, () => []),
  remove: (doc, uuid) => (doc.widgets.size > 4 ? commands.remove(uuid) : null),
  reparent: (doc, uuid, pick, value) =>
    commands.reparent(uuid, { parent: elsewhere(doc, uuid, pick, value) }, { x: pick(90), y: pick(90) }),
  resize: (_doc, uuid, pick) => commands.resize(uuid, pick(2) ? { width: pick(90) } : { height: pick(90) }),
  setAlias: (_doc, uuid) => commands.setAlias(uuid, '别名'),
  setHidden: (_doc, uuid, pick) => commands.setHidden([uuid], pick(2) === 0),
  setLocked: (_doc, uuid, pick) => commands.setLocked([uuid], pick(2) === 0),
  setPage: (_doc, _uuid, pick, value) => commands.setPage([['title', 'note'][pick(2)] ?? 'title'], value),
  setProp: (doc, uuid, pick, value) => {
    const paths = [
      ['text'],
      ['link'],
      ['link', 'goods_id'],
      ['data', 0, 'imgUrl'],
      ['extra', 'deep', 0, 'er'],
      ['data', 0],
    ]
    const path = paths[pick(paths.length)] ?? ['text']
    const inItem = path[0] === 'data'
    if (inItem && typeof listOf(doc, uuid)[0] !== 'object') return null
    if (path[0] === 'link' && path.length > 1 && typeof doc.widgets.get(uuid)?.props.link === 'string')
      return null
    return commands.setProp(uuid, path, pick(4) === 0 && !inItem ? undefined : value)
  },
  setStyle: (_doc, uuid, pick) => commands.setStyle(uuid, { x: pick(50), y: pick(50) }),
}

const anyEditOf = (names: (keyof typeof pickers)[]): fc.Arbitrary<Edit> =>
  fc
    .tuple(fc.constantFrom(...names), fc.nat(), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), text)
    .map(([name, target, picks, value]) => (doc) => {
      const uuids = [...doc.widgets.keys()]
      const uuid = uuids[target % uuids.length]
      let turn = 0
      const pick = (count: number) => (picks[turn++ % picks.length] ?? 0) % count
      return uuid === undefined ? null : pickers[name](doc, uuid, pick, value)
    })

const isName = (name: string): name is keyof typeof pickers => name in pickers

export const anyEdit = anyEditOf(Object.keys(pickers).filter(isName))
