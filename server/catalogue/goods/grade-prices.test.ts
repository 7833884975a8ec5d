import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, Quote, RecordOption, RecordValue } from '@schemas/generated/api'
import type { RecordValues } from '@schemas/records'
import { fillCart } from '@tests/helpers/cart'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

type Item = RecordValues['goods']['items'][number]

/** 10101 of goods 101 costs 79 yuan; new members have grade 1. */
describeApi('member prices as operators keep them', (open) => {
  let editor: SignedInOperator
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  const read = () => editor.data<RecordValue>('/records/goods/101')
  const itemsOf = ({ value }: RecordValue) => (value as RecordValues['goods']).items
  const save = async (grade_prices: Item['grade_prices']) => {
    const record = await read()
    const [first, ...others] = itemsOf(record)
    const items = [{ ...first, grade_prices }, ...others]
    const body = { value: { ...(record.value as object), items }, version: record.version }
    return editor.call('/records/goods/101', { method: 'PUT', body })
  }
  const charged = async () => {
    const member = await newMember(open().app)
    await fillCart(open().database.db, member.user_id, [{ item_id: '10101' }])
    const { items } = await member.data<Quote>('/getFreightFee', { method: 'POST', body: {} })
    return items[0]?.price
  }

  it('earned and bought grades can have prices', async () => {
    const options = await editor.data<RecordOption[]>('/options/grade')
    expect(options.map(({ id }) => id)).toEqual(['1', '2', '3', '4', 'v1', 'v2'])
    expect(
      (await editor.data<RecordOption[]>('/options/grade?ids[]=v1&ids[]=2')).map(({ id }) => id),
    ).toEqual(['v1', '2'])
  })

  it('the price of a grade is charged where it is the lowest; each change is audited', async () => {
    const before = itemsOf(await read())[0]?.grade_prices ?? []
    expect(await charged()).toBe(7900)
    const dear = [...before.filter(({ grade_id }) => grade_id !== '1'), { grade_id: '1', price: 9900 }]
    expect((await save(dear)).statusCode).toBe(200)
    expect(await charged()).toBe(7900)
    const cheap = dear.map((own) => (own.grade_id === '1' ? { ...own, price: 5000 } : own))
    expect((await save(cheap)).statusCode).toBe(200)
    expect(itemsOf(await read())[0]?.grade_prices).toContainEqual({ grade_id: '1', price: 5000 })
    expect(await charged()).toBe(5000)
    expect((await save(before)).statusCode).toBe(200)
    expect(await charged()).toBe(7900)
    const { list } = await editor.data<AuditAnswer>('/audit?subject=goods&subject_id=101')
    expect(list).toHaveLength(3)
    expect(JSON.stringify(list[1])).toContain('5000')
  })

  it.each([
    [[{ grade_id: '9', price: 100 }], '没有编号为 9 的会员等级'],
    [
      [
        { grade_id: '1', price: 100 },
        { grade_id: '1', price: 200 },
      ],
      '每个等级只能有一个会员价',
    ],
    [[{ grade_id: '1', price: 0 }], '会员价应大于 0'],
  ])('%j is refused in words', async (grade_prices, message) => {
    const answer = await save(grade_prices)
    expect([answer.statusCode, answer.json().msg]).toEqual([422, message])
  })
})
