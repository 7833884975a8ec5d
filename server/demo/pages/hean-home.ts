import { hean } from '../hean'
import { at, band, clear, compose, widget } from './compose'
import { snapshotsOf } from './snapshots'

const { art, brandPicture, categories, coupon, link, list, shop } = snapshotsOf(hean)

const THEME = hean.themeColor
/** Titles on these stay above 4.5 : 1 with white text (decisions 13). */
const GREEN = { wgtBackgroundColor1: THEME, wgtBackgroundColor2: '#2a7a57' }
const PRICE = '#d11f16'
const NAME = '#333333'
const SUB = '#666666'
const gap = { marginTop: 20, ...clear }

const slide = (name: string, pathData: ReturnType<typeof link.page>) => ({
  imgUrl: art(`slide-${name}`),
  pathData,
})
const tile = (name: string, id: string, title: string) => ({
  imgUrl: art(`tile-${name}`),
  pathData: link.category(id, title),
})
const card = (name: string, id: string, title: string) => ({
  imgUrl: art(`card-${name}`),
  pathData: link.category(id, title),
})

const hero = band(
  'hero',
  360,
  [
    widget(
      'W0022',
      'hero-categories',
      {
        categoryData: categories(true),
        hover: true,
        menuTop: 40,
        wgtTypeLabelColor: '#ffffff',
        wgtTextColor: NAME,
        wgtSubTextColor: SUB,
        customerThemeEnabled: false,
      },
      at(0, 0, 210, 40),
    ),
    widget(
      'W0001',
      'hero-slides',
      {
        data: [
          slide('summer', link.category('11', '女装')),
          slide('onex', link.custom('202', '数码会场')),
          slide('screen', link.category('511', '平板电视')),
          slide('home', link.category('60', '家居生活')),
          slide('kids', link.category('20', '童装童鞋')),
        ],
        autoplay: true,
        autoplaySpeed: 4000,
        styleType: 'style2',
        pointAlign: 'center',
        pointDefaultColor: '#ffffffcc',
        customerThemeEnabled: false,
      },
      at(220, 0, 970, 360),
    ),
  ],
  { marginTop: 10 },
)

const zone = (index: number, pathData: ReturnType<typeof link.page>) => ({
  leftPer: index * 0.25,
  topPer: 0,
  widthPer: 0.25,
  heightPer: 1,
  pathData,
})

const doors = widget(
  'W0003',
  'doors',
  {
    imgUrl: art('strip-doors'),
    data: [
      zone(0, link.page('/member/coupon-center', '领券中心')),
      zone(1, link.page('/shops/near', '门店自提')),
      zone(2, link.custom('202', '数码会场')),
      zone(3, link.custom('201', '禾岸故事')),
    ],
  },
  { width: 1190, height: 120, ...gap },
)

const coupons = widget(
  'W0021',
  'coupons',
  {
    text: '领券中心',
    subTitle: '先领券 再下单',
    data: ['1', '2', '3', '4', '5', '6'].map(coupon),
    moreText: '更多',
    moreLinkData: link.page('/member/coupon-center', '领券中心'),
    wgtBackgroundColor: '#b8321c',
    wgtTextColor: '#ffffff',
    wgtSubTextColor: '#ffffff',
    wgtBorderRadius: true,
  },
  { width: 1190, height: 330, ...gap },
)

const windows = band(
  'windows',
  450,
  [
    widget(
      'W0012',
      'window-new',
      {
        mainTitle: '新品首发',
        subTitle: '看新奇好物',
        linkPath: link.href('/items?tag=新品', '新品上市'),
        styleType: 0,
        data: [[card('new-women', '11', '女装'), card('new-men', '12', '男装')], [], [], [], []],
      },
      at(0, 0, 390, 450),
    ),
    widget(
      'W0012',
      'window-hot',
      {
        mainTitle: '热卖好物',
        subTitle: '大家都在买',
        linkPath: link.href('/items?tag=热卖', '热卖'),
        styleType: 3,
        data: [
          [],
          [],
          [],
          [
            { type: 'goods', data: list('101 301 408 605') },
            { type: 'goods', data: list('506 610 707 801') },
          ],
          [],
        ],
      },
      at(400, 0, 390, 450),
    ),
    widget(
      'W0012',
      'window-picks',
      {
        mainTitle: '主题精选',
        subTitle: '今天想买点什么',
        linkPath: link.page('/items', '商品列表'),
        styleType: 1,
        data: [
          [],
          [card('audio', '42', '影音娱乐'), tile('beauty', '71', '护肤'), tile('snacks', '81', '休闲零食')],
          [],
          [],
          [],
        ],
      },
      at(800, 0, 390, 450),
    ),
  ],
  { marginTop: 20 },
)

const showcase = widget(
  'W0005',
  'showcase',
  {
    data: [
      { text: '服饰热榜', data: list('106 101 103 109 113 115 302') },
      { text: '数码热榜', data: list('401 405 407 408 412 414 403') },
      { text: '家居热榜', data: list('604 601 603 605 607 610 613') },
      { text: '美味热榜', data: list('805 801 803 810 812 813 808') },
    ],
  },
  { width: 1190, height: 594, ...gap },
)

