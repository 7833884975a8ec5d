/** Brand pages with their own address: the French style, technology and next season. */
import { at, band, clear, compose, type Node, widget } from '../../content'
import { BLUE, PRICE, card, gap, pick, slide } from './hean-kit'

const { link, list } = pick

interface Brand {
  id: string
  title: string
  description: string
  /** Background of titles, with white text on it. */
  colour: string
  /** Where the background colour of a title ends. */
  end: string
  ground: string
  slides: ReturnType<typeof slide>[]
  heading: string
  /** One paragraph per line. */
  text: string
  /** Pictures with links, four in a row. */
  cards: ReturnType<typeof card>[]
  goodsTitle: string
  goods: string
  more: ReturnType<typeof link.href>
}

/** px; four cards in 1190 with 10 between them. */
const CARD = { width: 290, height: 149, step: 300 }

const words = ({ id, colour, heading, text }: Brand): Node =>
  band(
    `${id}-words`,
    250,
    [
      widget(
        'W0011',
        `${id}-heading`,
        { text: heading, fontSize: 28, fontWeight: 'bold', textAlign: 'center', color: colour },
        { ...at(60, 44, 1070, 46), ...clear },
      ),
      widget(
        'W0024',
        `${id}-text`,
        { text, fontSize: 16, color: '#444444', lineHeight: 1.9, textAlign: 'center', paragraphGap: 8 },
        { ...at(160, 108, 870, 110), ...clear },
      ),
    ],
    { marginTop: 20, foregroundColor: '#ffffff' },
  )

const pictures = ({ id, cards }: Brand): Node =>
  band(
    `${id}-cards`,
    CARD.height,
    cards.map(({ imgUrl, pathData }, index) =>
      widget(
        'W0003',
        `${id}-card-${index + 1}`,
        { imgUrl, data: [{ leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData }] },
        { ...at(index * CARD.step, 0, CARD.width, CARD.height), ...clear },
      ),
    ),
    { marginTop: 20 },
  )

const brandPage = (brand: Brand) => () => {
  const { id, title, description, colour, end, ground, slides, goodsTitle, goods, more } = brand
  return compose({
    platform: 'pc',
    props: { title, description, themeColor: colour, backgroundColor: ground },
    widgets: [
      widget(
        'W0001',
        `${id}-slides`,
        {
          data: slides,
          autoplay: slides.length > 1,
          autoplaySpeed: 5000,
          styleType: 'style3',
          pointAlign: 'center',
          pointDefaultColor: '#ffffffcc',
        },
        { width: 1190, height: 442, marginTop: 10, ...clear },
      ),
      words(brand),
      pictures(brand),
      widget(
        'W0002',
        `${id}-goods`,
        {
          text: goodsTitle,
          data: list(goods),
          columnNums: 5,
          showMore: true,
          moreText: '更多',
          moreLinkData: more,
          titleAlign: 'left',
          titleBackground: true,
          wgtBackgroundColor1: colour,
          wgtBackgroundColor2: end,
          wgtTitleColor: '#ffffff',
          wgtPriceColor: PRICE,
        },
        { width: 1190, height: 770, paddingBottom: 40, ...gap },
      ),
    ],
  })
}

export const heanFrench = brandPage({
  id: 'french',
  title: '法式风格',
  description: '棠里法式衣橱：衬衫、连衣裙与半身裙',
  colour: '#8a3b34',
  end: '#a8545f',
  ground: '#faf4ef',
  slides: [slide('french', link.category('11', '女装')), slide('summer', link.category('11', '女装'))],
  heading: '松弛，是最难的讲究',
  text: '棠里的裁片来自苏州的老版房，棉麻与缎面先缩水再裁剪，穿三季也不走样。\n一件翻领衬衫、一条收腰连衣裙、一双低跟鞋，就是一整个夏天。',
  cards: [
    card('new-women', '11', '女装'),
    card('bags', '32', '箱包'),
    card('beauty', '71', '护肤'),
    card('living', '61', '家具灯具'),
  ],
  goodsTitle: '法式衣橱',
  goods: '104 105 106 107 108 101 102 103 709 710',
  more: link.category('11', '女装'),
})

export const heanTechnology = brandPage({
  id: 'technology',
  title: '科技',
  description: 'ONex 手机、平板、耳机与平板电视背后的技术',
  colour: BLUE,
  end: '#3566b0',
  ground: '#eef1f7',
  slides: [slide('onex', link.custom('202', '数码会场')), slide('screen', link.category('511', '平板电视'))],
  heading: '看得更远，也更安静',
  text: 'ONex 影像实验室用三年做了一支潜望长焦，45 分贝的降噪来自六颗麦克风的协同。\n每一台设备都在门店的数码体验区等你试用，店员当面讲解。',
  cards: [
    card('phones', '411', '手机'),
    card('audio', '421', '耳机'),
    card('kitchen', '52', '厨房小电'),
    card('living', '61', '家具灯具'),
  ],
  goodsTitle: '科技新品',
  goods: '401 402 404 405 407 408 410 412 413 415',
  more: link.category('40', '手机数码'),
})

export const heanPrecollection = brandPage({
  id: 'precollection',
  title: '早秋系列',
  description: '早秋系列抢先看：风衣、西装、针织与短靴',
  colour: '#6b4a26',
  end: '#8a6240',
  ground: '#f6f2ea',
  slides: [slide('autumn', link.href('/items?tag=新品', '新品上市'))],
  heading: '风起之前，先把衣橱换好',
  text: '早秋系列共四十二款，风衣防泼水，西装可机洗，针织含羊毛而不扎。\n六家门店已经到样，先试再订；会员订购，上架当日发出。',
  cards: [
    card('new-men', '12', '男装'),
    card('new-women', '11', '女装'),
    card('bags', '32', '箱包'),
    card('kids', '21', '童装'),
  ],
  goodsTitle: '抢先看',
  goods: '105 112 113 114 115 111 109 110 116 107',
  more: link.href('/items?tag=新品', '新品上市'),
})
