import { describe, expect, test } from 'vitest'
import { fromJson, PAGE, toJson, type PageDoc } from '@engine/design'
import type { WidgetJson } from '@schemas'
import { valueAt } from '@schemas/pointer'
import { pageOf } from '@tests/helpers/arbitrary-page'
import type { Step } from '../inputs'
import { Refusal } from '../refusal'
import { faultsOf } from './problems'
import { runSteps, type StepContext } from './steps'

const docOf = (widgets: Record<string, Partial<WidgetJson>>): PageDoc => fromJson(pageOf(widgets))

const after = (
  widgets: Record<string, Partial<WidgetJson>>,
  steps: Step[],
  role: StepContext['role'] = { region: 'body' },
): PageDoc => runSteps(docOf(widgets), steps, { role, sources: new Map() }).doc

const at = (doc: PageDoc, uuid: string, pointer: string): unknown =>
  valueAt(uuid === PAGE ? toJson(doc).page : doc.widgets.get(uuid), pointer)

const panel = { type: 'W0006', style: { width: 1190, height: 100 } }
const text = { type: 'W0011', props: { text: '一' } }

describe('values', () => {
  test('are set by pointer on one widget, several, all of a type, and on the page', () => {
    const doc = after({ a: text, b: { type: 'W0011', order: 'a1' } }, [
      { do: 'set', type: 'W0011', path: '/props/fontSize', value: 20 },
      { do: 'set', uuids: ['a', 'b'], path: '/style/opacity', value: 0.5 },
      { do: 'set', uuid: 'b', path: '/alias', value: '标题' },
      { do: 'page', path: '/title', value: '首页' },
    ])
    expect([at(doc, 'a', '/props/fontSize'), at(doc, 'b', '/style/opacity'), at(doc, 'b', '/alias')]).toEqual(
      [20, 0.5, '标题'],
    )
    expect(at(doc, PAGE, '/props/title')).toBe('首页')
  })

  test('of each item of a list, whose default is written first', () => {
    const doc = after({ w: { type: 'W0002' } }, [
      { do: 'set', uuid: 'w', path: '/props/data/*/price', value: 100 },
    ])
    const { data } = doc.widgets.get('w')?.props ?? {}
    expect((data as { price: number }[]).map(({ price }) => price)).toEqual([100, 100, 100, 100, 100])
  })

  test('items are added and removed, later ones first', () => {
    const slides = ['/a.png', '/b.png'].map((imgUrl) => ({ imgUrl }))
    const doc = after({ w: { type: 'W0001', props: { data: slides } } }, [
      { do: 'add', uuid: 'w', path: '/props/data/-', value: { imgUrl: '/c.png' } },
      { do: 'unset', uuid: 'w', path: '/props/data/0' },
    ])
    expect(at(doc, 'w', '/props/data')).toEqual([{ imgUrl: '/b.png' }, { imgUrl: '/c.png' }])
  })

  test('for phones are those of phones alone', () => {
    const doc = after({ w: text }, [{ do: 'set', uuid: 'w', path: '/h5/style/height', value: 60 }])
    expect(doc.widgets.get('w')?.h5).toEqual({ style: { height: 60 } })
  })

  test('a property that the schema does not have is refused with the one that was meant', () => {
    expect(() => after({ w: text }, [{ do: 'set', uuid: 'w', path: '/props/colour', value: '' }])).toThrow(
      'step 1 (set): W0011 has no /props/colour; did you mean /props/color?',
    )
    expect(() => after({ w: text }, [{ do: 'set', uuid: 'w', path: '/order', value: 'a5' }])).toThrow(Refusal)
  })

  test('an item that a list does not have is refused', () => {
    const widget = { type: 'W0001', props: { data: [] } }
    expect(() =>
      after({ w: widget }, [{ do: 'set', uuid: 'w', path: '/props/data/3/imgUrl', value: '' }]),
    ).toThrow('/props/data has 0 items, none at 3')
  })
})

describe('boxes of texts', () => {
  const long = '夏日清凉，全场低至五折，每天十点开抢'

  test('a new text has a box as large as it needs, not wider than the page; a size that is said stays', () => {
    const doc = after({}, [
      { do: 'insert', type: 'W0011', uuid: 'a', props: { text: '夏日', fontSize: 40 } },
      { do: 'insert', type: 'W0011', uuid: 'b', props: { text: long.repeat(9), fontSize: 40 } },
      { do: 'insert', type: 'W0011', uuid: 'c', props: { text: long }, style: { width: 100 } },
      { do: 'insert', type: 'W0011', uuid: 'd', props: { text: long }, style: { width: 100, height: 30 } },
    ])
    const size = (uuid: string) => [at(doc, uuid, '/style/width'), at(doc, uuid, '/style/height')]
    expect(size('a')).toEqual([104, 60])
    expect(size('b')).toEqual([1190, expect.any(Number)])
    expect(at(doc, 'b', '/style/height')).toBeGreaterThan(300)
    expect(size('c')).toEqual([100, expect.any(Number)])
    expect(at(doc, 'c', '/style/height')).toBeGreaterThan(50)
    expect(size('d')).toEqual([100, 30])
  })

  test('a box grows with a longer text, unless it was too small for the text before', () => {
    const box = { width: 200, height: 24 }
    const steps: Step[] = [{ do: 'set', type: 'W0011', path: '/props/text', value: long.repeat(2) }]
    const tight = { text: long.repeat(3) }
    const doc = after(
      { a: { ...text, style: box }, b: { type: 'W0011', order: 'a1', props: tight, style: box } },
      steps,
    )
    expect(at(doc, 'a', '/style/height')).toBeGreaterThan(60)
    expect(at(doc, 'b', '/style/height')).toBe(24)
  })
})

