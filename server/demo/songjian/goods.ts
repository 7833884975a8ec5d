import { choices } from '../choices'
import { goodsTable } from '../row'

const { weight, cup, packs } = choices

// the same ids as in the other company: data of two companies must not mix
// prettier-ignore
export const goods = goodsTable(101, [
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
