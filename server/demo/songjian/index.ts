import { type Art, put } from '../art'
import { choices } from '../choices'
import type { DemoCompany } from '../model'
import { goodsTable } from '../row'

const { weight, cup, packs } = choices

// the same ids as in the other company: data of two companies must not mix
// prettier-ignore
const goods = goodsTable(101, [
  ['武夷岩茶 肉桂', '三坑两涧 · 岩骨花香', '11', '松间', 'tin', '焦糖', 168, 238, '2', { motif: 'mountain', choice: weight }],
  ['白毫银针', '福鼎高山 · 毫香蜜韵', '12', '松间', 'tin', '银灰', 228, 318, '1', { motif: 'leaf', choice: weight }],
  ['凤凰单丛 鸭屎香', '乌岽山 · 高扬花香', '11', '松间', 'tin', '姜黄', 148, 208, '2', { motif: 'flower', choice: weight }],
  ['老白茶饼', '五年陈 · 350克', '12', '松间', 'giftBox', '原木', 198, 288, '', { motif: 'leaf' }],
  ['龙井43号', '明前头采 · 豆香清冽', '13', '松间', 'tin', '豆绿', 188, 268, '1', { motif: 'wave', choice: weight }],
  ['茉莉花茶', '六窨一提 · 冰糖回甘', '13', '松间', 'tin', '暖白', 88, 128, '2', { motif: 'flower', choice: weight }],
  ['柴烧横把壶', '落灰自然 · 孤品手作', '21', '松间', 'teapot', '焦糖 石墨灰', 459, 599, '1', {}],
  ['汝窑开片茶壶', '天青釉 · 养出金丝', '21', '松间', 'teapot', '湖水绿 雾蓝', 329, 429, '2', {}],
  ['主人杯', '可握可赏 · 单只礼盒', '22', '松间', 'teacup', '墨绿 砖红 墨黑', 129, 179, '', {}],
  ['同心马克杯', '茶水分离 · 配竹盖', '22', '松间', 'mug', '豆绿 暖白', 99, 139, '2', { motif: 'leaf', choice: cup }],
  ['松烟香薰', '松木与雪 · 茶室之香', '31', '松间', 'candle', '墨绿', 109, 149, '', {}],
  ['松间茶礼', '一茶一器 · 送长辈', '31', '松间', 'giftBox', '墨绿 酒红', 368, 498, '1 2', { motif: 'moon', choice: packs }],
])

// prettier-ignore
export const art: Art = {
  sign: 'leaf',
  slides: {
    spring: {
      title: '山里来的茶', line: '三坑两涧 慢火足焙', from: '#eef0e2', to: '#bfcb9f', ground: '#7f9464', text: '#3d4b1e', backdrop: 'hills',
      goods: [put('tin', '焦糖', 600, 320, 0.54, 'mountain'), put('teapot', '湖水绿', 750, 330, 0.52), put('teacup', '墨绿', 890, 338, 0.36)],
    },
    ware: {
      title: '一壶一盏', line: '汝窑与柴烧 手作孤品', from: '#f3e9de', to: '#d6b896', ground: '#a67c52', text: '#5f3514', backdrop: 'discs',
      goods: [put('teapot', '焦糖', 620, 330, 0.56), put('mug', '豆绿', 770, 334, 0.42, 'leaf'), put('candle', '墨绿', 880, 338, 0.4)],
    },
  },
  cards: {
    oolong: { title: '乌龙茶', line: '岩骨花香', from: '#f6ead9', to: '#e0c094', text: '#6d3f12', goods: [put('tin', '姜黄', 240, 168, 0.36, 'flower'), put('teacup', '砖红', 306, 168, 0.22)] },
    gift: { title: '松间茶礼', line: '一茶一器', from: '#e5ede2', to: '#b4c9ae', text: '#2c4f33', goods: [put('giftBox', '墨绿', 260, 168, 0.34, 'moon')] },
  },
  tiles: {},
  posters: {},
  strips: {},
  services: {},
}

