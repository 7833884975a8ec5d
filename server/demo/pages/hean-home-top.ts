/** The home page down to the tabs of best sellers. */
import type { Link } from '@schemas/generated/types'
import { at, band, widget } from '../../content'
import { HEAD, NAME, SUB, card, gap, pick, slide, tile } from './hean-kit'

const { art, categories, coupon, link, list } = pick

export const hero = band(
  'hero',
  370,
  [
    widget(
      'W0007',
      'hero-categories',
      {
        categoryData: categories(),
        data: [],
        hover: true,
        // the list is right below 全部商品分类 of the header, its own head behind it
        menuTop: 0,
        wgtTypeLabelColor: '#ffffff',
        wgtTextColor: NAME,
        wgtSubTextColor: SUB,
        customerThemeEnabled: false,
      },
      // its submenu opens over the slides
      { ...at(0, 0, 210, 40), z: 10_001 },
    ),
    widget(
      'W0011',
      'hero-all',
      {
        text: '查看全部商品 >',
        fontSize: 14,
        textAlign: 'center',
        color: SUB,
        data: link.page('/items', '商品列表'),
      },
      { ...at(0, 320, 210, 37), paddingTop: 13, z: 10_002, foregroundColor: '#ffffff' },
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
      at(220, 10, 970, 360),
    ),
  ],
  {},
)

const door = (index: number, name: string, pathData: Link) =>
  widget(
    'W0003',
    `door-${name}`,
    {
      imgUrl: art(`strip-door-${name}`),
      data: [{ leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData }],
    },
    at(index * 300, 0, 290, 120),
  )

/** Pictures of their own, so that two stand beside each other on phones. */
export const doors = band(
  'doors',
  120,
  [
    door(0, 'coupons', link.page('/member/coupon-center', '领券中心')),
    door(1, 'shops', link.page('/shops/near', '门店自提')),
    door(2, 'digital', link.custom('202', '数码会场')),
    door(3, 'story', link.custom('201', '禾岸故事')),
  ],
  gap,
)

export const coupons = widget(
  'W0021',
  'coupons',
  {
    text: '领券中心',
    subTitle: '先领券 再下单',
    data: ['1', '2', '3', '4', '5', '6'].map(coupon),
    moreText: '更多',
    moreLinkData: link.page('/member/coupon-center', '领券中心'),
    wgtBackgroundColor: 'transparent',
    wgtTextColor: NAME,
    wgtTitleFontSize: HEAD,
    wgtSubTextColor: SUB,
  },
  { width: 1190, height: 330, ...gap },
)

export const windows = band(
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

export const showcase = widget(
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
