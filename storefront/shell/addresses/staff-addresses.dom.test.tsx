import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AddressContent } from '@schemas/generated/api'
import { REGIONS } from '@server/platform/regions/tree'
import { call } from '@storefront/shell/api/call'
import { drawSection } from '@tests/helpers/storefront-sections'
import { AddressForm } from './AddressForm'

const DESK = {
  address_id: '1',
  label: '总部前台',
  username: '王芳',
  telephone: '139****0001',
  province: '广东省',
  city: '深圳市',
  county: '南山区',
  adrdetail: '科技园 1 号',
}

/** Two addresses with one label. */
const STORES = [
  { ...DESK, address_id: '2', label: '门店', adrdetail: '东门路 2 号' },
  { ...DESK, address_id: '3', label: '门店', county: '福田区', adrdetail: '西门路 3 号' },
]

beforeEach(() => {
  vi.mocked(call).mockImplementation(
    async (key) => (key === 'GET /staff/address' ? { list: [DESK, ...STORES] } : REGIONS) as never,
  )
})

afterEach(cleanup)

const show = (login_type: 'member' | 'staff') =>
  drawSection(
    <AddressForm onSave={vi.fn<(content: AddressContent) => Promise<void>>(async () => undefined)} />,
    '/cart/addAddress',
    {},
    { mobile: '', login_type, is_staff: '1' },
  )
const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false }).value

test('staff pick an address of the company by its label; the mobile number stays empty', async () => {
  show('staff')
  const labels = await screen.findByLabelText<HTMLSelectElement>('员工收货点')
  expect([...labels.options].map(({ text }) => text).slice(1)).toEqual(['总部前台（科技园 1 号）', '门店'])
  fireEvent.change(labels, { target: { value: '总部前台' } })
  await waitFor(() => expect(valueOf('详细地址')).toBe('科技园 1 号'))
  expect(['收货人', '省', '市', '区县'].map(valueOf)).toEqual(['王芳', '广东省', '深圳市', '南山区'])
  expect(valueOf('手机号码')).toBe('')
})

test('a label with several addresses offers them in a second picker', async () => {
  show('staff')
  const labels = await screen.findByLabelText('员工收货点')
  fireEvent.change(labels, { target: { value: '门店' } })
  expect(valueOf('详细地址')).toBe('')
  const addresses = screen.getByLabelText<HTMLSelectElement>('收货点地址')
  expect([...addresses.options].map(({ text }) => text).slice(1)).toEqual(['东门路 2 号', '西门路 3 号'])
  fireEvent.change(addresses, { target: { value: '3' } })
  await waitFor(() => expect(valueOf('详细地址')).toBe('西门路 3 号'))
  expect(valueOf('区县')).toBe('福田区')
  fireEvent.change(labels, { target: { value: '总部前台' } })
  expect(screen.queryByLabelText('收货点地址')).toBeNull()
})

test('members who are not staff have no such picker', async () => {
  show('member')
  await screen.findByLabelText('详细地址', { exact: false })
  expect(screen.queryByLabelText('员工收货点')).toBeNull()
})
