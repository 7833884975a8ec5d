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