describe('places', () => {
  test('an inserted widget has every default, and a place in its panel that covers nothing', () => {
    const doc = after(
      { panel, a: { ...text, parent: 'panel', style: { x: 20, y: 20, width: 300, height: 60 } } },
      [{ do: 'insert', type: 'W0011', uuid: 'b', into: 'panel', props: { text: '二' } }],
    )
    expect(doc.widgets.get('b')).toMatchObject({ parent: 'panel', props: { text: '二', fontSize: 14 } })
    expect(faultsOf(doc, { region: 'body' })).toEqual([])
    expect(at(doc, 'b', '/style/x')).toBe(330)
  })

  test('a panel grows for what does not fit, unless it is locked', () => {
    const steps: Step[] = [{ do: 'insert', type: 'W0001', into: 'panel' }]
    expect(at(after({ panel }, steps), 'panel', '/style/height')).toBeGreaterThan(100)
    expect(() => after({ panel: { ...panel, locked: true } }, steps)).toThrow('is locked')
  })

  test.each<[string, Step, string]>([
    ['a panel in a panel', { do: 'move', uuid: 'other', into: 'panel' }, '不可放入自由面板'],
    ['a panel in itself', { do: 'move', uuid: 'panel', into: 'panel' }, 'a place outside'],
    ['a locked widget elsewhere', { do: 'move', uuid: 'held', before: 'panel' }, 'is locked'],
    ['a locked widget away', { do: 'remove', uuid: 'held' }, 'is locked'],
    ['a locked widget wider', { do: 'set', uuid: 'held', path: '/style/width', value: 5 }, 'is locked'],
    ['a widget that is not there', { do: 'remove', uuid: 'gone' }, 'no widget "gone"'],
    ['a type that is none', { do: 'insert', type: 'W0000' }, 'a type of the palette'],
    ['a uuid twice', { do: 'insert', type: 'W0011', uuid: 'panel' }, 'has a widget "panel" already'],
  ])('refuses %s', (_what, step, message) => {
    const widgets = {
      panel,
      other: { ...panel, order: 'a1' },
      held: { ...text, order: 'a2', locked: true },
    }
    expect(() => after(widgets, [step])).toThrow(message)
  })

  test('the section of a page of the shop itself stays', () => {
    const section = { type: 'goods-detail' }
    const role = { region: 'body', section: 'goods-detail' } as const
    expect(() => after({ section }, [{ do: 'remove', uuid: 'section' }], role)).toThrow('固定区块不能删除')
  })

  test('a panel belongs to the region that it is inserted in; headers hold panels only', () => {
    const doc = after({}, [{ do: 'insert', type: 'W0006', uuid: 'p' }], { region: 'header' })
    expect(at(doc, 'p', '/props/comptyle')).toBe('header')
    expect(() => after({}, [{ do: 'insert', type: 'W0011' }], { region: 'header' })).toThrow(
      '只能放置自由面板',
    )
  })

  test('links of a copy lead to what was copied with it', () => {
    const link = { linkPage: 'anchor', anchor: 'b' }
    const doc = docOf({
      panel,
      a: { ...text, parent: 'panel', props: { text: '去', data: link } },
      b: { ...text, parent: 'panel', order: 'a1' },
    })
    const { doc: copied, inserted } = runSteps(doc, [{ do: 'copy', uuid: 'panel' }], {
      role: { region: 'body' },
      sources: new Map(),
    })
    const inside = [...copied.widgets].filter(([, { parent }]) => parent === inserted[0]?.uuid)
    const [target] = inside.find(([, { props }]) => props['text'] === '一') ?? []
    expect(inside.map(([uuid]) => at(copied, uuid, '/props/data/anchor'))).toContain(target)
  })

  test('the page that was given stays as it was, and a refused list changes nothing', () => {
    const doc = docOf({ a: text })
    const before = JSON.stringify(toJson(doc))
    const steps: Step[] = [
      { do: 'remove', uuid: 'a' },
      { do: 'remove', uuid: 'a' },
    ]
    expect(() => runSteps(doc, steps, { role: { region: 'body' }, sources: new Map() })).toThrow(
      'step 2 (remove)',
    )
    expect(JSON.stringify(toJson(doc))).toBe(before)
  })
})
