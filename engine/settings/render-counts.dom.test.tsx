import type { FieldRegistry, LeafProps } from './field'
import { mockLayout, openForm } from '@tests/helpers/settings-form'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { leaves } from './leaves'

beforeAll(mockLayout)
afterEach(cleanup)

/** The form's own leaves, recording each render. */
function countingLeaves(): { drawn: string[]; fields: FieldRegistry } {
  const drawn: string[] = []
  const entries = Object.entries(leaves).map(([name, leaf]) => {
    const { Component } = leaf
    function Counting(props: LeafProps) {
      drawn.push(props.path.join('/'))
      return <Component {...props} />
    }
    return [name, { ...leaf, Component: Counting }] as const
  })
  return { drawn, fields: Object.fromEntries(entries) }
}

const manyItems = Array.from({ length: 165 }, (_, index) => ({ title: `导航 ${index}`, pathData: {} }))

test.each([
  ['20 inputs', []],
  ['340 inputs', manyItems],
])(
  'with %s a key draws its own field and no other',
  async (_name, data) => {
    const { drawn, fields } = countingLeaves()
    await openForm('W0007', { fields, props: { data, categoryData: [] } })
    drawn.length = 0
    fireEvent.change(document.getElementById('pm-set-W0007-props-menuTop') as HTMLElement, {
      target: { value: '41' },
    })
    expect(drawn).toEqual(['props/menuTop'])
  },
  30_000,
)

test('typing in an item of a long list renders that field, not the list', async () => {
  const { drawn, fields } = countingLeaves()
  const form = await openForm('W0007', { fields, props: { data: manyItems, categoryData: [] } })
  const items = form.view.container.querySelectorAll<HTMLElement>('.pm-set-item-title')
  expect(items).toHaveLength(165)
  fireEvent.click(items[80] as HTMLElement)
  const name = form.view.container.querySelector<HTMLInputElement>('[id$="-title"]')
  drawn.length = 0
  fireEvent.change(name as HTMLInputElement, { target: { value: '改' } })
  expect(drawn).toEqual(['props/data/80/title'])
  expect(form.prop('data', 80, 'title')).toBe('改')
}, 30_000)

test('an edit of another widget renders nothing', async () => {
  const { drawn, fields } = countingLeaves()
  const form = await openForm('W0011', { fields, inPanel: true })
  drawn.length = 0
  form.editor.run({ label: () => '', run: (tx) => tx.set('panel', ['style', 'height'], 900) })
  expect(drawn).toEqual([])
})
