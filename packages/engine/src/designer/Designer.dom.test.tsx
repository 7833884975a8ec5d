import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageJson } from '@schemas/page'
import { loadForm } from '@engine/settings'
import { mockLayout } from '@tests/helpers/settings-form'
import { tablesOf } from '@schemas/tables/from-schemas'
import { installSchemas } from '@schemas/tables/install'
import { createSchemas } from '@schemas/tables/tables'
import home from '../../../../examples/common/pages/home.json'
import counter from '../../../../examples/common/schemas/widgets/counter.schema.json'
import notice from '../../../../examples/common/schemas/widgets/notice.schema.json'
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

const outlined = (name: string) => region('大纲').getAllByText(name)
const names = () =>
  [...screen.getByLabelText('大纲').querySelectorAll('button')].slice(1).map((row) => row.textContent)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' })
/** With the form of the page, which is loaded. */
const open = (ui: ReactElement) => act(async () => void render(ui))
/** A form that is not loaded yet needs more than one tick. */
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const undo = () => fireEvent.click(screen.getByRole('button', { name: '撤销' }))

test('several widgets are set, moved, copied, pasted and removed together, each as one step', async () => {
  await open(<Designer page={home as PageJson} widgets={widgets} onSave={() => Promise.resolve()} />)
  const [other, first] = [outlined('公告')[0] as HTMLElement, outlined('计数器')[0] as HTMLElement]
  fireEvent.keyDown(first, { key: 'd', ctrlKey: true })
  expect(names(), 'nothing is selected').toEqual(['公告', '计数器'])
  fireEvent.click(first)
  fireEvent.click(other, { ctrlKey: true })
  expect(await region('设置').findByText('所选组件没有共同的设置')).toBeTruthy()

  fireEvent.keyDown(other, { key: 'd', ctrlKey: true })
  expect(names()).toEqual(['公告', '公告', '计数器', '计数器'])
  undo()
  expect(names()).toEqual(['公告', '计数器'])
  fireEvent.click(first)
  fireEvent.keyDown(first, { key: 'ArrowUp', altKey: true })
  expect(names()).toEqual(['计数器', '公告'])
  fireEvent.click(other, { shiftKey: true })

  const clipboard = new Map<string, string>()
  const clipboardData = {
    setData: (kind: string, text: string) => void clipboard.set(kind, text),
    getData: (kind: string) => clipboard.get(kind) ?? '',
  }
  fireEvent.cut(other, { clipboardData })
  expect(names()).toEqual([])
  const canvas = screen.getByLabelText('画布')
  fireEvent.paste(canvas, { clipboardData })
  expect(names()).toEqual(['计数器', '公告'])
  fireEvent.paste(canvas, { clipboardData })
  expect(names()).toHaveLength(4)
  fireEvent.keyDown(canvas, { key: 'Delete' })
  expect(names()).toEqual(['计数器', '公告'])
  undo()
  expect(names()).toHaveLength(4)
})

test('children of a free panel are moved by their boxes over the canvas', async () => {
  const board = {
    ...notice,
    $id: 'widgets/board',
    'x-name': 'Board',
    title: '面板',
    'x-children': ['counter'],
    'x-strings': { notAllowed: '不可放入面板' },
    properties: {
      props: { ...notice.properties.props, properties: {} },
      style: { $ref: 'common/box-style', 'x-narrow': { width: { default: 640 }, height: { default: 100 } } },
    },
  }
  const undoInstall = installSchemas(createSchemas(tablesOf({ widgets: [board] })))
  try {
    await loadForm('board')
    const all = [
      ...widgets,
      defineWidget<object>({
        type: 'board',
        freeLayout: true,
        Render: ({ children }) => <div>{children}</div>,
      }),
    ]
    await open(<Designer page={home as PageJson} widgets={all} onSave={() => Promise.resolve()} />)
    fireEvent.click(region('组件').getByText('面板'))
    fireEvent.click(region('组件').getByText('计数器'))
    fireEvent.click(outlined('面板')[0] as HTMLElement)
    fireEvent.click(region('组件').getByText('计数器'))
    const group = await screen.findByRole('group', { name: '自由面板中的组件' })
    const box = await within(group).findByLabelText(/^计数器，位置 20, 110/)
    fireEvent.keyDown(box, { key: 'ArrowRight' })
    expect(await within(group).findByLabelText(/^计数器，位置 21, 110/)).toBeTruthy()
    fireEvent.keyDown(box, { key: 'Delete' })
    expect(outlined('计数器')).toHaveLength(2)
  } finally {
    undoInstall()
  }
})

test('what is edited on a phone is stored as the phone’s own', async () => {
  const onSave = vi.fn<(page: PageJson) => Promise<void>>().mockResolvedValue()
  await open(<Designer page={home as PageJson} widgets={widgets} onSave={onSave} />)
  await click(screen.getByRole('button', { name: '手机' }))
  await click(region('组件').getByText('计数器'))
  expect(screen.getByText(/请切换到电脑端操作/)).toBeTruthy()
  await click(outlined('公告')[0] as HTMLElement)
  fireEvent.keyDown(outlined('公告')[0] as HTMLElement, { key: 'Delete' })
  expect(region('画布').queryByText('本周六上午九点开门')).toBeNull()
  expect(region('画布').getByText('已有 12')).toBeTruthy()

  await click(screen.getByRole('button', { name: '电脑' }))
  expect(await region('画布').findByText('本周六上午九点开门')).toBeTruthy()
  await click(save())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(onSave.mock.calls[0]?.[0].widgets['notice-1']?.h5).toEqual({ hidden: true })

  await click(screen.getByRole('button', { name: '手机' }))
  await click(screen.getByRole('button', { name: '公告：在手机端显示' }))
  expect(await region('画布').findByText('本周六上午九点开门')).toBeTruthy()
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
    expect(await screen.findByText('1 error, 0 warnings')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' }).title).toBe('Edit Tally: Count')
    fireEvent.click(region('Settings').getByText('Box'))
    expect(await region('Settings').findByText('Colours and background')).toBeTruthy()
    const others = [...screen.getByLabelText('Widgets').querySelectorAll('button')].filter(
      ({ textContent }) => /\p{Script=Han}/u.test(textContent),
    )
    for (const other of others) other.remove()
    expect(container.innerHTML).not.toMatch(/\p{Script=Han}/u)
  } finally {
    for (const removal of removals) removal()
  }
})
