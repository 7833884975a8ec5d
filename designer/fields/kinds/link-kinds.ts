import type { PickedPage, PickedTarget } from '@schemas/generated/api'
import type { Link, LiveCategory, LiveCoupon, LiveGoods, LiveShop } from '@schemas/generated/types'
import { linkTargets } from '@schemas/generated/link-targets'
import { linkTargetOf, linkTitleOf } from '@schemas/link-targets'
import type { TargetEntity } from '../picker/target-states'

export type LinkKind = NonNullable<Link['linkPage']>

/** What a kind is called; written into links as `linkPageLabel`. */
export const labelOfKind = (kind: LinkKind): string => linkTitleOf(kind)

/** All kinds, in the order of `schemas/kinds.json`. */
export const LINK_KINDS = Object.keys(linkTargets) as readonly LinkKind[]

/** How the target of each kind is entered: in a dialog, in a field of its own, or from a list of this page. */
const ENTERED = {
  goods: 'picked',
  category: 'picked',
  maincategory: 'picked',
  brand: 'picked',
  page: 'typed',
  customer: 'picked',
  article: 'picked',
  shop: 'picked',
  coupons: 'picked',
  promotion: 'picked',
  seckill: 'picked',
  anchor: 'listed',
  tel: 'typed',
  href: 'typed',
} as const satisfies Record<LinkKind, 'picked' | 'typed' | 'listed'>

type KindEntered<How> = { [K in LinkKind]: (typeof ENTERED)[K] extends How ? K : never }[LinkKind]
/** Kinds whose target is chosen in a dialog. */
export type PickedKind = KindEntered<'picked'>
/** Kinds whose target is one of brands, articles, promotions and seckills. */
export type TargetKind = PickedKind & ('brand' | 'article' | 'promotion' | 'seckill')

export const isPicked = (kind: LinkKind): kind is PickedKind => ENTERED[kind] === 'picked'

/** The id of a link's target and what it is of; of a coupon, whose link leads to the coupon centre, its own. */
export function targetOf(chosen: Link): { entity: TargetEntity; id: string } | null {
  const { entity, row, keys = [] } = linkTargetOf(chosen.linkPage) ?? {}
  // a place of the page is no row: its field knows whether it is there
  if (entity === undefined || entity === 'widget') return null
  const values = new Map<string, unknown>(Object.entries(chosen))
  const key = (row === undefined ? keys : [row]).find((name) => values.get(name))
  return key === undefined ? null : { entity: entity as TargetEntity, id: String(values.get(key)) }
}

const link = (linkPage: LinkKind, rest: Partial<Link>): Link => ({
  linkPage,
  linkPageLabel: labelOfKind(linkPage),
  ...rest,
})

export const goodsLink = ({ goods_id, item_name }: Pick<LiveGoods, 'goods_id' | 'item_name'>): Link =>
  link('goods', { goods_id, itemName: item_name })

export const categoryLink = (
  kind: 'category' | 'maincategory',
  { category_id, category_name }: Pick<LiveCategory, 'category_id' | 'category_name'>,
): Link => link(kind, { category_id, category_name })

export const customLink = ({
  theme_pc_template_id,
  title,
}: Pick<PickedPage, 'theme_pc_template_id' | 'title'>): Link =>
  link('customer', { theme_pc_template_id, template_title: title })

export const couponLink = ({ card_id, title }: Pick<LiveCoupon, 'card_id' | 'title'>): Link =>
  link('coupons', { card_id, title })

export const shopLink = ({ distributor_id, name }: Pick<LiveShop, 'distributor_id' | 'name'>): Link =>
  link('shop', { distributor_id, name })

/** Where the kind keeps id and name. */
const TARGET_KEYS = {
  brand: ['attribute_id', 'attribute_name'],
  article: ['article_id', 'title'],
  promotion: ['promotion_id', 'activity_name'],
  seckill: ['seckill_id', 'activity_name'],
} as const satisfies Record<TargetKind, readonly [keyof Link, keyof Link]>

export function targetLink(kind: TargetKind, { id, title }: Pick<PickedTarget, 'id' | 'title'>): Link {
  const [key, name] = TARGET_KEYS[kind]
  return link(kind, { [key]: id, [name]: title })
}

export const anchorLink = (anchor: string, name: string): Link => link('anchor', { anchor, name })

export const telLink = (tel: string): Link => link('tel', { tel })

/** A number as people type or paste it, `(010) 6512 3456` or `+86 138…`, as it is dialled in China. */
export const completeTel = (text: string): string =>
  text
    .trim()
    .replace(/^\+86[\s-]*/, '')
    .replace(/^\+/, '00')
    .replace(/[\s()（）—–-]+/g, '-')
    .replace(/^-|-$/g, '')

/** @param title none for an address that no page of the shop is known by */
export const pageLink = (url: string, title?: string): Link =>
  link('page', { url, ...(title !== undefined && { title }) })

export const hrefLink = (href: string, name?: string): Link =>
  link('href', { href, ...(name !== undefined && { name }) })

/** A host name as people type it; `index.html` and `v1.5` are none. */
const HOST = /^(?:www\.[\p{L}\d-]+\.[\p{L}\d.-]+|[\p{L}\d.-]+\.(?:com|cn|net|org|shop|中国))(?:[/:?#].*)?$/u

/** `www.example.com/sale`, as people type it, with `https://`; everything else as it is. */
export const completeUrl = (text: string): string => (HOST.test(text) ? `https://${text}` : text)

/** Pages of the shop itself that links of the kind `page` lead to (rule links-1). */
export const SHOP_PAGES = [
  { url: '/', title: '首页' },
  { url: '/items', title: '商品列表' },
  { url: '/categories', title: '商品分类' },
  { url: '/seckill', title: '限时秒杀' },
  { url: '/cart', title: '购物车' },
  { url: '/member/user-info', title: '会员中心' },
  { url: '/member/coupon-center', title: '领券中心' },
  { url: '/pointitems', title: '积分商城' },
  { url: '/member/vip', title: '会员等级' },
  { url: '/shops/near', title: '附近门店' },
  { url: '/article', title: '文章' },
  { url: '/article/faqs', title: '常见问题' },
] as const

/** Whether the target is entered in a field of its own, which then carries the mark of an error. */
export const isTyped = (kind: string): boolean =>
  Object.hasOwn(ENTERED, kind) && ENTERED[kind as LinkKind] !== 'picked'
