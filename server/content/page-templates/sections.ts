/** The parts that built-in templates are made of, in the shop's theme and for any width of page. */
import { PHONE_WIDTH, type Platform } from '@schemas/page'
import type { BoxStyle, GoodsEntry, Link, WidgetPropsByType } from '@schemas/generated/types'
import { at, band, clear, type Node, widget } from './compose'
import type { ShopContent } from './shop-content'

export type Sections = ReturnType<typeof sectionsFor>

const NAME = '#333333'
const SUB = '#595959'
const WHITE = '#ffffff'
/** px; height of a line of text (rule widgets-4), of a heading and of its section. */
const lineHeight = (fontSize: number) => Math.floor(fontSize / 0.6)
const HEAD = 24
const GAP = 20
/** A white card. */
const PAPER: Partial<BoxStyle> = { foregroundColor: WHITE, borderRadius: 8 }
/** Empty colours follow the theme, or are those of the design tokens. */
const THEMED = ''

/** Heading of W0002 and W0020 like those of the other sections. */
const PLAIN = {
  titleAlign: 'left',
  titleBackground: false,
  wgtTitleFontSize: HEAD,
  wgtTitleColor: NAME,
  wgtPriceColor: THEMED,
} as const

const toAll: Link = { linkPage: 'page', linkPageLabel: '页面', url: '/items', title: '商品列表' }
const toShops: Link = { linkPage: 'page', linkPageLabel: '页面', url: '/shops/near', title: '附近门店' }
const toCoupons: Link = {
  linkPage: 'page',
  linkPageLabel: '页面',
  url: '/member/coupon-center',
  title: '领券中心',
}
const toGoods = ({ goods_id, goods_name }: GoodsEntry): Link => ({
  linkPage: 'goods',
  linkPageLabel: '商品',
  goods_id,
  itemName: goods_name,
})

