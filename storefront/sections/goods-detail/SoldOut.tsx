import { lazy, Suspense, useState } from 'react'
import type { GoodsDetail } from '@schemas/generated/api'
import { awaitable } from '../../goods/sold-out'
import { texts } from '../../texts/sold-out'
import css from './BuyBox.module.css'

const SoldOutDialog = lazy(() => import('./SoldOutDialog'))

/** 到货通知: what is sold out cannot be chosen (storefront §4), but can be looked at here and waited for. */
export default function SoldOut({ good }: { good: GoodsDetail }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const items = awaitable(good)
  if (items.length === 0) return null
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className={css.notice} aria-haspopup="dialog" onClick={show}>
        {texts.notifyMe}
      </button>
      {opened && (
        <Suspense>
          <SoldOutDialog open={open} items={items} onCancel={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
