/** Checks of what controls look like and count to. Timers are faked. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import type { GoodsItem } from '@schemas/generated/api'
import { useDropdown } from '@widgets/W0010/use-dropdown'
import { Gallery } from '@storefront/features/catalogue/Gallery'
import { SIDE } from '@storefront/features/catalogue/lens'
import { GoodsSlider } from '@storefront/features/catalogue/slider/GoodsSlider'
import Loading from '@storefront/shell/layout/Loading'
import Questions from '@storefront/app/Questions'
import Toasts from '@storefront/shell/layout/Toasts'
import { Button, BUTTON_SIZES, BUTTON_TYPES } from '@storefront/shell/parts/Button'
import { Modal } from '@storefront/shell/parts/Modal'
import { Rating } from '@storefront/shell/parts/Rating'
import { withLoading } from '@storefront/shell/state/loading'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import type { Checks } from './check'
import { pass, renderInShop } from './drawing'

/** px of the dialog that is open. */
const widthOf = (title: string) => screen.getByRole('dialog', { name: title }).style.width

const Dialog = ({ open }: { open: boolean }) => (
  <Modal open={open} title="弹窗" onCancel={() => {}}>
    内容
  </Modal>
)

/** jsdom knows no modal dialogs. @returns hears of each that opens */
function modalDialogs() {
  const shown = vi.fn<() => void>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      shown()
    },
    close() {},
  })
  return shown
}

/** Whether the dialog's contents are there at the end of the time after it was closed. */
async function modalAfter(ms: number): Promise<boolean> {
  // its fading never ends by itself
  Element.prototype.getAnimations = () => [{ finished: new Promise(() => {}) } as unknown as Animation]
  const { rerender, unmount } = render(<Dialog open />)
  rerender(<Dialog open={false} />)
  await pass(ms)
  const there = screen.queryByText('内容') !== null
  unmount()
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
  return there
}

function MiniCart({ added }: { added: number }) {
  const { open, area } = useDropdown(added)
  return <div {...area}>{open && <p>迷你购物车</p>}</div>
}

function Rated() {
  const [stars, rate] = useState(0)
  return (
    <>
      <Rating label="评分" value={stars} onChange={rate} />
      <Rating label="得分" value={stars} />
    </>
  )
}

const GOOD = {
  item_id: '101',
  item_name: '短袖',
  pics: [],
  tagList: [],
  price: 5500,
  market_price: 0,
  store: 3,
} as unknown as GoodsItem

export const controls: Checks = {
  lens: {
    shown: '2 倍，镜片宽 168 px',
    run() {
      const { container } = render(<Gallery name="连衣裙" pictures={['/dress-l.webp']} />)
      const picture = screen.getByRole('img', { name: '连衣裙' })
      const moved = new MouseEvent('pointermove', { bubbles: true, clientX: SIDE, clientY: SIDE })
      fireEvent(picture, Object.assign(moved, { pointerType: 'mouse' }))
      const [lens, enlarged] = [...container.querySelectorAll('span')].filter(
        ({ style }) => style.left !== '',
      )
      // never beyond the picture's edge
      expect([lens?.style.left, lens?.style.width]).toEqual([`${SIDE - 168}px`, '168px'])
      expect([enlarged?.style.width, enlarged?.style.backgroundSize]).toEqual(['336px', `${2 * SIDE}px`])
    },
  },
  slider: {
    shown: '3 件，768 px 以下 2 件',
    run() {
      renderInShop(<GoodsSlider title="推荐商品" list={[GOOD]} />)
      const { style } = screen.getByRole('list')
      expect(['--in-view', '--in-narrow-view'].map((name) => style.getPropertyValue(name))).toEqual([
        '3',
        '2',
      ])
    },
  },
  'button-types': {
    shown: 'default、primary、dashed、text、info、success、warning、error',
    run() {
      const kinds = BUTTON_TYPES.map((kind) => render(<Button kind={kind} />).container.innerHTML)
      expect(new Set(kinds).size).toBe(8)
    },
  },
  'button-sizes': {
    shown: 'small、default、large',
    run() {
      const looks = BUTTON_SIZES.flatMap((size) =>
        BUTTON_TYPES.map((kind) => render(<Button kind={kind} size={size} />).container.innerHTML),
      )
      expect(new Set(looks).size).toBe(24)
    },
  },
  'modal-size': {
    shown: '800 × 600 px',
    run() {
      const height = vi.spyOn(CSSStyleDeclaration.prototype, 'height', 'set')
      render(<Dialog open />)
      expect(widthOf('弹窗')).toBe('800px')
      expect(height.mock.calls.flat().join()).toContain('min(600px')
    },
  },
  'modal-destroyed': {
    shown: '300 ms',
    async run() {
      expect(await modalAfter(299)).toBe(true)
      expect(await modalAfter(300)).toBe(false)
    },
  },
  'confirm-width': {
    shown: '416 px',
    async run() {
      render(<Questions />)
      for (const [name, answer] of [
        ['确定', true],
        ['取消', false],
      ] as const) {
        const asked = confirm('请确认')
        await pass(0)
        expect(widthOf('提示')).toBe('416px')
        fireEvent.click(screen.getByRole('button', { name }))
        expect(await asked).toBe(answer)
        await pass(1000)
      }
    },
  },
  toast: {
    shown: '3000 ms',
    async run() {
      render(<Toasts />)
      act(() => showToast('消息'))
      await pass(2999)
      expect(screen.getByRole('alert').textContent).toBe('消息')
      await pass(1)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  },
  'mini-cart': {
    shown: '3000 ms',
    async run() {
      const { rerender } = render(<MiniCart added={0} />)
      rerender(<MiniCart added={1} />)
      await pass(2999)
      expect(screen.queryByText('迷你购物车')).not.toBeNull()
      await pass(1)
      expect(screen.queryByText('迷你购物车')).toBeNull()
    },
  },
  'rating-max': {
    shown: '5 星',
    run() {
      render(<Rated />)
      const stars = screen.getAllByRole<HTMLInputElement>('radio')
      expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual([
        '1星',
        '2星',
        '3星',
        '4星',
        '5星',
      ])
      fireEvent.click(screen.getByRole('radio', { name: '4星' }))
      expect(stars.map(({ checked }) => checked)).toEqual([false, false, false, true, false])
      expect(screen.getByText('得分：4星，共5星')).toBeTruthy()
    },
  },
  loading: {
    shown: '加载中…',
    async run() {
      const shown = modalDialogs()
      render(<Loading />)
      const ends: (() => void)[] = []
      const begin = () => void withLoading(new Promise<void>((end) => ends.push(end)))
      begin()
      begin()
      await pass(0)
      const overlay = screen.getByRole('dialog', { name: '加载中…' })
      expect(shown).toHaveBeenCalledOnce()
      expect(screen.getByRole('status').textContent).toBe('加载中…')
      expect(fireEvent(overlay, new Event('cancel', { cancelable: true }))).toBe(false)
      ends[0]?.()
      await pass(0)
      expect(screen.queryByRole('dialog')).not.toBeNull()
      ends[1]?.()
      await pass(0)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  },
}
