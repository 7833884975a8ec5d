import { Anchor, encodePart, type CartGroup, type Shop } from '@engine'
import { strings } from '@schemas/generated/strings/W0010'
import { Picture } from '../shared/Picture'
import { Price } from '../shared/Price'
import css from './CartPanel.module.css'

/** px; as wide as the style sheet makes it. */
export const PANEL_WIDTH = 340

/** Cents of all lines. A line's `total_fee` already counts its pieces and discounts (decisions 21). */
export const cartTotal = (groups: readonly CartGroup[]): number =>
  groups.reduce((sum, { list }) => sum + list.reduce((fees, line) => fees + line.total_fee, 0), 0)

/** What a member has in the cart, shop by shop, with the sum and the way on. */
export function CartPanel({ cart, label }: { cart: Shop['cart']; label: string }) {
  const groups = cart.groups.filter(({ list }) => list.length > 0)
  if (groups.length === 0) {
    return (
      <div className={css.empty}>
        <p className={css.sentence}>{strings.empty}</p>
        <Anchor link="/items?tag=%E6%96%B0%E5%93%81" className={css.shopNow}>
          {strings.shopNow}
        </Anchor>
      </div>
    )
  }
  return (
    <section className={css.panel} aria-label={label}>
      <div className={css.groups}>
        {groups.map((group) => (
          <ShopLines key={group.shop_id} group={group} />
        ))}
      </div>
      <div className={css.foot}>
        <span className={css.sum}>
          {strings.count.replace('{n}', String(cart.count))}
          <span className={css.total}>
            {strings.total} <Price cents={cartTotal(groups)} className={css.amount} />
          </span>
        </span>
        <Anchor link="/cart" className={css.enter}>
          {strings.enterCart}
        </Anchor>
      </div>
    </section>
  )
}

function ShopLines({ group }: { group: CartGroup }) {
  return (
    <>
      {group.shop_name !== '' && <h3 className={css.shop}>{group.shop_name}</h3>}
      <ul className={css.lines}>
        {group.list.map((line) => (
          <li key={line.cart_id}>
            <Anchor link={`/items/${encodePart(line.item_id)}`} className={css.line}>
              <Picture src={line.pics} alt="" width={52} height={52} className={css.picture} />
              <span className={css.name}>{line.item_name}</span>
              <span className={css.fee}>
                <Price cents={line.price} />
                <span className={css.number}> × {line.num}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}
