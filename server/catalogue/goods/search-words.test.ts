import { describe, expect, it } from 'vitest'
import { searchReadings } from './search-words'

describe('Chinese-friendly search', () => {
  it.each([
    ['短袖', [['短袖']]],
    ['男士短袖', [['男士', '短袖']]],
    ['平板电视', [['平板', '电视']]],
    ['ＯＮｅｘ　手机', [['onex', '手机']]],
    ['短袖，短袖！', [['短袖']]],
    ['T恤', [['t恤']]],
    ['男 短袖', [['男', '短袖']]],
    [
      '女短袖',
      [
        ['女', '短袖'],
        ['女短', '袖'],
      ],
    ],
    ['  ', []],
    ['', []],
    ['%', [['%']]],
    ['！？', [['!?']]],
  ])('%j is %j', (keywords, readings) => expect(searchReadings(keywords)).toEqual(readings))

  it('asks for no more than eight words', () => {
    expect(searchReadings('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toEqual([
      ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'],
    ])
  })
})
