import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { encodePart } from '@engine'
import { Price } from '@widgets/shared/Price'
import { BoughtItem } from '@storefront/shell/parts/BoughtItem'
import { HeadRow } from '@storefront/shell/parts/HeadRow'
import table from '@storefront/shell/parts/lines-table.module.css'
import { problemId } from '@storefront/shell/parts/form/Field'
import type { Checkout, CheckoutState } from '../../checkout'
import type { CouponGroup } from '../../coupons'
import type { ShownLine, ShownShop } from '../../lines'
import { reasonOf, type CheckoutProblem } from '../../problem'
import { texts } from '../../texts/checkout'
import { CouponRow } from './Rows'
import { Delivery } from './Delivery'
import css from './ShopCard.module.css'
import { remarkProblem } from '../../body'

interface ShopCardProps {
  checkout: Checkout
  state: CheckoutState
  shop: ShownShop
  coupons: CouponGroup | undefined
}

/** px */
const PICTURE = 64

/** What is bought of one shop, how it comes, and what its seller is told: one order. */
export function ShopCard({ checkout, state, shop, coupons }: ShopCardProps) {
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
        <Remark checkout={checkout} state={state} distributor_id={distributor_id} />
        <div className={css.ways}>
          <Delivery checkout={checkout} shop={shop} pickups={state.choices.pickups} />
          <CouponRow
            label={texts.coupon}
            giver={distributor_id}
            group={coupons}
            checkout={checkout}
            state={state}
          />
        </div>
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

interface RemarkProps {
  checkout: Checkout
  state: Pick<CheckoutState, 'choices' | 'missing'>
  distributor_id: string
}

/** What the seller is told. */
function Remark({ checkout, state: { choices, missing }, distributor_id }: RemarkProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { remarks } = choices
  const words = remarks[distributor_id] ?? ''
  const problem = remarkProblem(words)
  useEffect(() => {
    if (missing?.kind === 'remark' && field.current?.getAttribute('aria-invalid')) field.current.focus()
  }, [missing])
  return (
    <div className={css.told}>
      <label className={css.remark}>
        {texts.remark}
        <input
          ref={field}
          className={css.text}
          placeholder={texts.remarkHint}
          value={words}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId(id) : undefined}
          onChange={({ target }) =>
            checkout.note({ remarks: { ...remarks, [distributor_id]: target.value } })
          }
        />
      </label>
      {problem && (
        <p id={problemId(id)} className={css.bad} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
