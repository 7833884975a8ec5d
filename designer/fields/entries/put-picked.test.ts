import type { Json } from '@schemas/page'
import { describe, expect, test } from 'vitest'
import { pickedOf, putPicked } from './put-picked'

interface Row {
  id: string
}
const snapshots = {
  idKey: 'goods_id',
  nameKey: 'goods_name',
  entryOf: ({ id }: Row) => ({ goods_id: id, goods_name: `商品${id}` }),
}
const old = (id: string, more = {}): Json => ({ goods_id: id, goods_name: `商品${id}`, ...more })
const placeholder: Json = { goods_id: '', goods_name: '商品名称' }
const fresh = (id: string) => ({ id, name: `商品${id}`, row: { id } })
const kept = (id: string) => ({ id, name: `商品${id}` })
const ids = (items: Json[]) => items.map((item) => Object(item)['goods_id'])

describe('what is picked takes the places of placeholders', () => {
  test('in order, the rest of the placeholders stay, and what is more comes at the end', () => {
    expect(ids(putPicked([placeholder, old('1'), placeholder], [kept('1'), fresh('2')], snapshots))).toEqual([
      '2',
      '1',
      '',
    ])
    expect(ids(putPicked([placeholder], [fresh('1'), fresh('2')], snapshots))).toEqual(['1', '2'])
  })

  test('what stays chosen keeps its place and what was set by hand; what was unticked goes', () => {
    const items = [old('1', { brief: '手写' }), old('2'), old('3')]
    expect(putPicked(items, [kept('3'), kept('1')], snapshots)).toEqual([items[0], items[2]])
  })

  test('picking again what is there, seen in the dialog or not, changes nothing', () => {
    const items = [old('1', { brief: '手写' }), placeholder]
    expect(putPicked(items, [fresh('1')], snapshots)).toEqual(items)
  })

  test('the dialog begins with each chosen one once, whatever else stands in the list', () => {
    expect(pickedOf([old('1'), placeholder, old('1'), 'nonsense', null], snapshots)).toEqual([kept('1')])
  })
})
