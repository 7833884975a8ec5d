import { shop, shop_tag, shop_whitelist } from '../../db/schema'
import { AppError } from '../../core/errors'
import { plainRecord, type RecordRow } from '../../back-office'
import { placeOf } from '../../platform'
import { clearDefaultShop } from './repo'

export const record = plainRecord({
  name: 'shop',
  rights: { view: 'shops.view', edit: 'shops.edit' },
  table: shop,
  id: 'distributor_id',
  shop: 'distributor_id',
  words: ['name', 'shop_code', 'address'],
  order: [shop.sort, shop.distributor_id],
  joined: ['workdays'],
  links: {
    tags: { table: shop_tag, other: 'tag_id' },
    whitelist: { table: shop_whitelist, other: 'mobile' },
  },
  async prepare(tx, { company_id }, id, row) {
    Object.assign(row, placeNamed(row))
    // there is one default shop
    if (row['is_default'] === true) await clearDefaultShop(tx, company_id, id ?? '')
  },
})

/** @throws AppError invalid for a place that does not exist */
function placeNamed({ province, city, area }: RecordRow) {
  const place = placeOf({ province: String(province), city: String(city), county: String(area) })
  if (place) return { province: place.province, city: place.city, area: place.county }
  const message = '请填写正确的省市区'
  const sent = [province, city, area].filter(Boolean).join(' ')
  throw new AppError('invalid', { message, errors: { area: [`${message}，收到 ${sent}`] } })
}
