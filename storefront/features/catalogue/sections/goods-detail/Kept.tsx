import { useEffect, useState } from 'react'
import { Anchor, useMode, useShop } from '@engine'
import { reached } from '@storefront/shell/state/offline'
import { texts } from '../../texts/detail'
import css from './Buttons.module.css'

/** Whether the product is kept, and the way to change that. */
export function Favourite({ item_id, distributor_id }: { item_id: string; distributor_id: string }) {
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
    const { setFavourite } = await reached(() => import('../../buying.actions'))
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
      {kept ? texts.favoured : texts.favourite}
    </button>
  )
}

/** The cart, with how much is in it; a phone's page has no other way there. */
export function CartLink() {
  const { count } = useShop().cart
  return (
    <Anchor link="/cart" className={css.cart} label={count > 0 ? texts.cartCount(count) : undefined}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M2 3h2.2l2 9.6h8.4L16.6 6H5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <circle cx="7.4" cy="16" r="1.3" fill="currentColor" />
        <circle cx="13.6" cy="16" r="1.3" fill="currentColor" />
      </svg>
      {texts.cart}
      {count > 0 && <span className={css.badge}>{count > 99 ? '99+' : count}</span>}
    </Anchor>
  )
}
