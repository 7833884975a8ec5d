/** The home page, and its end: shops, new products, brands. */
import { hean } from '../hean'
import { SECKILL_GOODS } from '../rows/activity-rows'
import { someGoods } from '../rows/derived-goods'
import { compose, widget } from '../../content'
import { appliances, kids, living, specials } from './hean-home-floors'
import { coupons, doors, hero, showcase, windows } from './hean-home-top'
import { HEAD, NAME, PLAIN, PRICE, THEME, gap, pick } from './hean-kit'

const { brandPicture, link, list, shop } = pick

/** The products of the demo's running seckill, with the way to all of them. */
const seckill = widget(
  'W0002',
  'seckill',
  {
    text: '限时秒杀',
    data: list(
      someGoods(hean, SECKILL_GOODS, 0)
        .map(({ id }) => id)
        .join(' '),
    ),
    columnNums: SECKILL_GOODS,
    showMore: true,
    moreText: '更多场次',
    moreLinkData: link.page('/seckill', '秒杀频道'),
    ...PLAIN,
    wgtPriceColor: PRICE,
  },
  { width: 1190, height: 390, ...gap },
)

const shops = widget(
  'W0020',
  'shops',
  {
    text: '为你推荐',
    data: [shop('3', ['106', '312', '709']), shop('2', ['401', '407', '410'])],
    ...PLAIN,
    wgtPriceColor: PRICE,
    moreLinkData: link.page('/shops/near', '附近门店'),
  },
  { width: 1190, height: 430, ...gap },
)

const nearby = widget(
  'W0019',
  'nearby',
  {
    text: '附近商家',
    // the first answer for shoppers whose location is unknown, so that the layout does not shift
    data: pick.nearby('昌平区'),
    moreLinkData: link.page('/shops/near', '附近门店'),
    wgtTitleBackgroundColor: 'transparent',
    wgtTitleTextColor: NAME,
    wgtTitleFontSize: HEAD,
    wgtMoreTitleColor: NAME,
    wgtMoreRightMargin: 0,
    moreText: '更多',
    wgtShopNameFontSize: 16,
  },
  { width: 1190, height: 315, ...gap },
)

const goods = widget(
  'W0002',
  'goods',
  {
    text: '每日上新',
    data: list('102 105 111 112 114 202 306 311 402 406 411 410 502 507 602'),
    columnNums: 5,
    showMore: true,
    moreText: '更多',
    moreLinkData: link.href('/items?tag=新品', '新品上市'),
    ...PLAIN,
    wgtPriceColor: PRICE,
  },
  { width: 1190, height: 1100, ...gap },
)

const brands = widget(
  'W0004',
  'brands',
  {
    data: hean.brands.map(({ id }) => ({ imgUrl: brandPicture(id), pathData: link.brand(id) })),
    column: 5,
    logoWidth: 230,
    logoHeight: 138,
    showMore: true,
    moreText: '查看全部商品',
    moreLinkData: link.page('/items', '商品列表'),
  },
  { width: 1190, height: 346, paddingBottom: 40, ...gap },
)

export const heanHome = () =>
  compose({
    platform: 'pc',
    props: {
      title: '首页',
      keywords: '禾岸生活',
      description: '服饰童装、手机数码、电视家电与家居好物',
      followTheme: true,
      themeColor: THEME,
      backgroundColor: '#f5f5f5',
      pageWidth: 1190,
    },
    widgets: [
      hero,
      doors,
      coupons,
      seckill,
      windows,
      showcase,
      appliances,
      kids,
      living,
      specials,
      shops,
      nearby,
      goods,
      brands,
    ],
  })
