import { resolvedSchemas } from '@schemas/generated/resolved'
import { expect, test } from 'vitest'
import { formSchemaOf, type UiSchema } from './form-schema'
import type { Schema } from './schema'

test('the form gets the limits of a style although it has no conditionals', () => {
  const { schema, uiSchema } = formSchemaOf(resolvedSchemas['W0012'] as Schema)
  expect(JSON.stringify(schema)).not.toContain('"then"')
  const { items } = (uiSchema['props'] as Record<string, UiSchema>)['data'] as { items: UiSchema[] }
  expect(items.map((list) => Reflect.get(Object(list['ui:options']), 'limits'))).toMatchObject([
    [{ when: { prop: 'styleType', in: [0] }, minItems: 2, maxItems: 2 }],
    [{ when: { prop: 'styleType', in: [1] }, minItems: 3, maxItems: 3 }],
    [{ when: { prop: 'styleType', in: [2] }, minItems: 4, maxItems: 4 }],
    [{ minItems: 1, maxItems: 4, messages: { minItems: '请至少添加1组商品', maxItems: '最多添加4组商品' } }],
    [
      {
        minItems: 1,
        maxItems: 3,
        messages: { minItems: '请至少添加1组优惠券', maxItems: '最多添加3组优惠券' },
      },
    ],
  ])
  const coupons = Reflect.get(Object(items[4]?.items), 'data') as UiSchema
  expect(coupons['ui:options']).toMatchObject({
    limits: [{ maxItems: 3, messages: { maxItems: '最多选择3张优惠券' } }],
  })
})
