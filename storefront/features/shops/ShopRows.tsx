import type { Distributor } from '@schemas/generated/api'
import { ShopRow } from './ShopRow'
import css from './ShopRows.module.css'

/** Rows whose pictures are on the first screen. */
const EAGER = 6

interface ShopRowsProps {
  shops: readonly Distributor[]
  label: string
  /** Others are on their way. */
  busy?: boolean
}

export const ShopRows = ({ shops, label, busy }: ShopRowsProps) => (
  <ul className={css.rows} aria-label={label} aria-busy={busy || undefined}>
    {shops.map((shop, index) => (
      <li key={shop.distributor_id}>
        <ShopRow shop={shop} eager={index < EAGER} />
      </li>
    ))}
  </ul>
)
