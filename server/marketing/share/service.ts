import type { ShareItemAnswer } from '@schemas/generated/api'
import { priceText, ruleYuan } from '@schemas/money'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { activePrices } from '../../pricing'
import { viewedProduct, shownPrices, type Viewer, requireDetailRow } from '../../catalogue'
import { AppError } from '../../core/errors'
import { shopNameOf } from '../../platform'
import { shopExists } from './repo'
import { sharePictureId, type SharePictureSource } from './shared-pictures'

export interface Shared {
  answer: Omit<ShareItemAnswer, 'weixin_qrcode' | 'downWeixinImgLink' | 'pics'>
  pics: string[]
  source: SharePictureSource
  /** Identifies the picture's content. */
  version: string
}

/**
 * What is shared of a product: what visitors see, never a member's price.
 * @throws AppError not_found for products that visitors cannot see
 */
export async function sharedItem(
  db: Database,
  company_id: string,
  { id, distributor_id }: { id: string; distributor_id?: string | undefined },
  origin: string,
): Promise<Shared> {
  const visitor: Viewer = { company_id, member: null, now: timeNow() }
  const { item_type = 'normal' } = (await viewedProduct(db, company_id, id)) ?? {}
  const row = await requireDetailRow(db, visitor, { id, distributor_id: '0', item_type })
  if (row.is_hidden) throw new AppError('not_found')
  const { item_id, goods_id, item_name, brief, pics, point } = row
  const [prices, shop_name, isShop] = await Promise.all([
    activePrices(db, company_id, [item_id], null, visitor.now),
    shopNameOf(db, company_id),
    distributor_id !== undefined && distributor_id !== HEAD_OFFICE
      ? shopExists(db, company_id, distributor_id)
      : false,
  ])
  const own = prices.get(item_id)
  const price = (own && shownPrices(own).act_price) ?? row.price
  const path = item_type === 'pointsmall' ? 'pointitems' : 'items'
  const link = `${origin}/${path}/${encodeURIComponent(item_id)}${isShop ? `?distributor_id=${distributor_id}` : ''}`
  const figure = point > 0 ? `${point}积分${price > 0 ? `+¥${ruleYuan(price)}` : ''}` : priceText(price)
  const source: SharePictureSource = { item_name, price: figure, shop_name, link, url: pics[0] ?? '' }
  return {
    answer: { item_id, goods_id, item_name, brief, price, link },
    pics,
    source,
    version: sharePictureId(source),
  }
}