/** A second, small company whose ids equal the first one's: data of one must not appear in the other. */
export const songjian: DemoCompany = {
  company_id: '2',
  slug: 'songjian',
  brand_name: '松间茶事',
  intro: '松间茶事，山里来的茶与器。',
  themeColor: '#7a4b2a',
  groundColor: '#f7f3ec',
  categories: [
    {
      id: '10',
      name: '好茶',
      params: { 保质期: '24个月', 储存: '阴凉干燥' },
      icon: { kind: 'tin', base: '#93ad86', accent: '#7a4b2a' },
      children: [
        { id: '11', name: '乌龙茶' },
        { id: '12', name: '白茶' },
        { id: '13', name: '绿茶花茶' },
      ],
    },
    {
      id: '20',
      name: '茶器',
      params: { 材质: '陶瓷' },
      icon: { kind: 'teapot', base: '#69b0a6', accent: '#fff2d8' },
      children: [
        { id: '21', name: '茶壶' },
        { id: '22', name: '茶杯' },
      ],
    },
    {
      id: '30',
      name: '茶室',
      icon: { kind: 'giftBox', base: '#34584b', accent: '#e6c27a' },
      children: [{ id: '31', name: '香与礼' }],
    },
  ],
  brands: [{ id: '1', name: '松间', origin: '福建武夷山', mark: 'leaf', colour: '#7a4b2a' }],
  goodsTags: [
    { id: '1', name: '新品', color: '#eef1e2', font: '#4d5f1e' },
    { id: '2', name: '热卖', color: '#f8e8dc', font: '#8f4218' },
  ],
  shopTags: [{ id: '11', name: '茶室', color: '#f3ebe4', font: '#6a4a3a' }],
  memberTags: [{ id: '21', name: '老茶客', color: '#f3ebe4', font: '#6a4a3a' }],
  goods,
  shops: [
    {
      id: '1',
      name: '松间茶事 杭州龙井店',
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      address: '满觉陇路 58 号',
      lng: 120.1189,
      lat: 30.2227,
      mobile: '0571-87900058',
      hour: '09:00-20:00',
      intro: '山脚下的小茶室，欢迎来喝一杯。',
      tags: ['11'],
      stars: 49,
      sales: 1860,
      pickup: true,
      colour: '#7a4b2a',
      shows: ['107', '101', '109'],
    },
  ],
  promotions: [
    {
      id: '1',
      kind: 'full_minus',
      name: '满300减30',
      scope: 'all',
      repeats: true,
      steps: [{ full: 30000, minus: 3000 }],
    },
  ],
  coupons: [
    {
      id: '1',
      title: '初见茶礼券',
      card_type: 'cash',
      reduce_cost: 3000,
      least_cost: 19900,
      quantity: 500,
      claimed: 88,
      get_limit: 1,
      description: '满199元可用',
      notice: '领取后请在有效期内使用，不可兑换现金。',
      useFor: '全部商品',
      colour: '#7a4b2a',
      pictured: true,
    },
    {
      id: '2',
      title: '满399减60',
      card_type: 'cash',
      reduce_cost: 6000,
      least_cost: 39900,
      quantity: 300,
      claimed: 41,
      get_limit: 2,
      description: '满399元可用',
      notice: '领取后请在有效期内使用，不可兑换现金。',
      useFor: '全部商品',
      colour: '#4d5f1e',
      pictured: true,
    },
    {
      id: '3',
      title: '茶器九折券',
      card_type: 'discount',
      discount: 10,
      least_cost: 9900,
      most_cost: 10000,
      quantity: 200,
      claimed: 17,
      get_limit: 1,
      term: 15,
      category: '20',
      description: '茶器满99元可用',
      notice: '领取后请在有效期内使用，不可兑换现金。',
      useFor: '茶器',
      colour: '#2f6f68',
      pictured: true,
    },
  ],
  settings: {
    tdk: {
      title: '松间茶事 – 山里来的茶与器',
      mate_keywords: '松间茶事,岩茶,白茶,茶具',
      mate_description: '松间茶事网上茶铺：武夷岩茶、福鼎白茶、龙井与手作茶器。',
    },
    pageparams: [
      {
        id: '1',
        template_name: 'yykweishop',
        page_name: 'color_style',
        name: 'base',
        params: { data: [{ primary: '#7a4b2a', accent: '#8f4218', marketing: '#4d5f1e' }] },
      },
    ],
  },
}
