import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedLines, plainText } from './marked-text'

const runs = (text: string) => markedLines(text).map((line) => line.runs)
const plain = { bold: false, colour: undefined }

describe('marked texts', () => {
  it('bold and coloured pieces, one inside the other', () => {
    expect(runs('全场[b]满[color=#e1251b]300[/color]减[/b]50')).toEqual([
      [
        { ...plain, text: '全场' },
        { text: '满', bold: true, colour: undefined },
        { text: '300', bold: true, colour: '#e1251b' },
        { text: '减', bold: true, colour: undefined },
        { ...plain, text: '50' },
      ],
    ])
    expect(runs('[color=theme.price]价[/color]')).toEqual([
      [{ text: '价', bold: false, colour: 'theme.price' }],
    ])
  })

  it('lines that begin with [*] are entries of a list; blank lines are left out', () => {
    expect(markedLines('说明\n[*] 包邮\n\n[*]七天无理由').map(({ isEntry }) => isEntry)).toEqual([
      false,
      true,
      true,
    ])
    expect(plainText('说明\n[*] 包邮\n\n[*]七天无理由')).toBe('说明\n包邮\n七天无理由')
  })

  it.each([
    '[b]没有结束',
    '没有开始[/b]',
    '[b=1]值[/b]',
    '[color=red]不认识的颜色[/color]',
    '[color=#12]太短[/color]',
    '[color]没有颜色[/color]',
    '[b][color=#fff]交错[/b]',
    '[img]别的[/img]',
    '100[*]2',
  ])('%s is text as it stands', (text) => {
    expect(plainText(text)).toBe(text)
  })

  const pieces = fc.constantFrom('字', 'a', ' ', '[b]', '[/b]', '[color=#fff]', '[/color]', '\n', '[*]')
  const letters = (text: string) =>
    text.replaceAll(/\[\/?(?:b|color)(?:=#fff)?\]/g, '').replaceAll(/[^字a]/g, '')

  it('keep all letters, whatever the marks between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: pieces }), (text) => {
        expect(letters(plainText(text))).toBe(letters(text))
      }),
    )
  })
})
