import { describe, expect, it } from 'vitest'
import { insertDefaults } from '@schemas/fill'
import type { Json } from '@schemas/page'
import { validateModule } from './validate-module'

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
    expect(validateModule(clip)).toMatchObject({ module: clip, problems: [] })
  })

  it('a panel wider than usual is validated at its own width', () => {
    const wide = { widget: seed('W0006', {}, { width: 1300 }), children: [] }
    expect(validateModule(wide).problems).toEqual([])
  })

  it('products that are not chosen yet are accepted', () => {
    expect(validateModule(panel(leaf('W0014'))).problems).toEqual([])
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
    const { problems } = validateModule(clip)
    expect(problems.map((problem) => problem.path)).toContain(path)
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'W0006'],
    ['a widget alone', seed('W0006')],
    ['children that are none', { widget: seed('W0006'), children: [{}] }],
    ['no widgets', { clips: [] }],
    ['a section of the shop’s own page', leaf('goods-detail')],
    ['a type that nobody knows', { widget: { ...seed('W0006'), type: 'W9999' }, children: [] }],
    ['the name of a prototype', { widget: { ...seed('W0006'), type: 'toString' }, children: [] }],
  ])('%s is no module', (_name, value) => expect(() => validateModule(value)).toThrow(/expected/i))

  it('any widget and several widgets are kept, under the uuids that links name', () => {
    const text = { ...leaf('W0011', { text: '一' }), uuid: 'text' }
    expect(validateModule(text)).toEqual({ module: text, problems: [] })
    const clips = [text, { ...leaf('W0002'), uuid: 'text' }]
    const { module } = validateModule({ clips })
    expect(module).toMatchObject({ clips: [text, leaf('W0002')] })
    // one uuid is one widget
    expect(JSON.stringify(module).match(/"uuid":"text"/g)).toHaveLength(1)
  })

  it('infinite nesting is refused', () => {
    let deep: unknown = panel()
    for (let level = 0; level < 20_000; level++) deep = { widget: seed('W0006'), children: [deep] }
    expect(validateModule(deep).problems.map(({ keyword }) => keyword)).toEqual(['maxDepth'])
  })
})
