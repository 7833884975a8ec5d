import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RoleRow } from '@schemas/generated/api'
import { PRESET_NAMES, PRESETS, rightsOfPreset } from '@schemas/rights'
import { expectAccessible } from '@tests/helpers/accessible'
import { mockLayout } from '@tests/helpers/settings-form'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import { OperatorForm } from '../operators/OperatorForm'
import RolesPage from './RolesPage'

// antd's dialogs are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

const presets: RoleRow[] = PRESETS.map((role_id) => ({
  role_id,
  name: PRESET_NAMES[role_id],
  preset: true,
  rights: rightsOfPreset(role_id),
  accounts: 1,
}))
const clerk: RoleRow = { role_id: 'r1', name: '客服', preset: false, rights: ['orders.view'], accounts: 2 }
const sent: [key: string, body: unknown][] = []

beforeAll(mockLayout)
beforeEach(() => {
  sent.length = 0
  vi.mocked(call).mockImplementation((async (key: string, { body }: { body?: unknown } = {}) => {
    if (key === 'GET /roles') return [...presets, clerk]
    if (key.startsWith('GET ')) return []
    sent.push([key, body])
    return clerk
  }) as typeof call)
})
afterEach(cleanup)

const box = (title: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: title })

describe('the matrix of roles', () => {
  test('has a column for each role and a line for each right; presets are copied, not changed', async () => {
    drawPage(<RolesPage />)
    await screen.findByRole('button', { name: '修改角色 客服' }, { timeout: 10_000 })
    const line = screen.getByText('发布页面').closest('tr')
    if (!line) throw new Error('Expected a line for the right to publish, found none')
    const cells = within(line).getAllByRole('cell')
    expect(cells.slice(1).map((cell) => within(cell).queryByRole('img') !== null)).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(screen.getByRole('button', { name: '复制角色 店主' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '修改角色 店主' })).toBeNull()
    expect(screen.getByRole('button', { name: '修改角色 客服' })).toBeTruthy()
    await expectAccessible('matrix of roles')
  })

  test('ticking a right ticks what it needs, and clearing that clears the right again', async () => {
    drawPage(<RolesPage />)
    fireEvent.click(await screen.findByRole('button', { name: /新建角色/ }, { timeout: 10_000 }))
    fireEvent.click(box(/^处理订单/))
    expect([box(/^处理订单/).checked, box(/^查看订单/).checked]).toEqual([true, true])
    fireEvent.click(box(/^查看订单/))
    expect([box(/^处理订单/).checked, box(/^查看订单/).checked]).toEqual([false, false])
    fireEvent.click(box(/^处理售后/))
    await expectAccessible('form of a role', '.ant-modal-wrap, .ant-drawer')
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: ' 售后 ' } })
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
    await waitFor(() =>
      expect(sent).toEqual([['POST /roles', { name: '售后', rights: ['orders.view', 'aftersales.edit'] }]]),
    )
  })

  test('rights that the operator does not have cannot be ticked', async () => {
    drawPage(<RolesPage />, 'editor')
    fireEvent.click(await screen.findByRole('button', { name: '复制角色 店主' }, { timeout: 10_000 }))
    expect([box(/^编辑页面/).disabled, box(/^编辑页面/).checked]).toEqual([false, true])
    expect([box(/^发布页面/).disabled, box(/^发布页面/).checked]).toEqual([true, false])
  })
})

test('the form of an account offers the roles, and sends role, shops and pages', async () => {
  drawPage(<OperatorForm operator={null} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'manager' } })
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '店长' } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'first password' } })
  fireEvent.mouseDown(screen.getByLabelText('角色'))
  fireEvent.click(await screen.findByText('客服', {}, { timeout: 10_000 }))
  await expectAccessible('form of an account')
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'POST /operators',
        {
          username: 'manager',
          name: '店长',
          role: 'custom',
          role_id: 'r1',
          shops: [],
          pages: [],
          password: 'first password',
        },
      ],
    ]),
  )
})
