import { describe, expect, it } from 'vitest'
import { insertDefaults } from '@schemas/fill'
import type { Json } from '@schemas/page'
import { validateClip } from './validate-clip'

/** A widget as the palette writes it, with some properties changed. */
function seed(type: string, props: Record<string, Json> = {}, style: Record<string, number> = {}) {
  const fresh = insertDefaults(type)
  const changed = { props: { ...fresh.props, ...props }, style: { ...fresh.style, ...style } }
  return { type, v: 1, name: '', alias: '', ...changed }
}

const leaf = (type: string, props?: Record<string, Json>) => ({ widget: seed(type, props), children: [] })
const panel = (...children: unknown[]) => ({ widget: seed('W0006', {}, { width: 1190 }), children })

describe('combined module', () => {
  it('a panel with its children is kept as it is, in the order of its children', () => {
    const clip = panel(leaf('W0011', { text: '一' }), leaf('W0003'), leaf('W0011', { text: '二' }))
    expect(validateClip(clip)).toEqual({ clip, problems: [] })
  })

  it('a panel wider than usual is validated at its own width', () => {
    const wide = { widget: seed('W0006', {}, { width: 1300 }), children: [] }
    expect(validateClip(wide).problems).toEqual([])
  })

  it('products that are not chosen yet are accepted', () => {
    expect(validateClip(panel(leaf('W0014'))).problems).toEqual([])
  })

  it.each([
    ['a widget that does not belong into a panel', panel(leaf('W0002')), '/parent'],
    [
      'six slides',
      panel(leaf('W0001', { data: Array.from({ length: 6 }, () => ({ imgUrl: '', pathData: {} })) })),
      '/props/data',
    ],
    ['a property that no schema knows', panel(leaf('W0011', { onclick: 'x' })), '/props/onclick'],
    ['a key that the envelope does not have', { ...panel(), widget: { ...seed('W0006'), id: 1 } }, '/id'],
  ])('%s is refused with its place', (_name, clip, path) => {
    const { problems } = validateClip(clip)
    expect(problems.map((problem) => problem.path)).toContain(path)
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'W0006'],
    ['a widget alone', seed('W0006')],
    ['children that are none', { widget: seed('W0006'), children: [{}] }],
    ['a widget that is no panel', leaf('W0011')],
    ['a type that nobody knows', { widget: { ...seed('W0006'), type: 'W9999' }, children: [] }],
    ['the name of a prototype', { widget: { ...seed('W0006'), type: 'toString' }, children: [] }],
  ])('%s is no panel', (_name, value) => expect(() => validateClip(value)).toThrow(/expected/i))

  it('infinite nesting is refused', () => {
    let deep: unknown = panel()
    for (let level = 0; level < 20_000; level++) deep = { widget: seed('W0006'), children: [deep] }
    expect(validateClip(deep).problems.map(({ keyword }) => keyword)).toEqual(['maxDepth'])
  })
})
