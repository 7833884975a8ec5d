import { useState } from 'react'
import { useShop } from '@engine'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { queryOf } from '../routing/query'

export interface Amount {
  num: number
  least: number
  /** The stock, or what one shopper may have of it; 1 where there is none. */
  most: number
  stock: number
  /** Most pieces per shopper; 0: no limit. */
  limit: number
  want(num: number): void
}

/** How many pieces somebody wants of a good, or of the one that is chosen among its kinds. */
export function useAmount(good: GoodsDetail, item: SpecItem | undefined): Amount {
  const least = good.start_num || 1
  const { path } = useShop()
  // restored after signing in
  const [wanted, want] = useState(() => Math.max(least, Math.floor(Number(queryOf(path)['num'])) || 0))
  const seckill = item?.seckill
  const stock = Math.min(item?.store ?? good.store, seckill?.activity_store ?? Infinity)
  const limit = seckill?.limit_num || good.limit_num
  const most = Math.max(1, limit > 0 ? Math.min(limit, stock) : stock)
  return { num: Math.min(wanted, most), least, most, stock, limit, want }
}
