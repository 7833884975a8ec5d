import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AddressContent } from '@schemas/generated/api'
import { REGIONS } from '@server/platform/regions/tree'
import { call } from '@storefront/shell/api/call'
import { drawSection } from '@tests/helpers/storefront-sections'
import type { Asked } from '@storefront/shell/parts/use-asked'
import { AddressForm } from './AddressForm'
import { RegionPicker } from './RegionPicker'
import { NO_REGION, type RegionNames, type RegionTree } from './regions'

beforeEach(() => void vi.mocked(call).mockResolvedValue(REGIONS as never))

afterEach(cleanup)

const level = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const choose = (name: string, label: string) => fireEvent.change(level(name), { target: { value: label } })
const names = () => ['省', '市', '区县'].map((name) => level(name).value)
const labels = (name: string) => [...level(name).options].slice(1).map(({ text }) => text)

function Picker({ regions }: { regions: Partial<Asked<RegionTree>> }) {
  const [value, set] = useState<RegionNames>(NO_REGION)
  const asked = { value: null, failed: false, again: vi.fn<() => void>(), ...regions }
  return <RegionPicker regions={asked} value={value} onChange={set} />
}

describe('the address picker', () => {
  test('province, city and county by their labels, each level of what stands above it', () => {
    render(<Picker regions={{ value: REGIONS }} />)
    expect(labels('省')).toEqual(REGIONS.map(({ label }) => label))
    expect(level('市').disabled).toBe(true)
    choose('省', '广东省')
    expect(labels('市')).toContain('深圳市')
    choose('市', '深圳市')
    expect(labels('区县')).toContain('南山区')
    choose('区县', '南山区')
    expect(names()).toEqual(['广东省', '深圳市', '南山区'])
  })

  test('the county is disabled if the city has no children, and says so', () => {
    render(<Picker regions={{ value: REGIONS }} />)
    choose('省', '广东省')
    choose('市', '深圳市')
    expect(level('区县').disabled).toBe(false)
    choose('市', '东莞市')
    expect(level('区县').disabled).toBe(true)
    expect(level('区县').options[0]?.text).toBe('无区县')
  })

  test('changing province clears city and county', () => {
    render(<Picker regions={{ value: REGIONS }} />)
    choose('省', '广东省')
    choose('市', '深圳市')
    choose('区县', '南山区')
    choose('省', '浙江省')
    expect(names()).toEqual(['浙江省', '', ''])
    expect(labels('市')).toContain('杭州市')
    expect(level('区县').disabled).toBe(true)
  })

  test('another city clears the county', () => {
    render(<Picker regions={{ value: REGIONS }} />)
    choose('省', '广东省')
    choose('市', '深圳市')
    choose('区县', '南山区')
    choose('市', '广州市')
    expect(names()).toEqual(['广东省', '广州市', ''])
  })

  test('regions that do not come can be asked for again', () => {
    const again = vi.fn<() => void>()
    render(<Picker regions={{ failed: true, again }} />)
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(again).toHaveBeenCalledOnce()
  })
})

describe('the address form', () => {
  const onSave = vi.fn<(content: AddressContent) => Promise<void>>(async () => undefined)
  beforeEach(async () => {
    onSave.mockClear()
    drawSection(<AddressForm onSave={onSave} />, '/cart/addAddress')
    await vi.waitUntil(() => !level('省').disabled)
  })
  const paste = (text: string) =>
    fireEvent.paste(screen.getByLabelText('粘贴地址'), { clipboardData: { getData: () => text } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

  test('what is pasted falls into the fields, and is what is saved', async () => {
    paste('张三 13812345678 广东省深圳市南山区科技园1号')
    expect(names()).toEqual(['广东省', '深圳市', '南山区'])
    save()
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        username: '张三',
        telephone: '13812345678',
        province: '广东省',
        city: '深圳市',
        county: '南山区',
        adrdetail: '科技园1号',
        postalCode: '',
        is_def: 0,
      }),
    )
  })

  test('a region without counties leaves none of an earlier one', () => {
    paste('张三 13812345678 广东省深圳市南山区科技园1号')
    const field = screen.getByLabelText('粘贴地址')
    fireEvent.change(field, { target: { value: '李四 13812345679 广东省东莞市鸿福路1号' } })
    fireEvent.click(screen.getByRole('button', { name: '识别' }))
    expect(names()).toEqual(['广东省', '东莞市', ''])
  })

  test('what is no address is said, and changes nothing', () => {
    paste('今天天气不错')
    expect(screen.getByRole('alert').textContent).toBe('没有识别出地址，请手动填写')
    expect(screen.getByLabelText<HTMLInputElement>(/收货人/).value).toBe('')
  })

  test('what is missing stands under its field, the region like the others', async () => {
    choose('省', '广东省')
    choose('市', '深圳市')
    save()
    await screen.findByText('请选择所在地区')
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(told).toEqual(['请输入收货人', '请填写手机号码', '请选择所在地区', '请输入详细地址'])
    expect(onSave).not.toHaveBeenCalled()
  })
})
