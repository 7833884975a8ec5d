import type { DeliveryOfAnswer, DeliveryOfQuery } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { NO_REASON } from '@schemas/aftersales'
import { fieldError } from '../../core/errors'
import { latestArrival } from '../../core/arrival'
import { unixTime } from '../../core/shanghai'
import type { Database } from '../../db/client'
import { requireDetailRow, type Viewer } from '../../catalogue'
import { hiddenError, knownPart, regionIds, settingsOf, shopNameOf } from '../../platform'
import { activePrices, freightOf, lowestPrice } from '../../pricing'
import { liveItems } from '../cart/live-repo'
import { deliveryFigures, usualPlace } from '../cart/shop-delivery'
import { type PlaceNames, templatesById } from '../freight/repo'
import { offersPickup } from './repo'

/**
 * `goods/delivery`: what bringing a product there costs if it is bought alone, when it arrives, and what the shop grants
 * (rule freight-3).
 * @param asked `user_id`: whose default address it is brought to if no place is named; absent: the default shop's place
 * @throws AppError not_found as the product's page; invalid for a place that does not exist
 */
export async function deliveryOf(
  db: Database,
  viewer: Viewer,
  id: string,
  { distributor_id = HEAD_OFFICE, num, ...asked }: DeliveryOfQuery & { user_id: string | undefined },
): Promise<DeliveryOfAnswer> {
  const { company_id, member, now } = viewer
  const row = await requireDetailRow(db, viewer, { id, distributor_id, item_type: 'normal' })
  if (row.is_hidden) throw hiddenError(member)
  const { item_id } = row
  const seller = row.shop?.distributor_id ?? row.distributor_id
  const [items, prices, place, settings, pickup, companyName] = await Promise.all([
    liveItems(db, company_id, [item_id]),
    activePrices(db, company_id, [item_id], member, now),
    placeFor(db, company_id, asked),
    settingsOf(db, company_id, ['trade', 'after_sale']),
    offersPickup(db, company_id, member, seller === HEAD_OFFICE ? undefined : seller),
    shopNameOf(db, company_id),
  ])
  const [item, own] = [items.get(item_id), prices.get(item_id)]
  if (!item || !own) throw new Error(`Expected item ${item_id} of a product that is shown, found none`)
  const charged = lowestPrice(own)
  const line = {
    ...item,
    key: item_id,
    distributor_id: seller,
    num,
    charged,
    activity_id: null,
    plus_buy: null,
  }
  const templates = await templatesById(db, company_id, item.templates_id === null ? [] : [item.templates_id])
  const running = { line, price: charged.price, left: charged.price * num, shares: [] }
  const freight = freightOf([running], templates, place ? regionIds(place) : null)
  return {
    ...(place && { place }),
    seller: { distributor_id: seller, name: row.shop?.name ?? companyName },
    ...deliveryFigures(freight),
    rule: 'fees' in freight ? freight.fees.map(({ rule }) => rule).join('；') : '',
    ship_hours: settings.trade.ship_time,
    arrival: unixTime(latestArrival(now, settings.trade)),
    pickup,
    no_reason: !item.is_gift && settings.after_sale.reasons.split('\n').includes(NO_REASON),
  }
}

/** The place that was asked for, else the usual one. */
async function placeFor(
  db: Database,
  company_id: string,
  { province = '', city = '', county = '', user_id }: Partial<PlaceNames> & { user_id: string | undefined },
): Promise<PlaceNames | undefined> {
  if (province + city + county !== '') {
    const place = knownPart({ province, city, county })
    if (place) return place
    const message = '请选择正确的省市区'
    throw fieldError('county', message)
  }
  return usualPlace(db, company_id, user_id)
}
