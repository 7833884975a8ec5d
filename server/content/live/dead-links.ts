import { parsePage } from '@schemas'
import type { Entity } from '@schemas/dialect/keywords'
import { referencesOf, type Reference } from '@schemas/entities'
import type { DeadLink } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { conditionsOf } from './conditions-repo'

type Reason = DeadLink['reason']

/**
 * References of these documents to what shoppers cannot reach: products off the shelf, ended coupons, disabled pages,
 * anything deleted. One query for each kind. A text that is not a page document has no references.
 */
export async function deadLinks(db: Database, company_id: string, documents: string[]): Promise<DeadLink[]> {
  const references = documents.flatMap((text, index) => {
    const { page } = parsePage(text)
    return page ? referencesOf(page).map((reference) => ({ ...reference, index })) : []
  })
  const conditions = await conditionsOf(db, company_id, references)
  return references.flatMap(({ index, uuid, path, entity, id, holder }): DeadLink[] => {
    const known = conditions[entity].get(id)
    const reason = known ? known.reason : 'vanished'
    if (!reason) return []
    const title = known?.title ?? nameIn(holder, entity)
    const message = `${NAMES[entity]}“${title || id}”${SAYS[reason]}`
    return [{ index, uuid, path, entity, id, title, reason, message }]
  })
}

const NAMES: Record<Entity, string> = {
  goods: '商品',
  coupon: '优惠券',
  shop: '商铺',
  category: '分类',
  page: '页面',
}

const SAYS: Record<Reason, string> = {
  vanished: '已不存在',
  off_shelf: '已下架',
  disabled: '未启用',
  ended: '已结束',
}

/** Keys of snapshots and links that hold the name of the entity (rule panel-2). */
const NAME_KEYS: Record<Entity, string[]> = {
  goods: ['goods_name', 'itemName', 'title', 'name'],
  coupon: ['title', 'name'],
  shop: ['shop_name', 'name'],
  category: ['category_name', 'name'],
  page: ['template_title', 'title', 'name'],
}

function nameIn(holder: Reference['holder'], entity: Entity): string {
  const names = NAME_KEYS[entity].map((key) => holder[key])
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}
