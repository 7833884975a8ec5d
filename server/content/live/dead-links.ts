import { readPage } from '@schemas'
import type { Entity } from '@schemas/generated/kinds'
import { referencesOf, type Reference } from '@schemas/entities'
import type { DeadLink, TargetState } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import type { Database } from '../../db/client'
import { keyOfRule, RULE, rulesOf } from '@schemas/goods-rules'
import { toPointer } from '@schemas/pointer'
import { operatorViewer, type Reach } from '../../platform'
import { conditionsOf, type Gone } from './conditions-repo'
import { type LostPlace, lostPlaces, placeIn } from './lost-places'
import { ruleGoods } from './rule-goods'

type Reason = Gone | TargetState['reason']

/**
 * References of these documents to what shoppers cannot reach: products off the shelf, ended coupons, disabled pages,
 * anything deleted. One query for each kind. A text that is not a page document has no references.
 */
export async function deadLinks(
  db: Database,
  company_id: string,
  documents: readonly string[],
  reach: Reach,
): Promise<DeadLink[]> {
  const pages = documents.map((text) => readPage(text))
  const references = pages.flatMap((page, index) =>
    page ? referencesOf(page).map((reference) => ({ ...reference, index, page })) : [],
  )
  const [conditions, barren, lost] = await Promise.all([
    conditionsOf(db, company_id, references, reach),
    barrenRules(db, company_id, pages, reach),
    lostPlaces(db, company_id, pages),
  ])
  const dead = references.flatMap(({ index, uuid, path, entity, id, holder, page }): DeadLink[] => {
    const known = entity === 'widget' ? placeIn(page, id) : conditions[entity].get(id)
    const reason = known ? known.reason : 'vanished'
    if (!reason) return []
    const title = known?.title ?? nameIn(holder, entity)
    const message = `${NAMES[entity]}“${title || id}”${SAYS[reason]}`
    return [{ index, uuid, path, entity, id, title, reason, message }]
  })
  // a rule that names what is gone is told as such
  const told = new Set(
    dead.map(({ index, uuid, path }) => `${index} ${uuid} ${path.replace(/\/[^/]*$/, '')}`),
  )
  return [
    ...dead,
    ...lost.map(toDeadLink),
    ...barren.filter(({ index, uuid, path }) => !told.has(`${index} ${uuid} ${path}`)),
  ]
}

function toDeadLink({ holder, ...link }: LostPlace): DeadLink {
  const title = typeof holder['title'] === 'string' ? holder['title'] : ''
  const message = `页面位置“${title || link.id}”${SAYS[link.reason]}`
  return { ...link, entity: 'widget', title, message }
}

/** Rules that find no product now. */
async function barrenRules(
  db: Database,
  company_id: string,
  pages: readonly (PageJson | null)[],
  reach: Reach,
): Promise<DeadLink[]> {
  const places = pages.flatMap((page, index) =>
    Object.entries(page?.widgets ?? {}).flatMap(([uuid, widget]) =>
      rulesOf(widget).map(({ rule, path }) => ({ index, uuid, rule, path })),
    ),
  )
  const rules = new Map(places.map(({ rule }) => [keyOfRule(rule), rule]))
  const found = await ruleGoods(db, company_id, rules, operatorViewer(reach))
  return places.flatMap(({ index, uuid, rule, path }): DeadLink[] => {
    if (found[keyOfRule(rule)]?.length !== 0) return []
    const message = '按规则没有找到商品，顾客看不到这里'
    const at = toPointer([...path, RULE])
    return [{ index, uuid, path: at, entity: 'goods', id: '', title: '', reason: 'nothing', message }]
  })
}

/** What operators should know of these before they choose them; the others are absent. */
export async function targetStates(
  db: Database,
  company_id: string,
  targets: readonly { entity: Exclude<Entity, 'widget' | 'tag'>; id: string }[],
  reach: Reach,
): Promise<TargetState[]> {
  const conditions = await conditionsOf(db, company_id, targets, reach)
  return targets.flatMap(({ entity, id }): TargetState[] => {
    const known = conditions[entity].get(id)
    const reason = known ? (known.reason ?? known.note) : 'vanished'
    return reason && reason !== 'hidden' ? [{ entity, id, reason, message: SAYS[reason] }] : []
  })
}

const NAMES: Record<Entity, string> = {
  goods: '商品',
  coupon: '优惠券',
  shop: '商铺',
  category: '分类',
  page: '页面',
  brand: '品牌',
  tag: '商品标签',
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
  tag: ['name'],
  article: ['title', 'name'],
  promotion: ['activity_name', 'name'],
  seckill: ['activity_name', 'name'],
  widget: ['name'],
}

function nameIn(holder: Reference['holder'], entity: Entity): string {
  const names = NAME_KEYS[entity].map((key) => holder[key])
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
}
