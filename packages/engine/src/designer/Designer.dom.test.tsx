import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageJson } from '@schemas/page'
import { loadForm } from '@engine/settings'
import { mockLayout } from '@tests/helpers/settings-form'
import { tablesOf } from '@schemas/tables/from-schemas'
import { installSchemas } from '@schemas/tables/install'
import { createSchemas } from '@schemas/tables/tables'
import home from '../../../../examples/host/pages/home.json'
import counter from '../../../../examples/host/schemas/widgets/counter.schema.json'
import notice from '../../../../examples/host/schemas/widgets/notice.schema.json'
import { defineWidget } from '../index'
import { english, installTexts } from '../texts'
import { Designer } from './Designer'

const widgets = [
  defineWidget<{ label: string; count: number }>({
    type: 'counter',
    Render: ({ props }) => <p>{`${props.label} ${props.count}`}</p>,
  }),
  defineWidget<{ text: string }>({ type: 'notice', Render: ({ props }) => <p>{props.text}</p> }),
]

let remove: () => void
beforeAll(async () => {
  mockLayout()
  remove = installSchemas(createSchemas(tablesOf({ widgets: [counter, notice] })))
  await Promise.all(['W0000', 'counter', 'notice'].map(loadForm))
})
afterEach(cleanup)
afterAll(() => remove())

const region = (name: string) => within(screen.getByLabelText(name))

test('a widget of the application is inserted, set within its bounds, undone and saved, without a server', async () => {
  const onSave = vi.fn<(page: PageJson) => Promise<void>>().mockResolvedValue()
  render(<Designer page={home as PageJson} widgets={widgets} onSave={onSave} />)
  expect(region('画布').getByText('已有 12')).toBeTruthy()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' })
  expect(save.disabled).toBe(true)

  fireEvent.click(region('组件').getByText('计数器'))
  expect(await region('画布').findByText('已有 3')).toBeTruthy()
  expect(region('大纲').getAllByText('计数器')).toHaveLength(2)

  const count = await region('设置').findByLabelText('数量')
  expect(region('设置').getAllByText('0–99')).not.toEqual([])
  fireEvent.change(count, { target: { value: '120' } })
  expect(await region('设置').findByText('数量最多99')).toBeTruthy()
  expect(await screen.findByText('1 个错误，0 个提醒')).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(await region('画布').findByText('已有 3')).toBeTruthy()
  expect(await screen.findByText('没有问题')).toBeTruthy()

  fireEvent.click(save)
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(Object.values(onSave.mock.calls[0]?.[0].widgets ?? {}).map(({ type }) => type)).toEqual([
    'notice',
    'counter',
    'counter',
  ])
  await waitFor(() => expect(save.disabled).toBe(true))
})

test('what the store refuses is said, and the page stays unsaved', async () => {
  render(
    <Designer
      page={home as PageJson}
      widgets={widgets}
      onSave={() => Promise.reject(new Error('没有网络'))}
    />,
  )
  fireEvent.click(region('大纲').getByText('公告'))
  fireEvent.keyDown(region('大纲').getByText('公告'), { key: 'Delete' })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' })
  await waitFor(() => expect(save.disabled).toBe(false))
  fireEvent.click(save)
  expect((await screen.findByRole('alert')).textContent).toBe('没有网络')
  await waitFor(() => expect(save.disabled).toBe(false))
})

/** A widget whose schema is English. */
const tally = {
  ...counter,
  $id: 'widgets/tally',
  'x-name': 'Tally',
  title: 'Tally',
  'x-ui': { group: 'Basic' },
  properties: {
    ...counter.properties,
    props: {
      ...counter.properties.props,
      properties: { count: { title: 'Count', type: 'integer', default: 3, minimum: 0, maximum: 99 } },
    },
  },
}

test('an application in English sees no Chinese', async () => {
  const removals = [installTexts(english), installSchemas(createSchemas(tablesOf({ widgets: [tally] })))]
  try {
    await Promise.all(['W0000', 'tally'].map(loadForm))
    const drawn = [
      defineWidget<{ count: number }>({ type: 'tally', Render: ({ props }) => <p>{props.count}</p> }),
    ]
    const page = { ...(home as PageJson), widgets: {} }
    const { container } = render(<Designer page={page} widgets={drawn} onSave={() => Promise.resolve()} />)
    fireEvent.click(region('Widgets').getByText('Tally'))
    fireEvent.change(await region('Settings').findByLabelText('Count'), { target: { value: '120' } })
    expect(await region('Settings').findByText('must not be greater than 99')).toBeTruthy()
    expect(await screen.findByText('1 errors, 0 warnings')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' }).title).toBe('Edit Tally: Count')
    fireEvent.click(region('Settings').getByText('Box'))
    expect(await region('Settings').findByText('Colours and background')).toBeTruthy()
    const others = [...screen.getByLabelText('Widgets').querySelectorAll('button')].filter(
      ({ textContent }) => /\p{Script=Han}/u.test(textContent),
    )
    for (const other of others) other.remove()
    expect(container.innerHTML).not.toMatch(/\p{Script=Han}/u)
  } finally {
    for (const undo of removals) undo()
  }
})
