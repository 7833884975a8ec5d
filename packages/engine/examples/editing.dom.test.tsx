/** Examples of editing pages; packages/engine/api.md shows each. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadForm } from '@engine/settings'
import { mockLayout } from '@tests/helpers/settings-form'
import {
  createEditor,
  Designer,
  fromJson,
  NestedFields,
  ProblemStore,
  SettingsForm,
  toJson,
  useLeaf,
  useList,
  useSibling,
  type DesignerHost,
  type DesignerProps,
  type Editor,
  type FieldRegistry,
  type LeafProps,
} from '../src/design'
import { defineWidget, type PageJson } from '../src/index'
import { createSchemas, installSchemas, tablesOf } from '../src/schemas'

const page: PageJson = {
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {
    'shop-1': { type: 'shop', v: 1, parent: null, order: 'a0', props: { name: '春熙店' }, style: {} },
  },
}
const widgets = [defineWidget<{ name: string }>({ type: 'shop', Render: ({ props }) => <p>{props.name}</p> })]

/** `place` and `phones` have controls of the application. */
const shop = {
  $id: 'widgets/shop',
  title: '门店',
  'x-name': 'Shop',
  'x-version': 1,
  'x-nav': ['basic'],
  'x-platforms': ['pc', 'h5'],
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        name: {
          title: '店名',
          type: 'string',
          default: '门店',
          maxLength: 8,
          'x-messages': { maxLength: '店名最多8个字' },
        },
        place: {
          title: '地址',
          type: 'object',
          additionalProperties: false,
          properties: { city: { title: '城市', type: 'string', default: '' } },
          'x-ui': { widget: 'shop' },
        },
        phones: {
          title: '电话',
          type: 'array',
          default: [],
          items: { title: '电话', type: 'string', default: '' },
          'x-ui': { widget: 'words' },
        },
      },
    },
  },
}

let remove: () => void
beforeAll(async () => {
  mockLayout()
  remove = installSchemas(createSchemas(tablesOf({ widgets: [shop] })))
  await Promise.all(['W0000', 'shop'].map(loadForm))
})
afterEach(cleanup)
afterAll(() => remove())

test('an edit is a command, which can be undone', () => {
  const editor: Editor = createEditor(fromJson(structuredClone(page)))
  editor.run({ label: () => '改店名', run: (tx) => tx.set('shop-1', ['props', 'name'], '太古里店') })
  expect(toJson(editor.doc).widgets['shop-1']?.props).toEqual({ name: '太古里店' })
  expect(editor.status.undoLabel).toBe('改店名')
  editor.undo()
  expect(toJson(editor.doc)).toEqual(page)
})

test('a page is validated while it is edited', () => {
  const editor = createEditor(fromJson(structuredClone(page)))
  const body = () => toJson(editor.doc)
  const problems = new ProblemStore(editor, () => ({ header: null, body: body(), footer: null }))
  const name = '成都远洋太古里旗舰店'
  editor.run({ label: () => '改店名', run: (tx) => tx.set('shop-1', ['props', 'name'], name) })
  // otherwise in idle time
  problems.validate()
  expect(problems.of('shop-1')).toMatchObject([{ path: '/props/name', message: '店名最多8个字' }])
  expect(problems.totals.errors).toBe(1)
  problems.close()
})

test('operators edit a page, and the application stores it', async () => {
  const stored: PageJson[] = []
  const host: DesignerHost = { confirm: () => Promise.resolve(true) }
  const props: DesignerProps = {
    page,
    widgets,
    onSave: (edited) => Promise.resolve(void stored.push(edited)),
    host,
  }
  render(<Designer {...props} />)
  fireEvent.click(within(screen.getByLabelText('组件')).getByText('门店'))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' })
  await waitFor(() => expect(save.disabled).toBe(false))
  fireEvent.click(save)
  await waitFor(() => expect(Object.keys(stored[0]?.widgets ?? {})).toHaveLength(2))
})

test('controls of the application edit values, objects and lists by their paths', async () => {
  const Place = ({ path, schema, ui, title }: LeafProps) => (
    <fieldset>
      <legend>{`${title} ${useLeaf([...path, 'city']).value}`}</legend>
      <NestedFields path={path} schema={schema} ui={ui} />
    </fieldset>
  )
  const Phones = ({ path, disabled }: LeafProps) => {
    const { items, add } = useList(path)
    const { set } = useSibling('place')
    return (
      <p>
        {items.join('、')}
        <button type="button" disabled={disabled} onClick={() => add('028-1234')}>
          添加
        </button>
        <button type="button" disabled={disabled} onClick={() => set({ city: '成都' })}>
          成都
        </button>
      </p>
    )
  }
  const fields: FieldRegistry = { shop: { Component: Place }, words: { Component: Phones } }

  const editor = createEditor(fromJson(structuredClone(page)))
  const problems = new ProblemStore(editor, () => ({ header: null, body: null, footer: null }))
  render(<SettingsForm editor={editor} uuid="shop-1" tab="props" problems={problems} fields={fields} />)
  fireEvent.click(await screen.findByRole('button', { name: '添加' }))
  fireEvent.click(screen.getByRole('button', { name: '成都' }))
  expect(await screen.findByText('地址 成都')).toBeTruthy()
  expect(toJson(editor.doc).widgets['shop-1']?.props).toMatchObject({
    phones: ['028-1234'],
    place: { city: '成都' },
  })
  problems.close()
})
