import { insertDefaults, problemsOf } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { pageOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { insertInto } from '../commands/insert-into'
import { setPage } from '../commands/set-page'
import { applyCommand } from './command'
import { freshSeed } from './fresh-seed'
import { toJson } from './to-json'

const desktop = pageOf({})
const phone = applyCommand(desktop, setPage(['pageWidth'], 375)).doc
const palette = Object.values(catalogue).filter(({ nav }) => nav.length > 0)

describe('page-format rule 3 a new widget has its defaults written', () => {
  test.each(palette.map(({ type, title }) => [type, title]))('%s %s', (type, title) => {
    const seed = freshSeed(desktop, type, null)
    const { props, style } = insertDefaults(type)
    expect(seed).toMatchObject({ type, name: title, alias: '', props, style: { ...style, width: 1190 } })
    for (const page of [desktop, phone]) {
      const { doc } = applyCommand(page, insertInto(null, freshSeed(page, type, null)))
      expect(problemsOf(toJson(doc))).toEqual([])
    }
  })

  test('page-json §3 at the top level it is as wide as the page', () => {
    expect(freshSeed(desktop, 'W0010', null).style.width).toBe(1190)
    expect(freshSeed(phone, 'W0001', null).style.width).toBe(375)
  })

  test('designer §9 in a panel it has its own size, never wider than the page (issue 2 §2)', () => {
    expect(freshSeed(desktop, 'W0012', 'panel').style).toMatchObject({ width: 390, height: 450 })
    expect(freshSeed(phone, 'W0012', 'panel').style.width).toBe(375)
  })

  test.each(['W0000', 'W0009', 'W9999', 'constructor'])('issue 2 §2 %s is not in the palette', (type) => {
    expect(() => freshSeed(desktop, type, null)).toThrow('expected a type of the palette')
  })
})
