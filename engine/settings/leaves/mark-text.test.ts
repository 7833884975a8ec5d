import { describe, expect, it } from 'vitest'
import { plainText } from '@schemas/marked-text'
import { listed, marked, type Selected } from './mark-text'

/** `全[场满]减`: what is between the brackets is selected. */
const at = (shown: string): Selected => ({
  text: shown.replaceAll(/[«»]/g, ''),
  start: shown.indexOf('«'),
  end: shown.indexOf('»') - 1,
})
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
const bold = (text: string) => shown(marked(at(text), '[b]', '[/b]'))

describe('marks of a text', () => {
  it('stand around the selected letters, which stay selected, and a second press removes them', () => {
    expect(bold('全«场满»减')).toBe('全[b]«场满»[/b]减')
    expect(bold('全[b]«场满»[/b]减')).toBe('全«场满»减')
  })

  it('without a selection they stand around the line', () => {
    expect(bold('一\n二«»二\n三')).toBe('一\n[b]«二二»[/b]\n三')
  })

  it('end with their line', () => {
    const many = marked(at('«一\n\n二»'), '[b]', '[/b]')
    expect(many.text).toBe('[b]一[/b]\n\n[b]二[/b]')
    expect(plainText(many.text)).toBe('一\n二')
  })

  it('lines become entries of a list, and paragraphs again', () => {
    expect(shown(listed(at('说明\n包«邮\n退»换')))).toBe('说明\n«[*] 包邮\n[*] 退换»')
    expect(shown(listed(at('说明\n[*] 包«邮\n[*] 退»换')))).toBe('说明\n«包邮\n退换»')
  })
})
