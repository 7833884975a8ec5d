import type { PageTemplate } from '@schemas/generated/api'
import type { Platform } from '@schemas'
import { PHONE_WIDTH } from '@schemas/page'
import { compose, type Node } from './compose'
import { sectionsFor, type Sections } from './sections'
import type { ShopContent } from './shop-content'

interface Recipe extends Pick<PageTemplate, 'name' | 'purpose' | 'description'> {
  id: string
  /** What the page consists of, from top to bottom; `null` is left out, as the shop has nothing for it. */
  of(sections: Sections, content: ShopContent): (Node | null)[]
}

const RECIPES: Recipe[] = [
  { id: 'blank', name: '空白页', purpose: 'blank', description: '从零开始，自己添加组件', of: () => [] },
  {
    id: 'home',
    name: '商城首页',
    purpose: 'home',
    description: '主视觉、优惠券、热卖与新品橱窗、品牌和门店',
    of: ({ hero, coupons, tabs, shelf, brands, shops }, { name, popular, fresh }) => [
      hero(name, '好物天天上新，先领券再下单', popular),
      coupons('领券中心', '先领券，再下单'),
      tabs('本店热卖', [
        ['热卖', popular],
        ['新品', fresh],
      ]),
      shelf('新品上架', fresh, 10),
      brands(),
      shops('推荐门店'),
    ],
  },
  {
    id: 'sale',
    name: '大促会场',
    purpose: 'sale',
    description: '主题色主视觉、领券、爆款大图与全场好价',
    of: ({ hero, coupons, windows, tabs, shelf }, { popular, fresh }) => [
      hero('全场大促', '爆款直降，领券再减，售完为止', popular),
      coupons('先领券 再下单', '满减可与会场价同享'),
      windows('爆款直降', popular),
      tabs('会场精选', [
        ['人气热卖', popular.slice(7)],
        ['新品特惠', fresh],
      ]),
      shelf('全场好价', popular, 15),
    ],
  },
  {
    id: 'goods',
    name: '新品上市',
    purpose: 'fresh',
    description: '新品主视觉、一句话介绍、新品橱窗与全部新品',
    of: ({ plainHero, words, windows, shelf }, { fresh }) => [
      plainHero('新品上市', '刚刚到店，第一时间把新鲜好物带回家', fresh),
      windows('本季新品', fresh),
      words('为什么值得买', [
        '每一件新品都由买手试用后上架，面料、做工与尺码逐项核对。',
        '上新首周支持七天无理由退货，也可以到门店试用后再决定。',
      ]),
      shelf('全部新品', fresh, 15),
    ],
  },
  {
    id: 'stores',
    name: '到店有礼',
    purpose: 'stores',
    description: '附近门店、推荐门店与店内商品、到店可用的优惠券',
    of: ({ plainHero, nearby, shops, coupons, words, shelf }, { popular }) => [
      plainHero('到店逛逛', '就近自提，当面试用，门店与线上同价', popular),
      nearby('附近门店'),
      shops('推荐门店'),
      coupons('到店可用', '结账时出示会员码'),
      words('到店服务', [
        '下单时选择到店自提，备好后短信通知，凭提货码取货。',
        '门店可试穿、试用，支持退换；带上会员码，积分照常累计。',
      ]),
      shelf('门店热卖', popular, 10),
    ],
  },
  {
    id: 'brand',
    name: '品牌故事',
    purpose: 'brand',
    description: '品牌主视觉、故事文字、旗下品牌与代表作',
    of: ({ plainHero, words, brands, tabs, shelf }, { name, popular, fresh }) => [
      plainHero(name, '把日常用品做好，用得久，也好看', popular),
      words(`关于${name}`, [
        `${name}从一家小店开始，一直相信好东西经得起每天使用。`,
        '我们和工厂一起打样，把材料、工艺和价格都写在明处；卖得久的，才会留在货架上。',
        '今天你可以在线上和门店找到同样的商品、同样的价格和同样的服务。',
      ]),
      brands(),
      tabs('代表作', [
        ['经典', popular],
        ['新作', fresh],
      ]),
      shelf('更多好物', popular, 10),
    ],
  },
  {
    id: 'campaign',
    name: '会员活动日',
    purpose: 'event',
    description: '活动主视觉、规则说明、领券与活动商品',
    of: ({ hero, coupons, words, tabs, shelf }, { popular, fresh }) => [
      hero('会员活动日', '会员专享价，积分加倍', fresh),
      coupons('会员领券', '每种限领一张'),
      words('活动规则', [
        '活动时间：以活动商品标注的时间为准，售完即止。',
        '参与方式：登录会员账号，领取优惠券后下单，满额自动抵扣。',
        '退货时按实付金额退款，优惠券按规则退回账户。',
      ]),
      tabs('活动商品', [
        ['会员推荐', popular],
        ['最近上新', fresh],
      ]),
      shelf('大家都在买', popular, 10),
    ],
  },
]

const WIDTHS: Record<Platform, number> = { pc: 1190, h5: PHONE_WIDTH }

let listed: PageTemplate[] | undefined

/** Templates that every company has from the start, for pc and for h5; in the order of their purposes. */
export function builtInTemplates(): PageTemplate[] {
  listed ??= (['pc', 'h5'] as const).flatMap((platform) =>
    RECIPES.map(({ id, name, purpose, description }) => ({
      design_id: idOf(platform, id),
      name,
      image: '',
      platform,
      built_in: true,
      purpose,
      description,
      operator_name: '',
      created: new Date(0).toISOString(),
    })),
  )
  return listed
}

/** The page of a built-in template in canonical bytes, filled with what the shop has. */
export function documentOf({ design_id, platform }: PageTemplate, content: ShopContent): string {
  const recipe = RECIPES.find(({ id }) => idOf(platform, id) === design_id)
  if (!recipe) throw new Error(`Expected a built-in template, got ${design_id}.`)
  const pageWidth = WIDTHS[platform]
  const widgets = recipe.of(sectionsFor(pageWidth, content), content).filter((node) => node !== null)
  return compose({ platform, props: { pageWidth, followTheme: true }, widgets })
}

const idOf = (platform: Platform, id: string) => `built-in-${platform}-${id}`
