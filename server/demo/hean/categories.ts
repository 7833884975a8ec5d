import type { CategorySource } from '../model'

const leaves = (...pairs: [id: string, name: string][]): CategorySource[] =>
  pairs.map(([id, name]) => ({ id, name }))

export const categories: CategorySource[] = [
  {
    id: '10',
    name: '时尚服饰',
    icon: { kind: 'dress', base: '#d98c86', accent: '#fff1e6' },
    children: [
      {
        id: '11',
        name: '女装',
        children: leaves(['111', '短袖T恤'], ['112', '衬衫针织'], ['113', '连衣裙'], ['114', '半裙裤装']),
      },
      {
        id: '12',
        name: '男装',
        children: leaves(['121', '短袖Polo'], ['122', '衬衫西装'], ['123', '卫衣外套'], ['124', '长裤短裤']),
      },
    ],
  },
  {
    id: '20',
    name: '童装童鞋',
    icon: { kind: 'kidsJacket', base: '#f0c45a', accent: '#4f86a6' },
    children: [
      {
        id: '21',
        name: '童装',
        children: leaves(['211', '童装短袖'], ['212', '背带连体'], ['213', '童裙'], ['214', '外套羽绒']),
      },
      { id: '22', name: '童鞋童包', children: leaves(['221', '童鞋'], ['222', '书包帽子']) },
    ],
  },
  {
    id: '30',
    name: '鞋靴箱包',
    icon: { kind: 'backpack', base: '#5d7f74', accent: '#f0c66f' },
    children: [
      {
        id: '31',
        name: '鞋靴',
        children: leaves(['311', '运动鞋'], ['312', '帆布鞋'], ['313', '靴子凉鞋'], ['314', '高跟鞋']),
      },
      { id: '32', name: '箱包', children: leaves(['321', '双肩包'], ['322', '手提包'], ['323', '拉杆箱']) },
    ],
  },
  {
    id: '40',
    name: '手机数码',
    icon: { kind: 'headphones', base: '#55688c', accent: '#f3b562' },
    children: [
      { id: '41', name: '手机平板', children: leaves(['411', '手机'], ['412', '平板电脑']) },
      { id: '42', name: '影音娱乐', children: leaves(['421', '耳机'], ['422', '音箱']) },
      {
        id: '43',
        name: '智能配件',
        children: leaves(['431', '智能手表'], ['432', '键盘电源'], ['433', '相机']),
      },
    ],
  },
  {
    id: '50',
    name: '电视家电',
    icon: { kind: 'tv', base: '#3f4650', accent: '#e08a5b' },
    children: [
      { id: '51', name: '大家电', children: leaves(['511', '平板电视'], ['512', '洗衣机']) },
      { id: '52', name: '厨房小电', children: leaves(['521', '电饭煲水壶'], ['522', '咖啡机']) },
      {
        id: '53',
        name: '生活电器',
        children: leaves(['531', '空气环境'], ['532', '清洁电器'], ['533', '电吹风']),
      },
    ],
  },
  {
    id: '60',
    name: '家居生活',
    icon: { kind: 'chair', base: '#8aa58a', accent: '#f1d9a8' },
    children: [
      { id: '61', name: '家具灯具', children: leaves(['611', '灯具'], ['612', '座椅沙发']) },
      { id: '62', name: '餐厨杯具', children: leaves(['621', '杯壶'], ['622', '锅具餐具']) },
      {
        id: '63',
        name: '家纺装饰',
        children: leaves(['631', '床品毛巾'], ['632', '花瓶香薰'], ['633', '收纳钟表']),
      },
    ],
  },
  {
    id: '70',
    name: '美妆个护',
    icon: { kind: 'perfume', base: '#e3b7ad', accent: '#9b5661' },
    children: [
      { id: '71', name: '护肤', children: leaves(['711', '洁面'], ['712', '精华面霜'], ['713', '面膜']) },
      { id: '72', name: '彩妆香水', children: leaves(['721', '口红底妆'], ['722', '香水']) },
      { id: '73', name: '个人护理', children: leaves(['731', '洗发沐浴'], ['732', '口腔护理']) },
    ],
  },
  {
    id: '80',
    name: '食品饮料',
    icon: { kind: 'coffeeBag', base: '#8a6248', accent: '#e8c48c' },
    children: [
      {
        id: '81',
        name: '休闲零食',
        children: leaves(['811', '坚果'], ['812', '饼干膨化'], ['813', '巧克力']),
      },
      { id: '82', name: '茶饮冲调', children: leaves(['821', '茶叶'], ['822', '咖啡'], ['823', '果汁牛奶']) },
      { id: '83', name: '生鲜礼盒', children: leaves(['831', '水果'], ['832', '蜂蜜礼盒']) },
    ],
  },
]
