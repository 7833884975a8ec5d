import { useState } from 'react'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'

export interface Amount {
  num: number
  least: number
  /** The stock, or what one shopper may have of it; 1 where there is none. */
  most: number
  stock: number
  /** Most pieces per shopper; 0: no limit. */
  limit: number
  /** Of a good's own limit; a seckill's has none. */
  period: GoodsDetail['limit_period']
  want(num: number): void
}

/**
 * How many pieces a shopper wants of a good, or of the one that is chosen among its kinds.
 * @param first pieces to begin with, as an address names them
 */
export function useAmount(product: GoodsDetail, item: SpecItem | undefined, first?: string): Amount {
  const least = product.start_num || 1
  const [wanted, want] = useState(() => Math.max(least, Math.floor(Number(first)) || 0))
  const seckill = item?.seckill
  const stock = Math.min(item?.store ?? product.store, seckill?.activity_store ?? Infinity)
  const limit = seckill?.limit_num || product.limit_num
  const most = Math.max(1, limit > 0 ? Math.min(limit, stock) : stock)
  const period = seckill?.limit_num ? undefined : product.limit_period
  return { num: Math.min(wanted, most), least, most, stock, limit, period, want }
}
