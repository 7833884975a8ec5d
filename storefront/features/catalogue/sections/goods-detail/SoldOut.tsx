import { lazy, Suspense, useState } from 'react'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { awaitable } from '../../sold-out'
import { texts } from '../../texts/sold-out'
import css from './BuyBox.module.css'

const SoldOutDialog = lazy(() => import('./SoldOutDialog'))

/** 到货通知: what is sold out cannot be chosen, but can be looked at here and waited for. */
export default function SoldOut({ product, item }: { product: GoodsDetail; item: SpecItem | undefined }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const items = awaitable(product)
  if (items.length === 0) return null
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className={css.notice} aria-haspopup="dialog" onClick={show}>
        {items.some((one) => one.item_id !== item?.item_id) && item ? texts.notifyOfOthers : texts.notifyMe}
      </button>
      {opened && (
        <Suspense>
          <SoldOutDialog open={open} items={items} onCancel={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
