import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Anchor, useActions, type ShopCart, type CartGroup, type CartLine } from '@engine'
import { strings } from '@schemas/generated/strings/W0010'
import { Price } from '../shared/Price'
import css from './CartPanel.module.css'
import { PanelLines } from './PanelLines'

interface CartPanelProps {
  cart: ShopCart
  label: string
  isOpen: boolean
  /** Keeps the panel open until a confirmation is answered. */
  stayFor<T>(question: Promise<T>): Promise<T>
}

/** The cart grouped by shop, with its total and a link to the cart page; fetched when first opened. */
export default function CartPanel({ cart, label, isOpen, stayFor }: CartPanelProps) {
  const { loadCart } = useActions()
  const [failed, fail] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const isMissing = cart.groups === null && cart.count > 0
  const load = () => loadCart().then((loaded) => fail(!loaded))
  const again = () => {
    fail(false)
    void load()
  }
  const onMissing = useEffectEvent(() => void load())
  useEffect(() => {
    if (isOpen && isMissing) onMissing()
  }, [isOpen, isMissing])
  if (isMissing) return failed ? <Failed again={again} /> : <PanelSkeleton />
  const groups = (cart.groups ?? []).filter(({ list }) => list.length > 0)
  if (groups.length === 0) return <Empty />
  return (
    <section ref={panel} className={css.panel} aria-label={label} tabIndex={-1}>
      <PanelLines groups={groups} stayFor={stayFor} onRemoved={() => panel.current?.focus()} />
      <div className={css.foot}>
        <span className={css.sum}>
          {strings.count.replace('{n}', String(piecesOf(groups)))}
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

const Empty = () => (
  <div className={css.empty}>
    <p className={css.sentence}>{strings.empty}</p>
    <Anchor link="/items?tag=%E6%96%B0%E5%93%81" className={css.shopNow}>
      {strings.shopNow}
    </Anchor>
  </div>
)

const Failed = ({ again }: { again(): void }) => (
  <div className={css.empty} role="alert">
    <p className={css.sentence}>{strings.failed}</p>
    <button type="button" className={css.shopNow} onClick={again}>
      {strings.again}
    </button>
  </div>
)

/** Skeleton of two lines and their total. */
const PanelSkeleton = () => (
  <output className={css.skeleton} aria-label={strings.loading}>
    {[1, 2].map((line) => (
      <span key={line} className={css.skeletonLine}>
        <span className={css.skeletonPicture} />
        <span className={css.skeletonText} />
      </span>
    ))}
    <span className={css.skeletonFoot} />
  </output>
)

/** Cents: price times quantity minus discount, which is the line's total_fee (rule cart-5). */
export const lineFee = ({
  price,
  num,
  discount_fee,
}: Pick<CartLine, 'price' | 'num' | 'discount_fee'>): number => price * num - discount_fee

/** Total of all lines in cents. */
export const cartTotal = (groups: readonly Pick<CartGroup, 'list'>[]): number =>
  groups.reduce((sum, { list }) => sum + list.reduce((fees, line) => fees + lineFee(line), 0), 0)

/** Number of pieces of all lines. */
const piecesOf = (groups: readonly { list: readonly Pick<CartLine, 'num'>[] }[]): number =>
  groups.reduce((sum, { list }) => sum + list.reduce((pieces, { num }) => pieces + num, 0), 0)
