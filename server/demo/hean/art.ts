import { type Art, put, thing } from '../art'

// prettier-ignore
const doors = {
  coupons: { title: '领券中心', line: '满减折扣 天天可领', colour: '#c8372d', subject: thing('giftBox', '砖红') },
  shops: { title: '门店自提', line: '六城同价 到店试穿', colour: '#2f7d5b', subject: thing('tote', '暖白') },
  digital: { title: '数码体验', line: 'ONex 新品先试', colour: '#2f5fb3', subject: thing('phone', '海军蓝') },
  story: { title: '禾岸故事', line: '好物从哪里来', colour: '#9a6a1f', subject: thing('teapot', '焦糖') },
}

// Slides are 970 × 360, cards 350 × 180, posters 400 wide with y counted from the bottom.
// prettier-ignore
export const art: Art = {
  sign: 'sprout',
  slides: {
    // named by pages that are saved already
    summer: {
      title: '衣橱上新', line: '女装新品 满199减30', from: '#fbeee2', to: '#f3c3a6', ground: '#e8a382', text: '#8a2f22', backdrop: 'arches',
      goods: [put('coat', '米杏', 620, 312, 0.58), put('dress', '藕粉', 752, 316, 0.56, 'flower'), put('cardigan', '墨绿', 872, 300, 0.46), put('boot', '咖啡', 690, 346, 0.22), put('handbag', '焦糖', 822, 348, 0.24)],
    },
    onex: {
      title: 'ONex X20 系列', line: '看得更远 也更轻', from: '#16233f', to: '#2d4f8c', ground: '#0e1730', text: '#f3f6fd', backdrop: 'glow',
      goods: [put('tablet', '银灰', 720, 300, 0.66), put('phone', '樱粉', 560, 330, 0.62), put('headphones', '米杏', 862, 330, 0.5), put('watch', '砖红', 680, 346, 0.36), put('earbuds', '雪白', 770, 346, 0.26)],
    },
    screen: {
      title: '大屏观影季', line: '平板电视 至高省千元', from: '#f0e7da', to: '#d5c3a8', ground: '#b99d78', text: '#4a3722', backdrop: 'room',
      goods: [put('floorLamp', '暖白', 500, 326, 0.62), put('tv', '墨黑', 690, 318, 0.72), put('speaker', '石墨灰', 858, 326, 0.34), put('sofa', '豆绿', 900, 356, 0.42), put('vase', '焦糖', 566, 338, 0.28)],
    },
    home: {
      title: '一屋子的光', line: '灯具与家纺 新品', from: '#e9f0e6', to: '#b9cfb6', ground: '#8fae8c', text: '#24503c', backdrop: 'discs',
      goods: [put('chair', '米杏', 560, 328, 0.58), put('lamp', '豆绿', 700, 330, 0.56), put('bedding', '雾蓝', 850, 330, 0.5, 'leaf'), put('mug', '砖红', 632, 344, 0.26, 'leaf'), put('candle', '薰紫', 762, 346, 0.26)],
    },
    // shown 212 high, from y 74 to 286
    points: {
      title: '好物换好礼', line: '家里的好物 慢慢换', from: '#e9f0e6', to: '#b9cfb6', ground: '#8fae8c', text: '#24503c', backdrop: 'discs',
      goods: [put('giftBox', '砖红', 880, 276, 0.42), put('lamp', '豆绿', 720, 276, 0.44), put('mug', '砖红', 620, 272, 0.28, 'leaf'), put('candle', '薰紫', 800, 276, 0.26), put('teapot', '焦糖', 530, 276, 0.3)],
    },
    kids: {
      title: '和孩子去郊游', line: '童装童鞋 两件九折', from: '#dff0f6', to: '#a7d2e2', ground: '#86b478', text: '#1d4f66', backdrop: 'hills',
      goods: [put('kidsTee', '鹅黄', 540, 300, 0.46, 'rocket'), put('kidsJacket', '珊瑚', 690, 292, 0.5, 'bear'), put('romper', '雾蓝', 830, 306, 0.48, 'star'), put('backpack', '天青', 910, 344, 0.36), put('sneaker', '珊瑚', 626, 346, 0.24)],
    },
    story: {
      title: '从杭州的第一家店开始', line: '十年里我们只做一件事 把好物放在离你最近的地方', from: '#eef3ea', to: '#c4d8c2', ground: '#8db08d', text: '#24503c', backdrop: 'hills',
      goods: [put('vase', '焦糖', 700, 322, 0.5), put('chair', '墨绿', 820, 336, 0.52), put('basket', '原木', 910, 346, 0.34)],
    },
    craft: {
      title: '一件好物要等', line: '与三十二家作坊合作 手作器物一窑一色', from: '#f4ebdf', to: '#dcc3a2', ground: '#b78f62', text: '#5a3a1c', backdrop: 'discs',
      goods: [put('teapot', '焦糖', 640, 330, 0.46), put('mug', '雾蓝', 752, 336, 0.36, 'leaf'), put('plates', '湖水绿', 862, 338, 0.44)],
    },
    cafe: {
      title: '店里有咖啡', line: '六家门店 每天新鲜烘焙', from: '#efe5dc', to: '#c9a98c', ground: '#8f6748', text: '#4b2f1c', backdrop: 'room',
      goods: [put('coffeeMachine', '石墨灰', 690, 322, 0.58), put('coffeeBag', '砖红', 822, 330, 0.46), put('teacup', '墨绿', 900, 344, 0.3)],
    },
    french: {
      title: '法式假日', line: '一条连衣裙 一顶草帽 就可以出发', from: '#f9efe6', to: '#e6c9b4', ground: '#c79f86', text: '#6d3a2c', backdrop: 'arches',
      goods: [put('dress', '酒红', 600, 320, 0.62, 'flower'), put('shirt', '暖白', 738, 306, 0.5), put('skirt', '藕粉', 868, 322, 0.5), put('handbag', '焦糖', 668, 346, 0.28), put('heel', '香槟金', 800, 348, 0.24)],
    },
    autumn: {
      title: '早秋系列', line: '新品抢先看 衣橱上新', from: '#efe9df', to: '#cdb694', ground: '#8f7450', text: '#4a3320', backdrop: 'hills',
      goods: [put('coat', '焦糖', 610, 312, 0.6), put('cardigan', '墨绿', 756, 300, 0.5), put('trousers', '咖啡', 872, 322, 0.48), put('boot', '墨黑', 690, 348, 0.26)],
    },
  },
  cards: {
    'new-women': { title: '女装新品', line: '新品抢先看', from: '#fbe9e4', to: '#f1c7bb', text: '#8a3b34', goods: [put('dress', '墨绿', 232, 168, 0.36), put('cardigan', '米杏', 306, 158, 0.28)] },
    'new-men': { title: '男装精选', line: '衣橱上新', from: '#e6edf4', to: '#bccfe0', text: '#26435f', goods: [put('polo', '海军蓝', 236, 160, 0.32), put('sneaker', '焦糖', 308, 168, 0.22)] },
    kids: { title: '童装乐园', line: '两件九折', from: '#fdf3d9', to: '#f3d896', text: '#7a4f10', goods: [put('kidsTee', '雾蓝', 230, 160, 0.32, 'bear'), put('backpack', '樱粉', 308, 168, 0.28)] },
    bags: { title: '通勤箱包', line: '轻装出发', from: '#e8f0ec', to: '#bcd5c9', text: '#1f5a45', goods: [put('suitcase', '雾蓝', 238, 168, 0.36), put('handbag', '焦糖', 306, 168, 0.28)] },
    phones: { title: 'ONex 手机', line: '新品', from: '#e4eaf6', to: '#b4c5e6', text: '#223f7a', goods: [put('phone', '海军蓝', 260, 168, 0.38)] },
    audio: { title: '声音研究所', line: '降噪耳机', from: '#ece8f4', to: '#cbc1e2', text: '#463a7a', goods: [put('headphones', '雾蓝', 238, 168, 0.34), put('speaker', '砖红', 312, 170, 0.26)] },
    kitchen: { title: '厨房小电', line: '省心每一餐', from: '#fdeee0', to: '#f3cda6', text: '#86430f', goods: [put('kettle', '豆绿', 232, 168, 0.32), put('riceCooker', '雾蓝', 308, 168, 0.28)] },
    living: { title: '客厅换新', line: '灯下好时光', from: '#f1ece2', to: '#d9c9ac', text: '#5b4322', goods: [put('lamp', '暖白', 226, 168, 0.34), put('sofa', '豆绿', 302, 168, 0.28)] },
    beauty: { title: '肌肤补给站', line: '敏肌可用', from: '#fbe8ec', to: '#f0c2cc', text: '#8f3450', goods: [put('dropper', '焦糖', 236, 168, 0.34), put('creamJar', '樱粉', 306, 168, 0.26)] },
    snacks: { title: '下午茶时间', line: '好物', from: '#fbf0dc', to: '#eccf9a', text: '#74480f', goods: [put('cookies', '砖红', 238, 168, 0.3), put('coffeeBag', '墨黑', 312, 168, 0.3)] },
  },
  tiles: {
    beauty: { title: '肌肤补给', line: '敏肌可用', from: '#fbe8ec', to: '#f0c2cc', text: '#8f3450', goods: [put('creamJar', '樱粉', 122, 172, 0.2), put('dropper', '焦糖', 74, 170, 0.25)] },
    snacks: { title: '下午茶', line: '好物', from: '#fbf0dc', to: '#eccf9a', text: '#74480f', goods: [put('coffeeBag', '墨黑', 122, 168, 0.23), put('cookies', '砖红', 74, 172, 0.21)] },
  },
  posters: {
    appliance: { title: '家电焕新周', line: '澜屿大牌 至高省千元', from: '#dfe7f3', to: '#9db4d8', text: '#22406f', goods: [put('washer', '雪白', 118, 146, 0.5), put('fan', '雪白', 300, 146, 0.48), put('kettle', '豆绿', 330, 96, 0.3), put('robotVacuum', '石墨灰', 170, 82, 0.42)] },
    sofa: { title: '安家计划', line: '朴作家居 送装一体', from: '#e8efe4', to: '#a9c2a4', text: '#24503c', goods: [put('floorLamp', '暖白', 96, 146, 0.62), put('sofa', '豆绿', 226, 122, 0.6), put('vase', '焦糖', 344, 84, 0.32)] },
    video: { title: '禾岸的一天', line: '从清晨的咖啡 到夜里的灯', from: '#f4e7d6', to: '#d7b48a', text: '#5a3a1c', goods: [put('lamp', '豆绿', 150, 186, 0.46), put('chair', '米杏', 280, 124, 0.52), put('mug', '砖红', 110, 76, 0.3, 'leaf')] },
  },
  strips: {
    doors: Object.values(doors),
    'door-coupons': [doors.coupons],
    'door-shops': [doors.shops],
    'door-digital': [doors.digital],
    'door-story': [doors.story],
  },
  services: { genuine: '正品保障', returns: '七天无理由', delivery: '极速发货', stores: '门店自提' },
}
