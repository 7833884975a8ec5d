import type { BrandSource, TagSource } from '../model'

export const brands: BrandSource[] = [
  { id: '1', name: 'ONex', origin: '广东深圳', mark: 'ring', colour: '#2f5fb3' },
  { id: '2', name: '禾岸', origin: '浙江杭州', mark: 'sprout', colour: '#2f7d5b' },
  { id: '3', name: '棠里', origin: '江苏苏州', mark: 'petal', colour: '#b5525c' },
  { id: '4', name: '北野', origin: '福建泉州', mark: 'peak', colour: '#37474f' },
  { id: '5', name: '青果纪', origin: '浙江湖州', mark: 'leaf', colour: '#e08b2d' },
  { id: '6', name: '行川', origin: '广东广州', mark: 'wave', colour: '#2b6f8f' },
  { id: '7', name: '澜屿', origin: '山东青岛', mark: 'arc', colour: '#3d5a9a' },
  { id: '8', name: '朴作', origin: '江西景德镇', mark: 'grid', colour: '#8a6240' },
  { id: '9', name: '溪白', origin: '上海', mark: 'drop', colour: '#c0657c' },
  { id: '10', name: '谷野', origin: '云南昆明', mark: 'knot', colour: '#9a6a1f' },
]

export const goodsTags: TagSource[] = [
  { id: '1', name: '新品', color: '#e3f1e9', font: '#1f6b4a' },
  { id: '2', name: '热卖', color: '#fdeae6', font: '#b8321c' },
  { id: '3', name: '精选', color: '#fbf1da', font: '#8a5a00' },
  { id: '4', name: '满减', color: '#fde9ee', font: '#b3254b' },
  { id: '5', name: '限量', color: '#ebe9f7', font: '#4b3f94' },
]

export const shopTags: TagSource[] = [
  { id: '11', name: '旗舰店', color: '#fdeae6', font: '#b8321c' },
  { id: '12', name: '可自提', color: '#e3f1e9', font: '#1f6b4a' },
  { id: '13', name: '亲子空间', color: '#fbf1da', font: '#8a5a00' },
  { id: '14', name: '咖啡书吧', color: '#f3ebe4', font: '#6a4a3a' },
  { id: '15', name: '数码体验', color: '#e6eef9', font: '#27508f' },
]

export const memberTags: TagSource[] = [
  { id: '21', name: '老顾客', color: '#e8f0ec', font: '#2f5d50' },
  { id: '22', name: '生日礼遇', color: '#f3ebe4', font: '#6a4a3a' },
]
