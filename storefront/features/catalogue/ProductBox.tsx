import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import type { GoodsDetail, SpecGroup, SpecItem } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import css from './ProductBox.module.css'
import { isDisabled, type Choosing, type Amount } from './choice'
import { QuantityInput } from '../../shell/parts/QuantityInput'
import { texts } from './texts/goods'

interface ProductBoxProps {
  product: GoodsDetail
  /** Whom it is for, if not for everyone. */
  badge?: string
  /** What others think of it, below its name. */
  facts?: ReactNode
  /** A timer above the prices. */
  timer?: ReactNode
  prices: ReactNode
  /** How much of it was sold, in words; shown as far as the shop says so. */
  sold: string
  children: ReactNode
}

/** Beside the pictures of a product: what it is called, what it costs, how it is chosen and had. */
export const ProductBox = ({ product, badge, facts, timer, prices, sold, children }: ProductBoxProps) => (
  <div className={css.box}>
    {badge && <p className={css.badge}>{badge}</p>}
    <h2 className={css.name}>{product.item_name}</h2>
    {product.brief && <p className={css.brief}>{product.brief}</p>}
    {facts}
    {timer}
    <div className={css.prices} data-prices="">
      {prices}
      {product.sales_setting && <span className={css.sold}>{sold}</span>}
    </div>
    {children}
  </div>
)

interface SpecsProps {
  groups: readonly SpecGroup[]
  skus: readonly SpecItem[]
  choosing: Choosing
}

/** One row a group of specifications; what cannot be had with the rest of the choice is disabled (rule items-1). */
export function Specs({ groups, skus, choosing: { choice, choose } }: SpecsProps) {
  return groups.map(({ spec_id, spec_name, spec_values }, group) => (
    <Row key={spec_id} name={spec_name} choice>
      <div className={css.values}>
        {spec_values.map(({ spec_value_id, spec_value, spec_image_url }) => {
          const chosen = choice[group] === spec_value_id
          return (
            <button
              key={spec_value_id}
              type="button"
              className={clsx(css.value, chosen && css.chosen)}
              aria-pressed={chosen}
              disabled={!chosen && isDisabled(skus, choice, group, spec_value_id)}
              onClick={() => choose(group, spec_value_id)}
            >
              {spec_image_url && (
                <Picture src={pictureAt(spec_image_url, 's')} alt="" width={28} height={28} />
              )}
              {spec_value}
            </button>
          )
        })}
      </div>
    </Row>
  ))
}

interface AmountRowProps extends Amount {
  children?: ReactNode
}

/** How many pieces, and how many there are. */
export const AmountRow = ({ num, least, most, stock, want, limit, period, children }: AmountRowProps) => (
  <Row name={texts.quantity}>
    <QuantityInput value={num} min={least} max={most} onChange={want} label={texts.quantity} />
    <span className={css.stock}>
      {texts.stock(stock)}
      {limit > 0 && ` · ${texts.limit(limit, period)}`}
    </span>
    {children}
  </Row>
)

interface RowProps {
  name: string
  /** The row contains choices, and its name labels them. */
  choice?: boolean
  children: ReactNode
}

/** One line of what there is to know of a product: its name, then what is said or chosen. */
export function Row({ name, choice = false, children }: RowProps) {
  const [Line, Name] = choice ? (['fieldset', 'legend'] as const) : (['div', 'span'] as const)
  return (
    <Line className={css.row}>
      <Name className={css.rowName}>{name}</Name>
      {children}
    </Line>
  )
}
