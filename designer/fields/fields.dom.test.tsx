import { demoCall } from '@tests/helpers/demo-rows'
import { widgetTypes } from '@tests/helpers/arbitrary'
import { click, openFields, press, said, until } from '@tests/helpers/field-form'
import { mockLayout, problemsIn } from '@tests/helpers/settings-form'
import { isSoak } from '@tests/helpers/soak'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { loadForm } from '@engine/settings'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../shell/api/client'
import { fields } from './index'

vi.setConfig({ testTimeout: 60_000 })
beforeAll(mockLayout)
beforeEach(() => void vi.mocked(call).mockImplementation(demoCall as typeof call))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const nameless = (container: HTMLElement) =>
  [
    ...container.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input:not([type=file]), button'),
  ].filter(
    (control) =>
      !control.getAttribute('aria-label') &&
      !control.textContent?.trim() &&
      !control.getAttribute('aria-labelledby') &&
      !control.labels?.length &&
      !control.closest('[aria-labelledby]'),
  )

/** Names of fields that the form of a type asks for. */
async function fieldsOf(type: string): Promise<Set<string>> {
  const named = new Set<string>()
  gather((await loadForm(type))?.uiSchema, named)
  return named
}

const seen = new Set<string>()
const drawn: string[] = []
for (const type of widgetTypes) {
  const asked = await fieldsOf(type)
  // the forms of the others are made of the same fields; the engine's own are drawn for every type
  if (isSoak || [...asked].some((name) => !seen.has(name))) drawn.push(type)
  for (const name of asked) seen.add(name)
}

describe('the panel’s fields', () => {
  test.each(drawn)('%s: drawn without an edit, every control named, no id twice', async (type) => {
    const { editor, view } = await openFields(type)
    expect([editor.revision, editor.history]).toEqual([0, []])
    expect(nameless(view.container).map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
    const ids = [...view.container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('every name of a field that schemas ask for and no form of the engine draws is here', () => {
    const wanted = ['image', 'link', 'goods', 'coupons', 'shop', 'category', 'hot-zones', 'tags']
    expect(wanted.filter((name) => !seen.has(name))).toEqual([])
    expect(wanted.filter((name) => !Object.hasOwn(fields, name))).toEqual([])
  })
})

describe('W0007 and W0022 categories', () => {
  test('are ticked in a tree; placeholders give way, and validation finds no error in the result', async () => {
    const form = await openFields('W0007')
    await press(/^选择分类/)
    await until(() => document.querySelector('.ant-tree-checkbox') !== null, 'a tree')
    await click(document.querySelector('.ant-tree-checkbox') as Element)
    await press('确定')
    expect(form.prop('categoryData')).toHaveLength(1)
    expect(form.prop('categoryData', 0)).toMatchObject({ category_id: '10', category_name: '时尚服饰' })
    expect(form.prop('categoryData', 0, 'children', 0)).toMatchObject({ category_id: '11' })
    expect(
      problemsIn(form.editor)
        .of('w')
        .filter(({ severity }) => severity === 'error'),
    ).toEqual([])
    expect(form.picked.mock.calls[0]?.[0]).toBe('category')
  })

  test('确定删除该项？ is asked at every level', async () => {
    const form = await openFields('W0007')
    await press('一级分类 1的设置')
    await press('删除二级分类 1')
    expect(form.questions).toEqual(['确定删除该项？'])
    expect(form.prop('categoryData', 0, 'children')).toEqual([])
  })
})

describe('W0019 tags', () => {
  test('are those that shops carry; the page holds tag_id and tag_name', async () => {
    const form = await openFields('W0019')
    const select = document.querySelector('input[aria-label=显示的标签]') as Element
    await act(async () => void fireEvent.mouseDown(select))
    await until(() => said('旗舰店'), 'tags')
    const option = [...document.querySelectorAll('.ant-select-item-option')].find(
      ({ textContent }) => textContent === '旗舰店',
    )
    await click(option as Element)
    expect(form.prop('selectTagList')).toEqual([{ tag_id: '11', tag_name: '旗舰店' }])
  })
})

function gather(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const name = Reflect.get(value, 'ui:field')
  if (typeof name === 'string') into.add(name)
  for (const inner of Object.values(value)) gather(inner, into)
}
