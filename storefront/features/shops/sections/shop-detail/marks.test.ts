import { expect, test } from 'vitest'
import { marksOf } from './marks'

const tag = (tag_name: string) => ({ tag_id: tag_name, tag_name })

test('a shop is marked once with what its tags and its ways of delivery both say', () => {
  const tagList = [tag('旗舰店'), tag('可自提')]
  expect(marksOf({ tagList, is_ziti: true, is_delivery: true })).toEqual(['旗舰店', '可自提', '可配送'])
  expect(marksOf({ tagList: [], is_ziti: true, is_delivery: false })).toEqual(['可自提'])
})
