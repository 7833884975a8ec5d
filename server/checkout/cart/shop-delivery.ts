import type { CartShop } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { defaultAddress } from '../../members'
import { knownPart, regionIds } from '../../platform'
import { type Freight, freightFee, freightOf } from '../../pricing'
import { defaultPlace, type PlaceNames } from '../freight/repo'
import { type CartContext, templatesOf } from './line'
import type { ShopCart } from './overview'

/**
 * What bringing the checked lines of each shop to the chosen place, else to the viewer's usual one, costs (rule
 * freight-3); nothing where no place is known, of a shop that does not deliver, or in the points mall, where points pay
 * for it.
 */
export async function deliveriesOf(
  db: Database,
  { company_id, viewer, delivery_place }: CartContext,
  shops: readonly ShopCart[],
): Promise<(shop: ShopCart) => Pick<CartShop, 'delivery'>> {
  const checked = shops.flatMap(({ running }) => running.map(({ line }) => line))
  const [place, templates] = await Promise.all([
    delivery_place ?? usualPlace(db, company_id, viewer?.user_id),
    templatesOf(db, company_id, checked),
  ])
  if (!place) return () => ({})
  const regions = regionIds(place)
  return ({ lines, running }) => {
    const [first] = lines
    if (first?.line.shop?.is_delivery === false || first?.line.row.shop_type === 'pointsmall') return {}
    return { delivery: { place, ...deliveryFigures(freightOf(running, templates, regions)) } }
  }
}

/** Whether and for how much something is brought, and how much is short of free delivery where one rule says it. */
export function deliveryFigures(freight: Freight): Omit<NonNullable<CartShop['delivery']>, 'place'> {
  const fees = 'fees' in freight ? freight.fees : []
  const short = fees.length === 1 ? fees[0]?.short : undefined
  return {
    is_deliverable: 'fees' in freight,
    freight_fee: freightFee(freight),
    ...(short !== undefined && { free_short: short }),
  }
}

/** A member's default address, else where the default shop is (rule freight-3); undefined: neither is known. */
export async function usualPlace(
  db: Database,
  company_id: string,
  user_id: string | undefined,
): Promise<PlaceNames | undefined> {
  const own = user_id === undefined ? undefined : await defaultAddress(db, { company_id, user_id })
  const known = own ?? (await defaultPlace(db, company_id))
  return known && knownPart({ province: known.province, city: known.city, county: known.county ?? '' })
}
