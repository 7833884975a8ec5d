/** Two pages besides the home page: the story of the company and the digital hall. */
import { hean } from '../hean'
import { at, band, clear, compose, widget } from '../../content'
import { BLUE, PRICE, THEME, gap, pick } from './hean-kit'

const { art, brandPicture, item, link, list } = pick

/** Places of the page itself: the menu of the header leads to other pages. */
const tabs = (id: string, places: [title: string, widget: string][]) =>
  widget(
    'W0013',
    id,
    { data: places.map(([title, place]) => item(title, link.anchor(place))), wgtTextColor: '#333333' },
    { width: 1190, height: 40, marginTop: 10 },
  )

const caption = (name: string, text: string) => ({
  imgUrl: art(`slide-${name}`),
  caption: text,
  pathData: {},
})

const storyText = `十年前，我们在杭州文二西路开了第一家店，四十平方米，卖杯子、布和自己喜欢的书。
后来店里添了衣服、灯、孩子的东西，又添了手机和电视——只要是家里用得上的，我们就想把它选好。
今天，禾岸在五个城市有六家门店。线上线下同价，下单可以送到家，也可以到店里取，顺便喝一杯咖啡。`

export const heanStory = () =>
  compose({
    platform: 'pc',
    props: {
      title: '禾岸故事',
      description: '从杭州的第一家店到今天',
      followTheme: true,
      themeColor: THEME,
      backgroundColor: '#f5f5f5',
    },
    widgets: [
      tabs('story-tabs', [
        ['门店与作坊', 'story-pictures'],
        ['我们的故事', 'story'],
        ['合作品牌', 'story-brands'],
      ]),
      widget(
        'W0025',
        'story-pictures',
        {
          data: [
            caption('story', '文二西路的第一家店'),
            caption('craft', '和作坊一起做器物'),
            caption('cafe', '每家店里都有的咖啡'),
          ],
          autoplay: true,
          interval: 5000,
          indicator: 'dots',
          arrows: true,
          showCaption: true,
          captionAlign: 'left',
        },
        { width: 1190, height: 442, marginTop: 10, ...clear },
      ),
      band(
        'story',
        276,
        [
          widget(
            'W0011',
            'story-title',
            { text: '把好物放在离你最近的地方', fontSize: 28, fontWeight: 'bold', color: '#24332b' },
            { ...at(60, 44, 760, 46), ...clear },
          ),
          widget(
            'W0024',
            'story-text',
            {
              text: storyText,
              fontSize: 16,
              color: '#444444',
              lineHeight: 1.9,
              textIndent: 2,
              paragraphGap: 8,
            },
            { ...at(60, 106, 1070, 130), ...clear },
          ),
        ],
        { marginTop: 20, foregroundColor: '#ffffff' },
      ),
      widget(
        'W0004',
        'story-brands',
        {
          data: hean.brands.map(({ id }) => ({ imgUrl: brandPicture(id), pathData: link.brand(id) })),
          column: 5,
          logoWidth: 230,
          logoHeight: 138,
        },
        { width: 1190, height: 346, paddingBottom: 40, ...gap },
      ),
    ],
  })

export const heanDigital = () =>
  compose({
    platform: 'pc',
    props: {
      title: '数码会场',
      description: 'ONex 手机、平板、耳机与平板电视',
      themeColor: BLUE,
      backgroundColor: '#eef1f7',
    },
    widgets: [
      tabs('digital-tabs', [
        ['主推系列', 'digital-slides'],
        ['数码精选', 'digital-goods'],
        ['全部数码', 'digital-all'],
      ]),
      widget(
        'W0001',
        'digital-slides',
        {
          data: [
            { imgUrl: art('slide-onex'), pathData: link.category('41', '手机平板') },
            { imgUrl: art('slide-screen'), pathData: link.category('511', '平板电视') },
          ],
          autoplay: true,
          autoplaySpeed: 4000,
          styleType: 'style5',
          // beside the phones
          pointAlign: 'left',
        },
        { width: 1190, height: 442, marginTop: 10, ...clear },
      ),
      widget(
        'W0015',
        'digital-goods',
        {
          text: '数码精选 >',
          data: [
            { text: '手机平板', data: list('401 402 403 404 405 406 412 413 414 415 407') },
            { text: '影音', data: list('407 408 409 410 411 501 502 503 504 412 414') },
          ],
          wgtBackgroundColor: BLUE,
          wgtTextColor: '#ffffff',
          wgtTitleColor: '#333333',
          wgtTitleFontSize: 14,
          wgtPriceColor: PRICE,
        },
        { width: 1190, height: 462, ...gap },
      ),
      widget(
        'W0002',
        'digital-all',
        {
          text: '全部数码',
          data: list('401 402 403 405 406 407 408 409 410 411 412 413 414 415 501'),
          columnNums: 5,
          showMore: true,
          moreText: '更多',
          moreLinkData: link.category('40', '手机数码'),
          titleAlign: 'left',
          titleBackground: true,
          wgtBackgroundColor1: BLUE,
          wgtBackgroundColor2: '#3566b0',
          wgtTitleColor: '#ffffff',
          wgtPriceColor: PRICE,
        },
        { width: 1190, height: 1100, paddingBottom: 40, ...gap },
      ),
    ],
  })
