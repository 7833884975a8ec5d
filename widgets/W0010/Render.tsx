import { clsx } from 'clsx'
import { useState } from 'react'
import { colour, px, useActions, useShop, type WidgetProps } from '@engine'
import type { W0010Props } from '@schemas/generated/types'
import { strings } from '@schemas/generated/strings/W0010'
import { textOf, textStyle } from '../shared/text-style'
import { openedPart } from '../shared/opened-part'
import css from './Render.module.css'
import { useDropdown } from './use-dropdown'

/** px; the width in the style sheet. */
const PANEL_WIDTH = 340

const CartPanel = openedPart(
  () => import('./CartPanel'),
  <output className={css.waiting} aria-label={strings.loading} />,
)

/** 购物车: the button with the number of pieces; a panel with the cart opens on hover and focus. */
export function MiniCart({ uuid, props, style, mode, theme }: WidgetProps<W0010Props>) {
  const { cart } = useShop()
  const { openCart } = useActions()
  const dropdown = useDropdown(cart.added)
  const live = mode === 'render'
  const open = live && dropdown.open
  // stays mounted once opened, so that it keeps its state
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  const panelId = `${uuid}-cart`
  const label = textOf(props.text) || '购物车'
  const look = {
    ...textStyle(props.fontSize, props.wgtTextColor),
    borderWidth: Math.max(0, px(props.wgtBorderRadius) ?? 0),
    borderColor: colour(props.wgtAaaa),
    '--theme': theme,
  }
  return (
    <div className={css.cart} {...(live ? dropdown.area : {})}>
      <button
        type="button"
        className={css.button}
        style={look}
        aria-label={`${label} ${strings.count.replace('{n}', String(cart.count))}`}
        {...(live ? { 'aria-expanded': open, 'aria-controls': panelId } : {})}
        onClick={live ? openCart : undefined}
      >
        <CartIcon />
        <span className={css.label}>{label}</span>
        {cart.count > 0 && <span className={css.badge}>{cart.count}</span>}
      </button>
      {live && (
        <div
          id={panelId}
          className={clsx(css.drop, (style.x ?? 0) + style.width < PANEL_WIDTH && css.fromLeft)}
          hidden={!open}
          data-dropped={open || undefined}
        >
          {opened && <CartPanel cart={cart} label={label} isOpen={open} stayFor={dropdown.stayFor} />}
        </div>
      )}
    </div>
  )
}

const CartIcon = () => (
  <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M1.5 3h2.2l2 9.5h9.6l1.9-7H4.6M7.2 16.5h.1m6.6 0h.1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
