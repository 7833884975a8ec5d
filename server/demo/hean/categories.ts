import type { CategorySource } from '../model'

const leaves = (...rows: [id: string, name: string, params?: Record<string, string>][]): CategorySource[] =>
  rows.map(([id, name, params]) => ({ id, name, ...(params && { params }) }))

export const categories: CategorySource[] = [
  {
    id: '10',
    name: '时尚服饰',
    icon: { kind: 'dress', base: '#d98c86', accent: '#fff1e6' },
    children: [
      {
        id: '11',
        name: '女装',
        params: { 适用人群: '女士' },
        children: leaves(
          ['111', '短袖T恤', { 材质: '棉', 季节: '夏季' }],
          ['112', '衬衫针织', { 材质: '混纺', 季节: '春秋' }],
          ['113', '连衣裙', { 材质: '化纤', 季节: '夏季' }],
          ['114', '半裙裤装', { 材质: '化纤', 季节: '四季' }],
        ),
      },
      {
        id: '12',
        name: '男装',
        params: { 适用人群: '男士' },
        children: leaves(
          ['121', '短袖Polo', { 材质: '棉', 季节: '夏季' }],
          ['122', '衬衫西装', { 材质: '混纺', 季节: '四季' }],
          ['123', '卫衣外套', { 材质: '混纺', 季节: '春秋' }],
          ['124', '长裤短裤', { 材质: '混纺', 季节: '四季' }],
        ),
      },
    ],
  },
  {
    id: '20',
    name: '童装童鞋',
    params: { 适用人群: '儿童' },
    icon: { kind: 'kidsJacket', base: '#f0c45a', accent: '#4f86a6' },
    children: [
      {
        id: '21',
        name: '童装',
        children: leaves(
          ['211', '童装短袖', { 材质: '棉', 季节: '夏季' }],
          ['212', '背带连体', { 材质: '棉', 季节: '春秋' }],
          ['213', '童裙', { 材质: '棉', 季节: '夏季' }],
          ['214', '外套羽绒', { 材质: '化纤', 季节: '冬季' }],
        ),
      },
      {
        id: '22',
        name: '童鞋童包',
        children: leaves(['221', '童鞋', { 材质: '网布' }], ['222', '书包帽子', { 材质: '帆布' }]),
      },
    ],
  },
  {
    id: '30',
    name: '鞋靴箱包',
    params: { 适用人群: '通用' },
    icon: { kind: 'backpack', base: '#5d7f74', accent: '#f0c66f' },
    children: [
      {
        id: '31',
        name: '鞋靴',
        children: leaves(
          ['311', '运动鞋', { 材质: '网布', 季节: '四季' }],
          ['312', '帆布鞋', { 材质: '帆布', 季节: '四季' }],
          ['313', '靴子凉鞋', { 材质: '皮革' }],
          ['314', '高跟鞋', { 材质: '皮革', 适用人群: '女士' }],
        ),
      },
      {
        id: '32',
        name: '箱包',
        children: leaves(
          ['321', '双肩包', { 材质: '帆布' }],
          ['322', '手提包', { 材质: '皮革' }],
          ['323', '拉杆箱', { 材质: '聚碳酸酯' }],
        ),
      },
    ],
  },
  {
    id: '40',
    name: '手机数码',
    params: { 质保: '一年' },
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
    params: { 质保: '两年' },
    icon: { kind: 'tv', base: '#3f4650', accent: '#e08a5b' },
    children: [
      {
        id: '51',
        name: '大家电',
        params: { 质保: '三年' },
        children: leaves(['511', '平板电视'], ['512', '洗衣机']),
      },
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
      {
        id: '61',
        name: '家具灯具',
        params: { 材质: '实木' },
        children: leaves(['611', '灯具', { 材质: '金属' }], ['612', '座椅沙发']),
      },
      {
        id: '62',
        name: '餐厨杯具',
        children: leaves(['621', '杯壶', { 材质: '陶瓷' }], ['622', '锅具餐具', { 材质: '陶瓷' }]),
      },
      {
        id: '63',
        name: '家纺装饰',
        children: leaves(
          ['631', '床品毛巾', { 材质: '棉' }],
          ['632', '花瓶香薰', { 材质: '玻璃' }],
          ['633', '收纳钟表', { 材质: '实木' }],
        ),
      },
    ],
  },
  {
    id: '70',
    name: '美妆个护',
    params: { 保质期: '36个月', 适用人群: '通用' },
    icon: { kind: 'perfume', base: '#e3b7ad', accent: '#9b5661' },
    children: [
      { id: '71', name: '护肤', children: leaves(['711', '洁面'], ['712', '精华面霜'], ['713', '面膜']) },
      { id: '72', name: '彩妆香水', children: leaves(['721', '口红底妆'], ['722', '香水']) },
      {
        id: '73',
        name: '个人护理',
        children: leaves(['731', '洗发沐浴'], ['732', '口腔护理', { 保质期: '长期' }]),
      },
    ],
  },
  {
    id: '80',
    name: '食品饮料',
    params: { 保质期: '12个月', 储存: '常温' },
    icon: { kind: 'coffeeBag', base: '#8a6248', accent: '#e8c48c' },
    children: [
      {
        id: '81',
        name: '休闲零食',
        children: leaves(['811', '坚果'], ['812', '饼干膨化'], ['813', '巧克力']),
      },
      {
        id: '82',
        name: '茶饮冲调',
        children: leaves(
          ['821', '茶叶'],
          ['822', '咖啡'],
          ['823', '果汁牛奶', { 保质期: '7天', 储存: '冷藏' }],
        ),
      },
      {
        id: '83',
        name: '生鲜礼盒',
        children: leaves(['831', '水果', { 保质期: '3天', 储存: '冷藏' }], ['832', '蜂蜜礼盒']),
      },
    ],
  },
]
