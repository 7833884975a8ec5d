import { type Art, put } from '../art'

// prettier-ignore
export const art: Art = {
  sign: 'leaf',
  slides: {
    spring: {
      title: '山里来的茶', line: '三坑两涧 慢火足焙', call: '去喝茶', from: '#eef0e2', to: '#bfcb9f', ground: '#7f9464', text: '#3d4b1e', backdrop: 'hills',
      goods: [put('tin', '焦糖', 600, 320, 0.54, 'mountain'), put('teapot', '湖水绿', 750, 330, 0.52), put('teacup', '墨绿', 890, 338, 0.36)],
    },
    ware: {
      title: '一壶一盏', line: '汝窑与柴烧 手作孤品', call: '看茶器', from: '#f3e9de', to: '#d6b896', ground: '#a67c52', text: '#5f3514', backdrop: 'discs',
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
