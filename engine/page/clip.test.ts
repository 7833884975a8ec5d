import { describe, expect, test } from 'vitest'
import { insertDefaults, problemsOf } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { pageOf } from '@tests/helpers/widget-tree'
import { insertInto } from '../commands/insert'
import { setPage } from '../commands/set'
import { applyCommand } from './command'
import { freshSeed, readClip } from './clip'
import { PageError } from './find'
import { toJson } from './json'

const desktop = pageOf({})
const phone = applyCommand(desktop, setPage(['pageWidth'], 375)).doc
const wide = applyCommand(desktop, setPage(['pageWidth'], 1440)).doc
const palette = Object.values(catalogue).filter(({ palette: isOffered }) => isOffered)

describe('writes all defaults of a new widget, or what its schema says for new ones', () => {
  test.each(palette.map(({ type, title, insert }) => [type, title, insert] as const))(
    '%s %s',
    (type, title, insert) => {
      const seed = freshSeed(desktop, type, null)
      const { props, style } = insertDefaults(type)
      expect(seed).toMatchObject({ type, name: title, alias: '', props: { ...props, ...insert }, style })
      for (const page of [desktop, phone]) {
        const { doc } = applyCommand(page, insertInto(null, freshSeed(page, type, null)))
        expect(problemsOf(toJson(doc))).toEqual([])
      }
    },
  )

  test('at top level a full-width widget takes the page’s width; others keep their own', () => {
    expect(freshSeed(phone, 'W0001', null).style.width).toBe(375)
    expect(freshSeed(wide, 'W0001', null).style.width).toBe(1440)
    for (const [type, width] of Object.entries({
      W0010: 110,
      W0012: 390,
      W0016: 384,
      W0017: 882,
      W0018: 307,
    }))
      expect([type, freshSeed(wide, type, null).style.width]).toEqual([type, width])
  })

  test('in a panel it keeps its own size, at most the page’s width', () => {
    expect(freshSeed(desktop, 'W0012', 'panel').style).toMatchObject({ width: 390, height: 450 })
    expect(freshSeed(phone, 'W0012', 'panel').style.width).toBe(375)
  })

  test.each(['W0000', 'W0009', 'W9999', 'constructor'])('%s is not in the palette', (type) => {
    expect(() => freshSeed(desktop, type, null)).toThrow('expected a type of the palette')
  })
})

test('a clip carries what is different on phones, and refuses what is no patch', () => {
  const widget = { type: 'T', v: 1, props: {}, style: {}, h5: { hidden: true } }
  expect(readClip({ widget, children: [] }).widget.h5).toEqual({ hidden: true })
  expect(() => readClip({ widget: { ...widget, h5: [] }, children: [] })).toThrow(PageError)
})
