import { useState } from 'react'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { drawnLater } from '@storefront/shell/parts/later'
import { reached } from '@storefront/shell/state/offline'
import { showToast } from '@storefront/shell/state/toasts'
import type { Bought } from '../../buying.actions'
import { type BuyState, sellerOf } from '../../buy-state'
import { texts } from '../../texts/goods'
import css from './Buttons.module.css'

type Actions = typeof import('../../buying.actions')

const above = () => import('./Above.drawn')
const Favourite = drawnLater(async () => (await above()).Favourite, { height: 44 })
const CartLink = drawnLater(async () => (await above()).CartLink, { height: 44 })

export interface BuyingProps {
  product: GoodsDetail
  state: BuyState
  item: SpecItem | undefined
  num: number
}

interface ButtonsProps extends BuyingProps {
  /** Called first; true: what is bought is asked for elsewhere. */
  asks?(): boolean
}

/** Id of the buttons beside the pictures. */
export const BUTTONS = 'goods-buttons'

const CLOSED: Partial<Record<BuyState, string>> = {
  offShelf: texts.offShelf,
  gift: texts.gift,
  showOnly: texts.showOnly,
  void: texts.badgeVoid,
  soldOut: texts.soldOut,
}

/** Buying, keeping and the way to the cart; on a phone in a bar at the bottom. */
export const Buttons = (props: ButtonsProps) => (
  <div className={css.dock} data-own-bar="">
    <div className={css.buttons} id={BUTTONS}>
      <BuyButtons {...props} />
      <Favourite item_id={props.product.item_id} distributor_id={sellerOf(props.product)} />
      <CartLink />
    </div>
  </div>
)

/**
 * Adding and buying; one disabled button where a product cannot be bought (rule items-2).
 * @param onDone called once it is in the cart, or on its way to checkout
 */
export function BuyButtons({ product, state, item, num, asks, onDone }: ButtonsProps & { onDone?(): void }) {
  const [busy, setBusy] = useState(false)
  const closed = CLOSED[state]
  if (closed)
    return (
      <button type="button" className={css.closed} disabled>
        {closed}
      </button>
    )
  const act = async (work: (actions: Actions, bought: Bought) => Promise<unknown>) => {
    if (asks?.()) return
    if (!item) {
      return showToast(texts.chooseSpec)
    }
    if (busy) return
    setBusy(true)
    const bought = { item_id: item.item_id, num, distributor_id: sellerOf(product) }
    await work(await reached(() => import('../../buying.actions')), bought).finally(() => setBusy(false))
    onDone?.()
  }
  return (
    <>
      {state !== 'seckill' && (
        <button
          type="button"
          className={css.add}
          aria-busy={busy}
          onClick={() => void act(({ addToCart }, bought) => addToCart(bought))}
        >
          {texts.addToCart}
        </button>
      )}
      <button
        type="button"
        className={css.buy}
        aria-busy={busy}
        onClick={() =>
          void act(({ buyNow }, bought) =>
            buyNow(bought, state === 'seckill' ? item?.seckill?.seckill_id : undefined),
          )
        }
      >
        {texts.buyNow}
      </button>
    </>
  )
}
