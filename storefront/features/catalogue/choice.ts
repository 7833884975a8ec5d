import { useState } from 'react'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'

/** Choosing an item of a product by its specifications (rule items-1). Pure. */

export interface Sku {
  item_id: string
  /** Pieces in stock. */
  store: number
  /** Lists name it for the whole product. */
  is_default?: boolean
  item_spec: readonly { spec_value_id: string }[]
}

export interface Group {
  spec_values: readonly { spec_value_id: string }[]
}

/** The chosen value of each group, in their order; null where none is. */
export type Choice = readonly (string | null)[]

const has = (sku: Sku, value: string) => sku.item_spec.some(({ spec_value_id }) => spec_value_id === value)

const matches = (sku: Sku, choice: Choice) => choice.every((value) => value === null || has(sku, value))

/**
 * The values of the named item, sold out or not; a product's default item counts only while in stock. Otherwise those
 * of the first item in stock, and none if there is no such item.
 */
export function firstChoice(groups: readonly Group[], skus: readonly Sku[], item_id?: string): Choice {
  const named = skus.find((one) => one.item_id === item_id && (one.store > 0 || !one.is_default))
  const sku = named ?? skus.find(({ store }) => store > 0)
  return groups.map(({ spec_values }) => {
    const value = sku && spec_values.find(({ spec_value_id }) => has(sku, spec_value_id))
    return value?.spec_value_id ?? null
  })
}

/** After a click on a value: chosen, or no longer where it was. */
export const chosenAfter = (choice: Choice, group: number, value: string): Choice =>
  choice.map((current, index) => {
    if (index !== group) return current
    return current === value ? null : value
  })

/** Whether nothing in stock has this value together with what is chosen in the other groups. */
export function isDisabled(skus: readonly Sku[], choice: Choice, group: number, value: string): boolean {
  const others = choice.map((current, index) => (index === group ? value : current))
  return !skus.some((sku) => sku.store > 0 && matches(sku, others))
}

/** The item that is chosen: only once every group has a choice. A product without groups has one item. */
export function resolved<S extends Sku>(skus: readonly S[], choice: Choice): S | undefined {
  return choice.includes(null) ? undefined : skus.find((sku) => matches(sku, choice))
}

export interface Choosing {
  choice: Choice
  choose(group: number, value: string): void
  /** The item that every group is chosen for; a product without specifications is its own. */
  item: SpecItem | undefined
  /** Those of the product, then those of values that it does not have itself: in the same order whatever is chosen. */
  pictures: readonly string[]
  /** The picture of the chosen value that has its own. */
  picture: string | undefined
}

/**
 * What a shopper has chosen of a product (rule items-1).
 * @param item_id the item to begin with
 */
export function useChoice(product: GoodsDetail, item_id?: string): Choosing {
  const groups = product.item_spec_desc
  const [choice, setChoice] = useState<Choice>(() => firstChoice(groups, product.spec_items, item_id))
  const values = groups.flatMap(({ spec_values }) => spec_values)
  const shown = values.find(
    ({ spec_value_id, item_image_url }) => choice.includes(spec_value_id) && item_image_url.length > 0,
  )
  return {
    choice,
    choose: (group, value) => setChoice(chosenAfter(choice, group, value)),
    item: resolved(product.spec_items, choice),
    pictures: [...new Set([...product.pics, ...values.flatMap((value) => value.item_image_url)])],
    picture: shown?.item_image_url[0],
  }
}

export interface Amount {
  num: number
  least: number
  /** The stock, or what one shopper may have of it; 1 where there is none. */
  most: number
  stock: number
  /** Most pieces per shopper; 0: no limit. */
  limit: number
  /** Of a product's own limit; a seckill's has none. */
  period: GoodsDetail['limit_period']
  want(num: number): void
}

/**
 * How many pieces a shopper wants of a product, or of the one that is chosen among its kinds.
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