export function sectionsFor(pageWidth: number, { coupons, shops, brands, nearby }: ShopContent) {
  const phone = pageWidth <= PHONE_WIDTH
  const columns = phone ? 2 : 5
  let used = 0
  const nextId = (name: string) => `${name}-${++used}`
  const box = (height: number): Partial<BoxStyle> => ({
    width: pageWidth,
    height,
    marginTop: phone ? 12 : GAP,
    ...clear,
  })

  return {
    /** A band in the theme's colour: title, a line, and pictures of products. */
    hero: (title: string, line: string, goods: readonly GoodsEntry[]) =>
      banner(nextId('hero'), { title, line, goods, color: WHITE, themed: true }),

    /** The same on white. */
    plainHero: (title: string, line: string, goods: readonly GoodsEntry[]) =>
      banner(nextId('hero'), { title, line, goods, color: NAME, themed: false }),

    coupons: (text: string, subTitle: string): Node | null =>
      coupons.length === 0
        ? null
        : widget(
            'W0021',
            nextId('coupons'),
            {
              text,
              subTitle,
              data: coupons,
              moreLinkData: toCoupons,
              wgtBackgroundColor: 'transparent',
              wgtTextColor: NAME,
              wgtTitleFontSize: HEAD,
              wgtSubTextColor: SUB,
              wgtBorderRadius: true,
            },
            box(rowsOf(coupons.length, phone ? 1 : 3) * 130 + 90),
          ),

    /** One large product and six beside it. */
    windows: (text: string, goods: readonly GoodsEntry[]): Node =>
      widget('W0005', nextId('windows'), inTabs([[text, goods]], 7), box(phone ? 760 : 592)),

    /** Rows of products under tabs. */
    tabs: (text: string, groups: [text: string, goods: readonly GoodsEntry[]][]): Node =>
      widget(
        'W0015',
        nextId('tabs'),
        {
          text,
          ...inTabs(groups, 11),
          wgtBackgroundColor: THEMED,
          wgtTextColor: NAME,
          wgtBorderRadius: true,
          wgtPriceColor: THEMED,
          wgtTitleFontSize: 14,
        },
        box(phone ? 700 : 462),
      ),

    /** A grid of products with the way to all of them. */
    shelf: (text: string, goods: readonly GoodsEntry[], most: number): Node =>
      widget(
        'W0002',
        nextId('shelf'),
        {
          text,
          ...goodsOr(goods, most),
          columnNums: columns,
          showMore: true,
          moreText: '更多',
          moreLinkData: toAll,
          ...PLAIN,
        },
        box(rowsOf(Math.min(most, goods.length || columns), columns) * 330 + 80),
      ),

    brands: (): Node | null =>
      brands.length === 0
        ? null
        : widget(
            'W0004',
            nextId('brands'),
            {
              data: brands.map(({ picture, pathData }) => ({ imgUrl: picture, pathData })),
              column: phone ? 3 : 5,
              ...(phone && { logoWidth: 115, logoHeight: 70 }),
              showMore: true,
              moreText: '查看全部商品',
              moreLinkData: toAll,
            },
            box(360),
          ),

    shops: (text: string): Node | null =>
      shops.length === 0
        ? null
        : widget(
            'W0020',
            nextId('shops'),
            { text, data: shops, columnNums: phone ? 1 : 2, ...PLAIN, moreLinkData: toShops },
            box(430),
          ),

    /** The shops near the shopper, as the server finds them. */
    nearby: (text: string): Node =>
      widget(
        'W0019',
        nextId('nearby'),
        {
          text,
          // the first answer for shoppers whose location is unknown, so that the layout does not shift
          data: nearby,
          moreText: '更多',
          moreLinkData: toShops,
          wgtTitleBackgroundColor: 'transparent',
          wgtTitleTextColor: NAME,
          wgtTitleFontSize: HEAD,
          wgtMoreTitleColor: SUB,
          wgtShopNameFontSize: 16,
        },
        box(315),
      ),

    /** A heading and paragraphs on white. */
    words: (title: string, paragraphs: readonly string[]): Node => {
      const id = nextId('words')
      const side = phone ? 20 : 120
      const width = pageWidth - 2 * side
      const rows = paragraphs.length * (phone ? 84 : 38)
      return band(
        id,
        rows + 130,
        [
          text(
            `${id}-title`,
            title,
            { fontSize: HEAD, color: NAME, textAlign: 'center', fontWeight: 'bold' },
            [side, 36, width],
          ),
          widget(
            'W0024',
            `${id}-text`,
            {
              text: paragraphs.join('\n'),
              fontSize: 16,
              color: SUB,
              textAlign: phone ? 'left' : 'center',
              textIndent: 0,
            },
            { ...at(side, 90, width, rows), ...clear },
          ),
        ],
        { ...box(rows + 130), ...PAPER },
      )
    },
  }

  function banner(
    id: string,
    {
      title,
      line,
      goods,
      color,
      themed,
    }: { title: string; line: string; goods: readonly GoodsEntry[]; color: string; themed: boolean },
  ): Node {
    const shown = goods.slice(0, 3)
    const own = bannerPlaces(shown.length, phone ? 'h5' : 'pc', pageWidth)
    // cut into rows, the pictures would stand below each other
    const small = bannerPlaces(shown.length, 'h5', PHONE_WIDTH)
    const onPhones = (node: Node, style: Partial<BoxStyle>, fontSize?: number): Node =>
      phone ? node : { ...node, h5: { style: { ...style }, ...(fontSize && { props: { fontSize } }) } }
    const words = (name: 'title' | 'line', content: string, props: Partial<WidgetPropsByType['W0011']>) => {
      const [{ size, x, y, width }, { size: fontSize, ...place }] = [own[name], small[name]]
      return onPhones(
        text(`${id}-${name}`, content, { fontSize: size, color, ...props }, [x, y, width]),
        at(place.x, place.y, place.width, lineHeight(fontSize)),
        fontSize,
      )
    }
    const pictures = shown.map((one, index) => {
      const [here, there] = [own, small].map((places) => places.picture(index))
      const hot = { leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData: toGoods(one) }
      return onPhones(
        widget(
          'W0003',
          `${id}-goods-${index + 1}`,
          { imgUrl: one.goods_pic, data: [hot] },
          { ...here, ...clear },
        ),
        { ...there },
      )
    })
    return onPhones(
      band(
        id,
        own.height,
        [words('title', title, { fontWeight: 'bold' }), words('line', line, {}), ...pictures],
        { ...box(own.height), marginTop: phone ? 0 : GAP, ...(!themed && PAPER) },
        { themeGround: themed },
      ),
      { height: small.height },
    )
  }
}

/** Where a banner has its two lines and its pictures, beside the lines or below them. */
function bannerPlaces(count: number, platform: Platform, pageWidth: number) {
  const phone = platform === 'h5'
  const [height, side, titleSize, lineSize] = phone ? [290, 20, 28, 14] : [320, 60, 48, 20]
  const [picture, step] = phone ? [104, 115] : [180, 196]
  const left = phone ? side : pageWidth - side - count * step + (step - picture)
  const width = phone || count === 0 ? pageWidth - 2 * side : left - side - GAP
  const top = phone ? 28 : 92
  return {
    height,
    title: { size: titleSize, x: side, y: top, width },
    line: { size: lineSize, x: side, y: top + lineHeight(titleSize) + 12, width },
    picture: (index: number) => at(left + index * step, phone ? 150 : 70, picture, picture),
  }
}

/** Placeholders stay where the shop has no products yet. */
const goodsOr = (goods: readonly GoodsEntry[], most: number) =>
  goods.length > 0 ? { data: goods.slice(0, most) } : {}
const inTabs = (groups: [text: string, goods: readonly GoodsEntry[]][], most: number) => {
  const filled = groups.filter(([, goods]) => goods.length > 0)
  return filled.length > 0
    ? { data: filled.map(([text, goods]) => ({ text, data: goods.slice(0, most) })) }
    : {}
}

const rowsOf = (count: number, columns: number) => Math.ceil(count / columns)

const text = (
  id: string,
  words: string,
  props: Partial<WidgetPropsByType['W0011']>,
  [x, y, width]: [x: number, y: number, width: number],
): Node =>
  widget(
    'W0011',
    id,
    { text: words, ...props },
    { ...at(x, y, width, lineHeight(props.fontSize ?? 14)), ...clear },
  )
