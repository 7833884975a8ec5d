import { expect, test, describe } from 'vitest'
import { ERRORS } from '@server/core/errors'
import { CODES, shownChange } from './problem'

test('the numbers of the errors are those of the server’s catalogue', () => {
  for (const [name, code] of Object.entries(CODES))
    expect(ERRORS[name as keyof typeof ERRORS].code).toBe(code)
})

describe('what changed, in words', () => {
  test.each([
    ['price', 19_900, 21_900, '单价', '¥199.00', '¥219.00'],
    ['num', 2, 1, '数量', '2 件', '1 件'],
    ['item', null, 1, '商品', '—', '1 件'],
    ['item', 1, null, '商品', '1 件', '已移除'],
    ['freight_fee', 0, 800, '运费', '¥0.00', '¥8.00'],
    ['total_fee', null, 120_000, '应付总额', '—', '¥1,200.00'],
  ])('%s %j → %j', (field, before, after, label, was, is) =>
    expect(shownChange({ field, item_id: '1', item_name: '', before, after })).toMatchObject({
      label,
      before: was,
      after: is,
    }),
  )
})
