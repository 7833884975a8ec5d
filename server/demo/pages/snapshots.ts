/** Snapshots of the company's goods, coupons, shops and categories, as a picker writes them into a page. */
import type {
  CategoryNode,
  CouponEntry,
  GoodsEntry,
  Link,
  LinkItem,
  NearbyShop,
  ShopEntry,
  ShopTag,
} from '@schemas/generated/types'
import { mainCategoryId, skusOf } from '../expand'
import { artMedia, brandMedia, categoryMedia, couponMedia, goodsMedia, shopMedia } from '../media'
import type { CategorySource, DemoCompany, ShopSource } from '../model'

/** Text colour of hot words and of menus: contrast 5.7 : 1 on white. */
const QUIET = '#666666'

export function snapshotsOf(company: DemoCompany) {
  const { slug } = company

  function goods(id: string): GoodsEntry {
    const one = found(company.goods, id, 'good')
    const [sku] = skusOf(company, one)
    return {
      goods_id: id,
      itemId: sku?.item_id ?? '',
      goods_pic: goodsMedia(slug, id),
      price: one.price,
      market_price: one.market,
      goods_name: one.name,
      brief: one.brief,
      subTitle: one.brief,
      tagList: one.tags.map((tagId) => {
        const tag = found(company.goodsTags, tagId, 'tag')
        return { tag_id: tag.id, tag_name: tag.name, font_color: tag.font, tag_color: tag.color }
      }),
      linkPage: 'goods',
      linkPageLabel: '商品',
      pathData: {},
    }
  }

  function coupon(id: string): CouponEntry {
    const one = found(company.coupons, id, 'coupon')
    return {
      card_id: id,
      title: one.title,
      description: one.description,
      notice: one.notice,
      custom_url: '/items',
      card_type: one.card_type,
      reduce_cost: one.reduce_cost ?? 0,
      least_cost: one.least_cost,
      discount: one.discount ?? 0,
      imgUrl: '',
      icon_url_list: one.pictured ? couponMedia(slug, id) : '',
      object_use_for: one.useFor,
      linkPage: 'coupons',
      linkPageLabel: '优惠券',
    }
  }

  function shop(id: string, goodsIds: string[]): ShopEntry {
    const one = found(company.shops, id, 'shop')
    return {
      shop_id: id,
      shop_name: one.name,
      shop_pic: shopMedia(slug, id, 'top'),
      pathData: link.href(`/shops/info?distributor_id=${id}`, one.name),
      banner: shopMedia(slug, id, 'banner'),
      logo: shopMedia(slug, id, 'logo'),
      tag_list: shopTags(one).slice(0, 2),
      goods_list: goodsIds.map(goods),
    }
  }

  /** The shops of an area, as the nearby-shops widget stores them. */
  function nearby(wanted: string): NearbyShop[] {
    return company.shops
      .filter(({ area }) => area === wanted)
      .map((one) => ({
        distributor_id: one.id,
        name: one.name,
        banner: shopMedia(slug, one.id, 'banner'),
        logo: shopMedia(slug, one.id, 'logo'),
        tagList: shopTags(one),
      }))
  }

  function shopTags({ tags }: ShopSource): ShopTag[] {
    return tags.map((tagId) => {
      const tag = found(company.shopTags, tagId, 'tag')
      return { tag_id: tag.id, tag_name: tag.name }
    })
  }

  /** The category menu; `main` for the management tree, which has no third level. */
  function categories(main = false): CategoryNode[] {
    const id = (one: CategorySource) => (main ? mainCategoryId(one.id) : one.id)
    return company.categories.map((root) => ({
      category_id: id(root),
      category_name: root.name,
      image_url: categoryMedia(slug, root.id),
      children: (root.children ?? []).map((branch) => ({
        category_id: id(branch),
        category_name: branch.name,
        image_url: '',
        children: main
          ? []
          : (branch.children ?? []).map((leaf) => ({
              category_id: leaf.id,
              category_name: leaf.name,
              image_url: '',
            })),
      })),
    }))
  }

  const link = {
    goods: (id: string): Link => ({
      linkPage: 'goods',
      linkPageLabel: '商品',
      goods_id: id,
      itemName: found(company.goods, id, 'good').name,
    }),
    category: (id: string, name: string): Link => ({
      linkPage: 'category',
      linkPageLabel: '分类',
      category_id: id,
      category_name: name,
    }),
    page: (url: string, title: string): Link => ({ linkPage: 'page', linkPageLabel: '页面', url, title }),
    custom: (publicId: string, title: string): Link => ({
      linkPage: 'customer',
      linkPageLabel: '自定义页面',
      theme_pc_template_id: publicId,
      template_title: title,
    }),
    brand: (id: string): Link => ({
      linkPage: 'brand',
      linkPageLabel: '品牌',
      attribute_id: id,
      attribute_name: found(company.brands, id, 'brand').name,
    }),
    /** A widget of the same page, by its id. */
    anchor: (anchor: string): Link => ({ linkPage: 'anchor', linkPageLabel: '本页位置', anchor }),
    href: (href: string, name: string): Link => ({
      linkPage: 'href',
      linkPageLabel: '自定义链接',
      href,
      name,
    }),
  }

  return {
    goods,
    list: (ids: string) => ids.split(' ').map(goods),
    coupon,
    shop,
    nearby,
    categories,
    link,
    item: (title: string, pathData: Link = {}): LinkItem => ({
      title,
      pathData,
      wgtHotKeywordTextColor: QUIET,
    }),
    art: (name: string) => artMedia(slug, name),
    brandPicture: (id: string) => brandMedia(slug, id),
  }
}

export type Snapshots = ReturnType<typeof snapshotsOf>

function found<T extends { id: string }>(all: T[], id: string, what: string): T {
  const one = all.find((candidate) => candidate.id === id)
  if (!one) throw new Error(`snapshots: no ${what} ${id}`)
  return one
}
