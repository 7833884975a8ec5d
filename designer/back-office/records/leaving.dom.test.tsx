import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserRouter, Link, Outlet, RouterProvider, useParams } from 'react-router-dom'
import type { RecordKind } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { button, press, said } from '@tests/helpers/field-form'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import { call } from '../../shell/api/client'
import { LEAVE, useConfirmLeaving } from '../../shell/routing/leaving'
import RecordPage from './RecordPage'

const kind: RecordKind = {
  name: 'tag',
  title: '标签',
  group: '商品',
  role: 'editor',
  right: 'goods.edit',
  creatable: true,
  removable: true,
  columns: [],
  filters: [],
}
const answers: Record<string, unknown> = {
  'GET /records': [kind],
  'GET /records/{name}/{id}': { id: '1', title: '新品', version: 'v1', value: { tag_name: '新品' } },
}
let router: ReturnType<typeof createBrowserRouter>
let client: QueryClient | undefined
const path = () => window.location.pathname

function Root() {
  useConfirmLeaving()
  const queries = useQueryClient()
  useEffect(() => {
    client = queries
  }, [queries])
  return (
    <>
      <Link to="/images">图片</Link>
      <Outlet />
    </>
  )
}

function Form() {
  const { name = '', id = '' } = useParams()
  return <RecordPage name={name} id={id} />
}

beforeEach(async () => {
  answers['GET /records'] = [kind]
  vi.mocked(call).mockImplementation((async (key: string) => answers[key]) as typeof call)
  window.history.pushState(null, '', '/designer/records/tag')
  router = createBrowserRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/records/:name/:id', element: <Form /> },
          { path: '*', element: '别的页面' },
        ],
      },
    ],
    { basename: '/designer' },
  )
  drawIn(openWorkspace(), <RouterProvider router={router} />)
  await act(async () => router.navigate('/records/tag/1'))
  await screen.findByDisplayValue('新品')
})
afterEach(() => {
  cleanup()
  router.dispose()
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const type = (text: string) =>
  act(async () => {
    const field = screen.getByLabelText<HTMLInputElement>('名称')
    field.focus()
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  })
const ways: Record<string, () => Promise<unknown>> = {
  取消: () => press('取消'),
  'a link': () => act(async () => void fireEvent.click(screen.getByText('图片'))),
  'the browser’s back': () => act(async () => window.history.back()),
}
const asked = () => waitFor(() => expect(said(LEAVE)).toBe(true))
/** The question's own button; the form's has the same word. */
const answer = (word: '确 定' | '取 消') =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.ant-modal-confirm-btns button')]
    const found = buttons.find(({ textContent }) => textContent?.replace(/\s/, '') === word.replace(/\s/, ''))
    if (!found) throw new Error(`Expected ${word} under the question`)
    fireEvent.click(found)
  })
const gone = () => waitFor(() => expect(said('别的页面')).toBe(true))

test('a form outlives the right to see its kind: what was typed stays', async () => {
  await type('爆款')
  answers['GET /records'] = []
  await act(async () => {
    await client?.invalidateQueries({ queryKey: ['GET /records'] })
  })
  expect(vi.mocked(call).mock.calls.filter(([key]) => key === 'GET /records')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('爆款')
})

describe('a changed form is not lost without a question', () => {
  test.each(Object.keys(ways))('%s asks; refused, the form is as it was; agreed, it is left', async (way) => {
    await type('爆款')
    await ways[way]?.()
    await asked()
    await expectAccessible('form left')
    await answer('取 消')
    await waitFor(() => expect(said(LEAVE)).toBe(false))
    expect([path(), screen.getByLabelText<HTMLInputElement>('名称').value]).toEqual([
      '/designer/records/tag/1',
      '爆款',
    ])
    await ways[way]?.()
    await asked()
    await answer('确 定')
    await gone()
    expect(path()).toBe(way === 'a link' ? '/designer/images' : '/designer/records/tag')
  })

  test.each(Object.keys(ways))(
    '%s asks nothing where nothing changed, or what was changed is changed back',
    async (way) => {
      await type('爆款')
      await type('新品')
      await ways[way]?.()
      await gone()
      expect(said(LEAVE)).toBe(false)
    },
  )

  test('closing the window asks the same, as the browser asks it', async () => {
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closing()).toBe(true)
    await type('爆款')
    expect(closing()).toBe(false)
    await type('新品')
    expect(closing()).toBe(true)
  })

  test('what was saved is left without a question', async () => {
    await type('爆款')
    await act(async () => void fireEvent.click(button('保存')))
    await waitFor(() => expect(said('保存成功')).toBe(true))
    await ways['a link']?.()
    await gone()
    expect(said(LEAVE)).toBe(false)
  })
})
