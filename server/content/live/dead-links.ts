import { parsePage } from '@schemas'
import type { Entity } from '@schemas/dialect/keywords'
import { referencesOf, type Reference } from '@schemas/entities'
import type { DeadLink, TargetState } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import type { Database } from '../../db/client'
import { conditionsOf } from './conditions-repo'

type Reason = DeadLink['reason'] | TargetState['reason']

/**
 * References of these documents to what shoppers cannot reach: products off the shelf, ended coupons, disabled pages,
 * anything deleted. One query for each kind. A text that is not a page document has no references.
 */
export async function deadLinks(db: Database, company_id: string, documents: string[]): Promise<DeadLink[]> {
  const references = documents.flatMap((text, index) => {
    const { page } = parsePage(text)
    return page ? referencesOf(page).map((reference) => ({ ...reference, index, page })) : []
  })
  const conditions = await conditionsOf(db, company_id, references)
  return references.flatMap(({ index, uuid, path, entity, id, holder, page }): DeadLink[] => {
    const known = entity === 'widget' ? placeIn(page, id) : conditions[entity].get(id)
    const reason = known ? known.reason : 'vanished'
    if (!reason) return []
    const title = known?.title ?? nameIn(holder, entity)
    const message = `${NAMES[entity]}“${title || id}”${SAYS[reason]}`
    return [{ index, uuid, path, entity, id, title, reason, message }]
  })
}

/** What operators should know of these before they choose them; the others are absent. */
export async function targetStates(
  db: Database,
  company_id: string,
  targets: readonly { entity: Exclude<Entity, 'widget'>; id: string }[],
): Promise<TargetState[]> {
  const conditions = await conditionsOf(db, company_id, targets)
  return targets.flatMap(({ entity, id }): TargetState[] => {
    const known = conditions[entity].get(id)
    const reason = known ? (known.reason ?? known.note) : 'vanished'
    return reason && reason !== 'hidden' ? [{ entity, id, reason, message: SAYS[reason] }] : []
  })
}

/** The widget that a link leads to on its own page. */
function placeIn(
  page: PageJson,
  uuid: string,
): { title?: string; reason?: 'hidden' | undefined } | undefined {
  const widget = Object.hasOwn(page.widgets, uuid) ? page.widgets[uuid] : undefined
  return widget && { reason: widget.hidden ? 'hidden' : undefined }
}

const NAMES: Record<Entity, string> = {
  goods: '商品',
  coupon: '优惠券',
  shop: '商铺',
  category: '分类',
  page: '页面',
  brand: '品牌',
  article: '文章',
  promotion: '促销活动',
  seckill: '秒杀活动',
  widget: '本页位置',
}

const SAYS: Record<Reason, string> = {
  vanished: '已不存在',
  off_shelf: '已下架',
  disabled: '未启用',
  ended: '已结束',
  unpublished: '未发布',
  hidden: '已隐藏',
  upcoming: '尚未开始',
  used_up: '已领完',
}

/** Keys of snapshots and links that hold the name of the entity (rule panel-2). */
const NAME_KEYS: Record<Entity, string[]> = {
  goods: ['goods_name', 'itemName', 'title', 'name'],
  coupon: ['title', 'name'],
  shop: ['shop_name', 'name'],
  category: ['category_name', 'name'],
  page: ['template_title', 'title', 'name'],
  brand: ['attribute_name', 'name'],
  article: ['title', 'name'],
  promotion: ['activity_name', 'name'],
  seckill: ['activity_name', 'name'],
  widget: ['name'],
}

function nameIn(holder: Reference['holder'], entity: Entity): string {
  const names = NAME_KEYS[entity].map((key) => holder[key])
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}
