import { describe, expect, test } from 'vitest'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { seededFaults } from '@tests/helpers/seeded-faults'
import type { WidgetJson } from './page'
import { withEdits } from './edits'
import { repairOf } from './repair'
import { validateDocument } from './validate'

const repaired = (widget: Partial<WidgetJson>, path: string) => {
  const page = pageOf({ w: widget })
  const fault = validateDocument(page).find(({ problem }) => problem.path === path)
  if (!fault) throw new Error(`Expected a problem at ${path}`)
  return repairOf(page, fault)
}

describe('a repair keeps what the operator meant', () => {
  test.each([
    ['a number beyond its bound', { type: 'W0002', props: { columnNums: 99 } }, '/props/columnNums', 10],
    ['a number written as text', { type: 'W0002', props: { columnNums: '4' } }, '/props/columnNums', 4],
    ['a colour without its sign', { type: 'W0011', props: { color: 'FF0000' } }, '/props/color', '#FF0000'],
    ['a misspelt choice', { type: 'W0011', props: { textAlign: 'centre' } }, '/props/textAlign', 'center'],
    ['a choice by its label', { type: 'W0011', props: { textAlign: '右' } }, '/props/textAlign', 'right'],
    ['a width beyond the page', { type: 'W0011', style: { width: 5000 } }, '/style/width', 1190],
    [
      'an address without its scheme',
      { type: 'W0003', props: { imgUrl: 'example.com/a.png' } },
      '/props/imgUrl',
      'https://example.com/a.png',
    ],
  ])('%s', (_what, widget, path, value) => {
    expect(repaired(widget as Partial<WidgetJson>, path)).toEqual([{ uuid: 'w', path, value }])
  })

  test('a misspelt property gets the name that was meant, an unknown one goes', () => {
    expect(repaired({ type: 'W0002', props: { columNums: 4 } }, '/props/columNums')).toEqual([
      { uuid: 'w', path: '/props/columnNums', value: 4 },
      { uuid: 'w', path: '/props/columNums' },
    ])
    expect(repaired({ type: 'W0002', props: { columNums: 99 } }, '/props/columNums')).toEqual([
      { uuid: 'w', path: '/props/columnNums', value: 10 },
      { uuid: 'w', path: '/props/columNums' },
    ])
    expect(repaired({ type: 'W0002', props: { sparkle: 4 } }, '/props/sparkle')).toEqual([
      { uuid: 'w', path: '/props/sparkle' },
    ])
  })

  test('a property that is taken already is not overwritten by a misspelt one', () => {
    const props = { columNums: 4, columnNums: 3 }
    expect(repaired({ type: 'W0002', props }, '/props/columNums')).toEqual([
      { uuid: 'w', path: '/props/columNums' },
    ])
  })

  test('there is none for a type that this program does not know', () => {
    expect(repaired({ type: 'W9999', props: { any: 1 } }, '/type')).toBeNull()
  })
})

test('each of 500 seeded faults is repaired by what its problems say, in one try', () => {
  const seeded = seededFaults(500)
  const left = seeded.filter(({ page, role }) => {
    const faults = validateDocument(page, role)
    const edits = faults.map((fault) => repairOf(page, fault, role))
    const after = edits.every((each) => each !== null) ? withEdits(page, edits.flat()) : page
    return faults.length === 0 || validateDocument(after, role).length > 0
  })
  expect(left.map(({ name }) => name)).toEqual([])
  expect(seeded).toHaveLength(500)
})
