import { useState } from 'react'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { reached } from '@storefront/shell/state/offline'
import { awaitable } from '../../sold-out'
import { texts } from '../../texts/sold-out'
import css from './BuyBox.module.css'
import { opened } from '@storefront/shell/parts/opened'

const SoldOutDialog = opened(() => import('./SoldOutDialog'))

/**
 * 到货通知 for what is chosen and sold out. Of what is chosen and in stock it says nothing: others that are sold out are
 * named apart, for they cannot be chosen.
 */
export default function SoldOut({ product, item }: { product: GoodsDetail; item: SpecItem | undefined }) {
  const [dialog, setDialog] = useState<{ open: boolean }>()
  const items = awaitable(product)
  if (items.length === 0) return null
  const waits = items.some((one) => one.item_id === item?.item_id)
  const none = waits || product.store <= 0
  const wait = async () => {
    if (!item || !waits) return setDialog({ open: true })
    const { awaitStock } = await reached(() => import('../../buying.actions'))
    await awaitStock(item.item_id)
  }
  return (
    <p className={css.soldOut}>
      <button
        type="button"
        className={none ? css.notice : css.way}
        aria-haspopup={waits ? undefined : 'dialog'}
        onClick={() => void wait()}
      >
        {none ? texts.notifyMe : texts.notifyOfOthers}
      </button>
      {dialog && (
        <SoldOutDialog open={dialog.open} items={items} onCancel={() => setDialog({ open: false })} />
      )}
    </p>
  )
}
