import { clsx } from 'clsx'
import type { Address } from '@schemas/generated/api'
import { encodePart } from '@engine'
import { Price } from '@widgets/shared/Price'
import { BoughtItem } from '@storefront/shell/parts/BoughtItem'
import { HeadRow } from '@storefront/shell/parts/HeadRow'
import table from '@storefront/shell/parts/lines-table.module.css'
import type { Checkout, CheckoutState } from '../../checkout'
import type { CouponGroup } from '../../coupons'
import type { ShownLine, ShownShop } from '../../lines'
import { reasonOf, type CheckoutProblem } from '../../problem'
import { texts } from '../../texts/checkout'
import { CouponRow } from './CouponRow'
import { Delivery } from './Delivery'
import css from './ShopCard.module.css'
import { Remark } from './Remark'

interface ShopCardProps {
  checkout: Checkout
  state: CheckoutState
  shop: ShownShop
  coupons: CouponGroup | undefined
  /** The member's address. */
  address: Address | undefined
}

/** px */
const PICTURE = 64

/** What is bought of one shop, how it comes, and what its seller is told: one order. */
export function ShopCard({ checkout, state, shop, coupons, address }: ShopCardProps) {
  const { distributor_id, shop_name, lines } = shop
  const id = `checkout-shop-${distributor_id}`
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.shop}>
        {shop_name}
      </h2>
      <table className={clsx(table.lines, css.lines)}>
        <HeadRow titles={[texts.product, texts.unitPrice, texts.quantity, texts.sum]} />
        <tbody className={state.waiting ? css.dim : undefined}>
          {lines.map((line) => (
            <Line key={line.key} line={line} problem={state.problem} />
          ))}
        </tbody>
      </table>
      <div className={css.wishes}>
        <Delivery checkout={checkout} shop={shop} choices={state.choices} address={address} />
        <CouponRow
          label={texts.coupon}
          giver={distributor_id}
          group={coupons}
          checkout={checkout}
          state={state}
        />
        <Remark checkout={checkout} state={state} distributor_id={distributor_id} />
      </div>
    </section>
  )
}

function Line({ line, problem }: { line: ShownLine; problem: CheckoutProblem | null }) {
  const { item_id, item_name, pic, spec, num, price, item_fee, kind } = line
  const bad = problem?.kind === 'lines' ? problem.lines.find((one) => one.item_id === item_id) : undefined
  return (
    <tr data-bad={bad && kind !== 'gift' ? '' : undefined}>
      <td>
        <BoughtItem
          name={item_name}
          href={`/items/${encodePart(item_id)}`}
          pic={pic}
          spec={spec}
          size={PICTURE}
          marks={kind === 'normal' ? [] : [kind === 'gift' ? texts.gift : texts.plusBuy]}
        >
          {bad && problem && <p className={css.bad}>{reasonOf(bad, problem.message)}</p>}
        </BoughtItem>
      </td>
      <td>
        <Price cents={price} className={css.plain} />
      </td>
      <td>{num}</td>
      <td>
        <Price cents={item_fee} className={css.fee} />
      </td>
    </tr>
  )
}
