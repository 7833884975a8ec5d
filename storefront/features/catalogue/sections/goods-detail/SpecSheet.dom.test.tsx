import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { addToCart } from '../../buying.actions'
import { buyStateOf } from '../../buy-state'
import { useAmount, useChoice } from '../../choice'
import SpecSheet from './SpecSheet'

afterEach(cleanup)
beforeEach(() => vi.mocked(addToCart).mockReset().mockResolvedValue(true))

const item = (item_id: string, size: string, price: number) => ({
  item_id,
  price,
  market_price: 0,
  store: 5,
  item_spec: [{ spec_value_id: size, spec_value_name: size }],
  item_spec_desc: `尺码:${size}`,
})
const product = {
  item_id: '11',
  item_name: '短袖',
  price: 5900,
  store: 10,
  approve_status: 'onsale',
  limit_num: 0,
  start_num: 1,
  distributor_id: '0',
  distributor_info: {},
  pics: ['/a-l.webp'],
  item_spec_desc: [
    {
      spec_id: '1',
      spec_name: '尺码',
      spec_values: ['S', 'M'].map((size) => ({
        spec_value_id: size,
        spec_value: size,
        item_image_url: [],
      })),
    },
  ],
  spec_items: [item('11', 'S', 5900), item('12', 'M', 6900)] as unknown as SpecItem[],
} as unknown as GoodsDetail

function Sheet({ onClose }: { onClose(): void }) {
  const choosing = useChoice(product)
  const amount = useAmount(product, choosing.item)
  const state = buyStateOf(product, choosing.item)
  return <SpecSheet {...{ product, choosing, amount, state }} open onClose={onClose} />
}

describe('the sheet in which a phone chooses', () => {
  test('it shows price and name of what is chosen, adds it, and closes', async () => {
    const onClose = vi.fn<() => void>()
    drawSection(<Sheet onClose={onClose} />, '/items/11')
    const sheet = await screen.findByRole('dialog', { name: '选择规格' })
    expect(sheet.textContent).toMatch(/¥59\.00尺码:S/)
    fireEvent.click(screen.getByRole('button', { name: 'M' }))
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    expect(sheet.textContent).toMatch(/¥69\.00尺码:M/)
    fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(vi.mocked(addToCart).mock.calls).toEqual([[{ item_id: '12', num: 2, distributor_id: '0' }]])
  })

  test('it stays open while something is still to be chosen', async () => {
    const onClose = vi.fn<() => void>()
    drawSection(<Sheet onClose={onClose} />, '/items/11')
    fireEvent.click(await screen.findByRole('button', { name: 'S', pressed: true }))
    fireEvent.click(screen.getByRole('button', { name: '加入购物车' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([onClose.mock.calls, vi.mocked(addToCart).mock.calls]).toEqual([[], []])
  })
})
