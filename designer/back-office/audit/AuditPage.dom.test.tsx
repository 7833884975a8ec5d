import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AuditEntry, AuditList } from '@schemas/generated/api'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import { SessionContext, useSession } from '../../shell/sign-in'
import AuditPage from './AuditPage'

const entry: AuditEntry = {
  audit_id: 'a1',
  operator_id: 'o1',
  operator_name: '店主',
  action: 'promotion.change',
  subject: 'promotion',
  subject_id: 'p1',
  title: '营销活动 满减',
  before: { scope: 'goods', goods: [], grades: [] },
  after: { scope: 'goods', goods: ['g1', 'gone'], grades: ['2'] },
  created: '2026-11-21T04:00:00.000Z',
}
const log: AuditList = {
  list: [entry, { ...entry, audit_id: 'a2', title: '', before: null, after: null }],
  actions: ['page.publish', 'promotion.change'],
  names: { goods: { g1: '马克杯' }, member_grade: { 2: '银卡会员' } },
  count: 2,
  total_count: 2,
  more: false,
  next: null,
  previous: null,
}

beforeEach(() => {
  vi.mocked(call).mockImplementation((async (key) => (key === 'GET /audit' ? log : [])) as typeof call)
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

function OfOneShop({ children }: { children: ReactNode }) {
  const session = useSession()
  const operator = { ...session.operator, shops: ['1'] }
  return <SessionContext value={{ ...session, operator }}>{children}</SessionContext>
}

describe('the audit log on its page', () => {
  test('linked rows are shown by name and id, removed ones by id, all names loaded by one call', async () => {
    drawPage(<AuditPage />)
    const row = (await screen.findByText('营销活动 满减')).closest('tr')
    if (!row) throw new Error('Expected the title in a row of the table')
    // a subject without a name
    expect(screen.getByText('p1')).toBeDefined()
    const [open] = within(row).getAllByRole('button')
    await act(async () => void fireEvent.click(open ?? row))
    expect(await screen.findByText('马克杯（g1）、gone')).toBeDefined()
    expect(screen.getByText('银卡会员（2）')).toBeDefined()
    expect(vi.mocked(call).mock.calls.map(([key]) => key)).toEqual(['GET /audit'])
  })

  test('a narrowed account is told that it sees its own work alone, others are not', async () => {
    const { unmount } = drawPage(<AuditPage />)
    await screen.findByText('营销活动 满减')
    expect(screen.queryByText(/列出自己的操作/)).toBeNull()
    unmount()
    drawPage(
      <OfOneShop>
        <AuditPage />
      </OfOneShop>,
    )
    expect(await screen.findByText(/列出自己的操作/)).toBeDefined()
  })

  test('is narrowed by person, action and days of its address, and the actions are named', async () => {
    const address = 'filter.operator_id=o1&filter.action=page.publish&filter.days=2026-11-01~2026-11-02'
    window.history.replaceState(null, '', `/audit?${address}`)
    drawPage(<AuditPage />)
    expect(await screen.findByText('营销活动 满减')).toBeDefined()
    const asked = vi.mocked(call).mock.calls.find(([key]) => key === 'GET /audit')
    expect(asked?.[1]).toMatchObject({
      query: { operator_id: 'o1', action: 'page.publish', from: '2026-11-01', to: '2026-11-02' },
    })
    expect(screen.getByText('发布页面')).toBeDefined()
    expect(screen.getByDisplayValue('2026-11-02')).toBeDefined()
  })
})
