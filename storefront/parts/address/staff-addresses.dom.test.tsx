import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AddressContent } from '@schemas/generated/api'
import { REGIONS } from '@server/modules/regions/tree'
import { drawSection } from '../../sections/testing'
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

vi.mock('../../api/call', () => ({
  call: async (key: string) => (key === 'GET /staff/address' ? { list: [DESK] } : REGIONS),
}))

afterEach(cleanup)

const show = (login_type: 'member' | 'staff') =>
  drawSection(
    <AddressForm onSave={vi.fn<(content: AddressContent) => Promise<void>>(async () => undefined)} />,
    '/cart/addAddress',
    {},
    { mobile: '', login_type, is_staff: '1' },
  )
const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false }).value

test('storefront §6 staff pick a place of the company by its label, which fills the address but not the number', async () => {
  show('staff')
  const places = await screen.findByLabelText('员工收货点')
  fireEvent.change(places, { target: { value: '1' } })
  await waitFor(() => expect(valueOf('详细地址')).toBe('科技园 1 号'))
  expect(['收货人', '省', '市', '区县'].map(valueOf)).toEqual(['王芳', '广东省', '深圳市', '南山区'])
  expect(valueOf('手机号码')).toBe('')
})

test('storefront §6 nobody else has such a picker', async () => {
  show('member')
  await screen.findByLabelText('详细地址', { exact: false })
  expect(screen.queryByLabelText('员工收货点')).toBeNull()
})
