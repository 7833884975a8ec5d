import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawIn } from '@tests/helpers/dialog'
import { mockLayout } from '@tests/helpers/settings-form'
import { complaintsOf } from '@tests/helpers/silent-console'
import { openWorkspace } from '@tests/helpers/workspace'
import { ApiError } from '@schemas/api/api-error'
import { call } from './shell/api/client'
import type { Preset } from '@schemas/rights'
import { records as kinds } from '@schemas/generated/records'
import { reachOf } from '@tests/helpers/reach'
import { routes } from './routes'
import { chapterOf } from './shell/help'

beforeAll(mockLayout)
afterEach(cleanup)

function drawAt(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  drawIn(openWorkspace(), <RouterProvider router={router} useTransitions={false} />)
  return router
}

/** What the server answers to the operator whose role this is. */
const answered = (role: Preset, key: string): unknown =>
  key === 'GET /session'
    ? { operator: { operator_id: '1', username: role, name: '店主', ...reachOf(role) } }
    : []

test.each([
  ['/records/coupon/%', '%'],
  ['/records/coupon/100%25', '100%'],
  ['/records/coupon/a%2Fb', 'a/b'],
])('%s asks for the record %s, and says that it is not there', async (path, id) => {
  const asked: unknown[] = []
  vi.mocked(call).mockImplementation((async (key: string, { params }: { params?: { id?: string } }) => {
    if (key !== 'GET /records/{name}/{id}') return answered('owner', key)
    asked.push(params?.id)
    throw new ApiError('您访问的内容不存在', { status: 404, code: 404001 })
  }) as typeof call)
  // React logs every error that a boundary catches
  await complaintsOf(async () => {
    drawAt(path)
    await screen.findByText('您访问的内容不存在', {}, { timeout: 20_000 })
  })
  expect(asked).toEqual([id])
})

test('an address that does not exist leads to the list of pages', async () => {
  vi.mocked(call).mockImplementation((async (key: string) => answered('editor', key)) as typeof call)
  const router = drawAt('/nowhere')
  await screen.findByRole('navigation', { name: '主导航' }, { timeout: 20_000 })
  expect(router.state.location.pathname).toBe('/')
})

test('a worklist that the server does not list says which right is missing', async () => {
  const message = '没有“查看会员”的权限，请联系管理运营人员的同事'
  vi.mocked(call).mockImplementation((async (key: string) => {
    if (key === 'GET /worklists/{name}') throw new ApiError(message, { status: 403, code: 403001 })
    return answered('editor', key)
  }) as typeof call)
  await complaintsOf(async () => {
    drawAt('/worklists/member')
    expect(await screen.findByText(message, {}, { timeout: 20_000 })).toBeTruthy()
  })
})

test('a page that the operator may not see says which right is missing', async () => {
  vi.mocked(call).mockImplementation((async (key: string) => answered('editor', key)) as typeof call)
  drawAt('/operators')
  await screen.findByText('没有“管理运营人员”的权限，请联系管理运营人员的同事', {}, { timeout: 20_000 })
  const menu = within(screen.getByRole('navigation', { name: '主导航' }))
  expect(menu.queryByRole('menuitem', { name: '运营人员' })).toBeNull()
})

test('the menu has groups that fold, an icon for each entry, and the group of the page open', async () => {
  const records = [
    { name: 'coupon', title: '优惠券', group: '营销' },
    { name: 'new_kind', title: '新资料', group: '新组' },
  ]
  vi.mocked(call).mockImplementation((async (key: string) =>
    key === 'GET /records' ? records : answered('owner', key)) as typeof call)
  drawAt('/audit')
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }, { timeout: 20_000 }))
  const entry = (name: string) => menu.queryByRole('menuitem', { name })
  await menu.findByRole('menuitem', { name: '操作记录' })
  expect(entry('优惠券')).toBeNull()
  fireEvent.click(await menu.findByRole('menuitem', { name: '营销' }))
  await menu.findByRole('menuitem', { name: '优惠券' })
  fireEvent.click(menu.getByRole('menuitem', { name: '新组' }))
  await menu.findByRole('menuitem', { name: '新资料' })
  const withoutIcon = menu.getAllByRole('menuitem').filter((item) => !item.querySelector('svg'))
  expect(withoutIcon.map(({ textContent }) => textContent)).toEqual([])
})

describe('?', () => {
  const pathsOf = (found: readonly RouteObject[]): string[] =>
    found.flatMap(({ path, children = [] }) => [
      ...(path && path !== '*' ? [path] : []),
      ...pathsOf(children),
    ])

  test('has a chapter for every address, kind of record and worklist', () => {
    const worklists = Object.keys(import.meta.glob('../server/*/*/*.worklist.ts')).map(
      (file) => /([^/]+)\.worklist\.ts$/.exec(file)?.[1],
    )
    expect(worklists.length).toBeGreaterThan(5)
    const addresses = [
      ...pathsOf(routes).filter((path) => !path.includes(':name')),
      ...Object.keys(kinds).flatMap((name) => [`/records/${name}`, `/records/${name}/new`]),
      ...worklists.flatMap((name) => [`/worklists/${name}`, `/worklists/${name}/7`]),
    ]
    expect(addresses.filter((address) => chapterOf(address) === undefined)).toEqual([])
    expect(chapterOf('/worklists/nothing')).toBeUndefined()
  })

  test('opens the chapter of the page beside the designer', async () => {
    vi.mocked(call).mockImplementation((async (key: string) => answered('owner', key)) as typeof call)
    drawAt('/worklists/stock')
    const link = await screen.findByRole('link', { name: '操作手册：商品与库存' }, { timeout: 20_000 })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/designer/handbook/goods.html',
      '_blank',
    ])
  })
})
