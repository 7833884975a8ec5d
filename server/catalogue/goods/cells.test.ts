import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filled, pairsIn, picsOf, specsOf, writePairs, writePics } from './cells'

describe('cells with several values', () => {
  it('pairs are read as they were written, whatever is in names and values', () => {
    const text = fc.string({
      minLength: 1,
      maxLength: 6,
      unit: fc.constantFrom('棉', 'a', ' ', '；', ';', '=', '＝', '"', '\n', '无'),
    })
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, value: text }), { maxLength: 4 }), (pairs) => {
        expect(pairsIn(writePairs(pairs))).toEqual(pairs)
      }),
    )
  })

  it.each([
    [
      ' 材质 ＝ 棉 ; 产地=中国；',
      [
        ['材质', '棉'],
        ['产地', '中国'],
      ],
    ],
    [
      '尺寸=17" 屏；说明="一；二"',
      [
        ['尺寸', '17" 屏'],
        ['说明', '一；二'],
      ],
    ],
    ['无', []],
    ['公式=a=b', [['公式', 'a=b']]],
  ])('%s is read as it is typed', (cell, pairs) => {
    expect(pairsIn(cell)).toEqual(pairs.map(([name, value]) => ({ name, value })))
  })

  it.each(['材质', '材质=', '=棉', '材质；产地=中国', '材质="棉', '材质="棉"麻'])(
    '%s cannot be read',
    (cell) => {
      expect(pairsIn(cell)).toBeUndefined()
    },
  )

  it('addresses stand apart by blanks, or by ； where none is known that contains it', () => {
    const odd = 'https://img.example/a；b.jpg'
    expect(picsOf('/a.jpg /b.jpg；/c.jpg')).toEqual(['/a.jpg', '/b.jpg', '/c.jpg'])
    expect(picsOf(writePics([odd, '/c.jpg']), (url) => url === odd)).toEqual([odd, '/c.jpg'])
    expect(picsOf(writePics([]))).toEqual([])
  })

  it('full-width blanks separate addresses too, unless a known address contains one', () => {
    expect(picsOf('\u3000/a.jpg\u3000/b.jpg；\u3000/c.jpg\u3000')).toEqual(['/a.jpg', '/b.jpg', '/c.jpg'])
    expect(picsOf('/a\u3000b.jpg', (url) => url === '/a\u3000b.jpg')).toEqual(['/a\u3000b.jpg'])
  })

  it.each(['', ' ', ';', '；；', ' ；\u3000; '])('“%s” says nothing', (cell) => {
    expect(filled(cell)).toBeUndefined()
  })

  it('无 means no specifications', () => {
    expect(specsOf(' 无 ')).toEqual([])
  })
})
