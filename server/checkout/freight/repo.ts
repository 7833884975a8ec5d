import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { freight_template, shop } from '../../db/schema'
import type { PricingTemplate } from '../../pricing'

/** Freight templates by their id. */
export async function templatesById(
  db: Database | Transaction,
  company_id: string,
  ids: readonly string[],
): Promise<Map<string, PricingTemplate>> {
  if (ids.length === 0) return new Map()
  const { templates_id, name, valuation, rules, free, no_delivery, disabled } = freight_template
  const rows = await db
    .select({ templates_id, name, valuation, rules, free, no_delivery, disabled })
    .from(freight_template)
    .where(and(eq(freight_template.company_id, company_id), inArray(templates_id, [...ids])))
  return new Map(rows.map((row) => [row.templates_id, row]))
}

/** Names of a region; '' where a level is not known. */
export interface PlaceNames {
  province: string
  city: string
  county: string
}

/** Where the company's default shop is. */
export async function defaultPlace(db: Database, company_id: string): Promise<PlaceNames | undefined> {
  const [row] = await db
    .select({ province: shop.province, city: shop.city, county: shop.area })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), shop.is_default, shop.is_valid))
    .limit(1)
  return row
}
