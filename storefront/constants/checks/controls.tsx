/** Checks of what controls look like and count to. Timers are faked. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { useDropdown } from '@widgets/W0010/use-dropdown'
import Loading from '../../layout/Loading'
import Questions from '../../layout/Questions'
import Toasts from '../../layout/Toasts'
import { Button, BUTTON_SIZES, BUTTON_TYPES } from '../../parts/Button'
import { Modal } from '../../parts/Modal'
import { Pagination } from '../../parts/Pagination'
import { clampPage, visiblePages } from '../../parts/paging'
import { Rating } from '../../parts/Rating'
import data from '../../sections/goods-list/data'
import { withLoading } from '../../state/loading'
import { confirm } from '../../state/questions'
import { showToast } from '../../state/toasts'
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

const pageLinks = (total: number, page = 1) => {
  const { container, unmount } = renderInShop(
    <Pagination page={page} total={total} hrefOf={(to) => `/items?page=${to}`} />,
  )
  const numbers = [...container.querySelectorAll('a')].map(({ textContent }) => Number(textContent))
  unmount()
  return numbers.filter((number) => !Number.isNaN(number))
}

export const controls: Checks = {
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
      const maxHeight = vi.spyOn(CSSStyleDeclaration.prototype, 'maxHeight', 'set')
      render(<Dialog open />)
      expect(widthOf('弹窗')).toBe('800px')
      expect(maxHeight.mock.calls.flat().join()).toContain('min(600px')
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
  'pagination-size': {
    shown: '10 条',
    run: () => expect([pageLinks(10), pageLinks(11)]).toEqual([[], [1, 2]]),
  },
  'pagination-buttons': {
    shown: '3 个',
    run() {
      expect(visiblePages(5, 9)).toEqual([4, 5, 6])
      // and the first and the last beside them
      expect(pageLinks(90, 5)).toEqual([1, 4, 5, 6, 9])
    },
  },
  'list-size': {
    shown: '18 件',
    run() {
      const { items } = data.asks({ path: '/items', params: {}, query: {} })
      expect(items?.query?.['pageSize']).toBe('18')
    },
  },
  'paging-start': { shown: '1', run: () => expect(clampPage()).toBe(1) },
  'paging-unknown': {
    shown: '-1',
    run: () => expect([clampPage(40), clampPage(40, -1), clampPage(40, 0)]).toEqual([40, 40, 1]),
  },
  'paging-past': { shown: '9 → 6', run: () => expect(clampPage(7, 100)).toBe(6) },
  'paging-negative': {
    shown: '-1 → 0',
    run: () => expect([clampPage(-1), clampPage(-9, 100)]).toEqual([0, 0]),
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
