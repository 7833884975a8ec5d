/** Upstream's other names of properties: old saves, raw rows of goods, cards and shops. */
import type { Schema } from '../dialect/schema'
import type { Json, JsonObject } from '../page'
import { inside, isPresent, noted, type Context } from './report'

type Aliases = Readonly<Record<string, readonly string[]>>

/** Old carousel rows use `imgData`; the panel has written `imgUrl` since (rule import-4). */
const EVERYWHERE: Aliases = { imgUrl: ['imgData'] }

/** `x-name` of an entry → its key → upstream's names, best first (rules import-4 and api-10). */
const BY_ENTRY: Readonly<Record<string, Aliases>> = {
  Link: { itemName: ['item_name'] },
  GoodsEntry: {
    goods_id: ['itemId', 'item_id'],
    goods_pic: ['pics', 'imgUrl', 'imgData'],
    goods_name: ['item_name', 'itemName', 'title'],
  },
  CouponEntry: { card_id: ['coupons_id'], title: ['coupons_name'] },
  ShopEntry: { shop_id: ['distributor_id'], shop_name: ['name', 'store_name'], tag_list: ['tagList'] },
}

/** A copy of a row under the schema's names: an alias counts only if its own key is empty. */
export function withoutAliases(row: JsonObject, schema: Schema, at: Context): JsonObject {
  const properties = schema.properties ?? {}
  const result = { ...row }
  for (const [key, aliases] of Object.entries({ ...EVERYWHERE, ...BY_ENTRY[schema['x-name'] ?? ''] })) {
    if (!Object.hasOwn(properties, key) || isPresent(row[key])) continue
    const usable = aliases.filter((alias) => Object.hasOwn(row, alias) && isAlias(alias, properties, at))
    const best = usable.find((alias) => isPresent(valueFor(key, row[alias], properties))) ?? usable[0]
    if (best === undefined) continue
    result[key] = valueFor(key, row[best], properties) ?? null
    if (!Object.hasOwn(properties, best)) delete result[best]
    noted(inside(at, best), { severity: 'info', kind: 'renamed', message: `${best} 改为 ${key}` })
  }
  return result
}

/** A name that the schema itself uses is an alias only in foreign content. */
function isAlias(alias: string, properties: Record<string, Schema>, at: Context): boolean {
  return at.foreign || !Object.hasOwn(properties, alias)
}

/** The first of a list of pictures if the schema has one (rule import-4). */
function valueFor(
  key: string,
  value: Json | undefined,
  properties: Record<string, Schema>,
): Json | undefined {
  return Array.isArray(value) && properties[key]?.type === 'string' ? value[0] : value
}
