import { useEffect, useState } from 'react'
import { useMode, useShop } from '@engine'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import type { Bought } from '../../buying.actions'
import { type BuyState, sellerOf } from '../../buy-state'
import { texts } from '../../texts/goods'
import css from './Buttons.module.css'

type Actions = typeof import('../../buying.actions')

interface ButtonsProps {
  product: GoodsDetail
  state: BuyState
  item: SpecItem | undefined
  num: number
}

const CLOSED: Partial<Record<BuyState, string>> = {
  offShelf: texts.offShelf,
  gift: texts.gift,
  showOnly: texts.showOnly,
  void: texts.badgeVoid,
  soldOut: texts.soldOut,
}

/** Adding, buying, keeping; one disabled button where a product cannot be bought (rule items-2). */
export function Buttons({ product, state, item, num }: ButtonsProps) {
  const [busy, setBusy] = useState(false)
  const closed = CLOSED[state]
  const act = async (work: (actions: Actions, bought: Bought) => Promise<unknown>) => {
    if (!item) {
      const { showToast } = await import('@storefront/shell/state/toasts')
      return showToast(texts.chooseSpec)
    }
    if (busy) return
    setBusy(true)
    const bought = { item_id: item.item_id, num, distributor_id: sellerOf(product) }
    await work(await import('../../buying.actions'), bought).finally(() => setBusy(false))
  }
  return (
    <div className={css.dock}>
      <div className={css.buttons}>
        {closed ? (
          <button type="button" className={css.closed} disabled>
            {closed}
          </button>
        ) : (
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
        )}
        <Favourite item_id={product.item_id} distributor_id={sellerOf(product)} />
      </div>
    </div>
  )
}

function Favourite({ item_id, distributor_id }: { item_id: string; distributor_id: string }) {
  const { user } = useShop()
  const mode = useMode()
  const [kept, keep] = useState(false)
  const member = user !== null && mode === 'render'
  useEffect(() => {
    if (!member) return
    const leaving = new AbortController()
    const { signal } = leaving
    void import('../../buying.actions')
      .then(({ isFavourite }) => isFavourite(item_id, signal))
      .then((is) => signal.aborted || keep(is))
    return () => leaving.abort()
  }, [member, item_id])
  const toggle = async () => {
    const { setFavourite } = await import('../../buying.actions')
    keep(await setFavourite(item_id, distributor_id, !kept))
  }
  return (
    <button type="button" className={css.keep} aria-pressed={kept} onClick={() => void toggle()}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M10 2.6l2.3 4.8 5.2.7-3.8 3.6.9 5.2L10 14.4l-4.6 2.5.9-5.2L2.5 8.1l5.2-.7z"
          fill={kept ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
      {kept ? texts.collectedMark : texts.collect}
    </button>
  )
}
