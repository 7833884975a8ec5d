import linkSchema from '@schemas/common/link.schema.json'
import type { PickedPage } from '@schemas/generated/api'
import type { Link, LiveCategory, LiveGoods } from '@schemas/generated/types'

export type LinkKind = NonNullable<Link['linkPage']>

const { enum: kinds, 'x-enum': labels } = linkSchema.properties.linkPage

/** What a kind is called; written into links as `linkPageLabel`. */
export const labelOfKind = (kind: LinkKind): string => labels[kinds.indexOf(kind)] ?? kind

/** Kinds to choose from. `coupons` and `brand` are read where a page has them (rule links-1). */
export const CHOSEN_KINDS = [
  'goods',
  'category',
  'maincategory',
  'page',
  'customer',
  'href',
] as const satisfies readonly LinkKind[]

const PICKED_KINDS = ['goods', 'category', 'maincategory', 'customer'] as const
/** Kinds whose target is chosen in a dialog. */
export type PickedKind = (typeof PICKED_KINDS)[number]

export const isPicked = (kind: LinkKind): kind is PickedKind => PICKED_KINDS.includes(kind as PickedKind)

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
export const isTyped = (kind: string): boolean => kind === 'href' || kind === 'page'
