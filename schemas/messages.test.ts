import { describe, expect, it } from 'vitest'
import { validators, validatePage } from './generated/validators/all'
import { insertDefaults } from './fill'
import { isOwnFinding, messageOf } from './messages'
import type { JsonObject } from './page'

/** Path and message of each problem of a widget whose props are its defaults and these. */
function found(type: string, props: JsonObject): string[] {
  const validate = validators[type]
  validate?.({ props: { ...insertDefaults(type).props, ...props } })
  const errors = (validate?.errors ?? []).filter(isOwnFinding)
  return errors.map((error) => `${error.instancePath} ${messageOf(type, error)}`)
}

const slides = (count: number) => Array.from({ length: count }, () => ({ imgUrl: '', pathData: {} }))

describe('messageOf', () => {
  it('W0001 at most 5 items: 最多只能添加5张轮播图', () => {
    expect(found('W0001', { data: slides(6) })).toEqual(['/props/data 最多只能添加5张轮播图'])
    expect(found('W0001', { data: slides(5) })).toEqual([])
  })

  it('W0001 at least 1 item: 请至少添加1张轮播图', () => {
    expect(found('W0001', { data: [] })).toEqual(['/props/data 请至少添加1张轮播图'])
  })

  it('W0012 coupon groups at most 3, validated only in their own style', () => {
    const data = insertDefaults('W0012').props['data'] as JsonObject[][]
    const groups = Array.from({ length: 4 }, () => ({ type: 'coupon', data: [] }))
    const many = [...data.slice(0, 4), groups] as never
    expect(found('W0012', { styleType: 4, data: many })).toEqual(['/props/data/4 最多添加3组优惠券'])
    expect(found('W0012', { styleType: 3, data: many })).toEqual([])
  })

  it('an error without its own message gets ajv-i18n’s Chinese text', () => {
    expect(found('W0001', { autoplay: 'yes' })).toEqual(['/props/autoplay 应为是（true）或否（false）'])
    expect(found('W0001', { extra: 1 })).toEqual(['/props 不允许有额外的属性'])
  })

  it('a numeric bound without its own message is written in words', () => {
    expect(found('W0018', { wgtTitleFontSize: 28 })).toEqual(['/props/wgtTitleFontSize 不能大于27'])
    expect(found('W0018', { wgtTitleFontSize: -1 })).toEqual(['/props/wgtTitleFontSize 不能小于0'])
    expect(found('W0018', { wgtTitleFontSize: 27 })).toEqual([])
  })

  it('structural problems have Chinese messages too', () => {
    validatePage({ formatVersion: 2, platform: 'pc', widgets: { a: { type: 'W0001' } } })
    expect(validatePage.errors?.map((error) => messageOf('page', error))).toEqual(['缺少排序键 order'])
  })

  it('does not change the error object', () => {
    const validate = validators['W0001']
    validate?.({ props: { autoplay: 1 } })
    const [error] = validate?.errors ?? []
    const before = structuredClone(error)
    if (error) messageOf('W0001', error)
    expect(error).toEqual(before)
  })
})