const appliances = band(
  'appliances',
  593,
  [
    widget(
      'W0017',
      'appliances-tabs',
      {
        text: '家电焕新 >',
        goods_pic: art('poster-appliance'),
        pathData: link.category('50', '电视家电'),
        data: [
          { text: '平板电视', data: list('501 502 503 504') },
          { text: '厨房小电', data: list('506 507 508 514') },
          { text: '生活电器', data: list('509 510 512 513') },
        ],
        wgtBackgroundColor: '#27508f',
        wgtTextColor: '#ffffff',
        wgtTitleColor: NAME,
        wgtTitleFontSize: 16,
        wgtSubTitleColor: SUB,
        wgtPriceColor: PRICE,
      },
      at(0, 0, 882, 592),
    ),
    widget(
      'W0018',
      'hot',
      {
        mainTitle: '最新热卖',
        data: [
          { data: list('201 208 310 314') },
          { data: list('104 205 312 709') },
          { data: list('602 608 704 811') },
        ],
        autoplay: true,
        autoplaySpeed: 5000,
        styleType: 'style2',
        pointAlign: 'center',
        wgtTitleColor: NAME,
        wgtPriceColor: PRICE,
        wgtPriceFontSize: 18,
      },
      at(883, 0, 307, 593),
    ),
  ],
  { marginTop: 20 },
)

const kids = widget(
  'W0014',
  'kids',
  {
    text: '童装童鞋 >',
    data: [
      { text: '精选', data: list('201 202 203 204 205 206 207 208 209 210') },
      { text: '童鞋童包', data: list('211 212 213 214 215 201 206 208 203 204') },
    ],
    wgtBackgroundColor: '#9a5310',
    wgtTextColor: '#ffffff',
    wgtBorderRadius: true,
    wgtTitleColor: NAME,
    wgtTitleFontSize: 14,
    wgtPriceColor: PRICE,
  },
  { width: 1190, height: 462, ...gap },
)

const living = widget(
  'W0015',
  'living',
  {
    text: '家居美妆 >',
    data: [
      { text: '家居', data: list('601 602 603 604 605 606 607 608 609 610 611') },
      { text: '美妆', data: list('701 702 703 704 705 706 707 708 709 710 711') },
    ],
    wgtBackgroundColor: THEME,
    wgtTextColor: '#ffffff',
    wgtBorderRadius: true,
    wgtTitleColor: NAME,
    wgtTitleFontSize: 14,
    wgtPriceColor: PRICE,
  },
  { width: 1190, height: 462, ...gap },
)

const special = (
  id: string,
  x: number,
  mainTitle: string,
  subTitle: string,
  colour: string,
  pictures: ReturnType<typeof card>[],
  linkPath: ReturnType<typeof link.page>,
) =>
  widget(
    'W0016',
    id,
    {
      mainTitle,
      subTitle,
      linkPath,
      styleType: 0,
      data: pictures,
      wgtBackgroundColor: colour,
      wgtTitleColor: NAME,
      wgtSubTextColor: '#444444',
      wgtSubTitleFontSize: 14,
    },
    at(x, 0, 384, 422),
  )

const specials = band(
  'specials',
  422,
  [
    special(
      'special-out',
      0,
      '出门去',
      '轻装出发',
      '#1f6b4a',
      [card('bags', '32', '箱包'), card('kids', '21', '童装')],
      link.category('30', '鞋靴箱包'),
    ),
    special(
      'special-phone',
      403,
      '数码尝鲜',
      '以旧换新',
      '#27508f',
      [card('phones', '411', '手机'), card('audio', '421', '耳机')],
      link.custom('202', '数码会场'),
    ),
    special(
      'special-home',
      806,
      '在家里',
      '焕新生活',
      '#9a5310',
      [card('kitchen', '52', '厨房小电'), card('living', '61', '家具灯具')],
      link.category('60', '家居生活'),
    ),
  ],
  { marginTop: 20 },
)

const shops = widget(
  'W0020',
  'shops',
  {
    text: '为你推荐',
    data: [shop('3', ['106', '312', '709']), shop('2', ['401', '407', '410'])],
    titleAlign: 'center',
    titleBackground: true,
    ...GREEN,
    wgtTitleColor: '#ffffff',
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
    moreLinkData: link.page('/shops/near', '附近门店'),
    wgtTitleBackgroundColor: THEME,
    wgtTitleTextColor: '#ffffff',
    wgtMoreTitleColor: SUB,
    wgtShopNameFontSize: 16,
  },
  { width: 1190, height: 565, ...gap },
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
    titleAlign: 'center',
    titleBackground: true,
    ...GREEN,
    wgtTitleColor: '#ffffff',
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
      themeColor: THEME,
      backgroundColor: '#f5f5f5',
      pageWidth: 1190,
    },
    widgets: [
      hero,
      doors,
      coupons,
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
