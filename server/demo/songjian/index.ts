import type { DemoCompany } from '../model'
import { goods } from './goods'

/** A second, small company with ids of its own that equal the first one's: nothing of one may show in the other. */
export const songjian: DemoCompany = {
  company_id: '2',
  slug: 'songjian',
  brand_name: '松间茶事',
  intro: '松间茶事，山里来的茶与器。',
  themeColor: '#7a4b2a',
  categories: [
    {
      id: '10',
      name: '好茶',
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
