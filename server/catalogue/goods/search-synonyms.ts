/** Words that mean the same: a search for one finds the others. */
const SAME: readonly (readonly string[])[] = [
  ['手机', '移动电话', '智能机'],
  ['电视', '电视机', '彩电'],
  ['笔记本', '笔记本电脑', '手提电脑'],
  ['平板', '平板电脑'],
  ['耳机', '耳麦', '耳塞'],
  ['音箱', '音响'],
  ['充电宝', '移动电源'],
  ['热水壶', '电水壶', '烧水壶', '水壶'],
  ['电饭煲', '电饭锅'],
  ['吹风机', '电吹风'],
  ['扫地机', '扫地机器人', '扫地机器'],
  ['吸尘器', '除尘器'],
  ['加湿器', '增湿器'],
  ['t恤', '体恤', '体恤衫', 't恤衫'],
  ['短袖', '半袖'],
  ['卫衣', '套头衫'],
  ['毛衣', '针织衫', '针织'],
  ['羽绒服', '羽绒'],
  ['运动鞋', '跑鞋', '球鞋', '跑步鞋'],
  ['拖鞋', '凉拖'],
  ['双肩包', '背包', '书包'],
  ['拉杆箱', '行李箱', '旅行箱'],
  ['洗面奶', '洁面', '洁面乳', '洗脸'],
  ['沐浴露', '沐浴乳', '沐浴液'],
  ['洗发水', '洗发露', '洗发', '洗头'],
  ['口红', '唇膏', '唇釉'],
  ['面霜', '乳霜'],
  ['保温杯', '保暖杯', '真空杯'],
  ['马克杯', '咖啡杯'],
  ['沙发', '懒人椅'],
  ['台灯', '床头灯', '桌灯'],
  ['床品', '床上用品', '四件套'],
  ['闹钟', '时钟', '挂钟', '座钟'],
  ['童装', '儿童', '小孩', '宝宝'],
]

/** Words of everyday speech and what names of products say for them; not the other way round. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  裙子: ['裙'],
  裤子: ['裤'],
  鞋子: ['鞋', '靴'],
  靴子: ['靴'],
  帽子: ['帽'],
  袜子: ['袜'],
  杯子: ['杯'],
  盘子: ['盘'],
  椅子: ['椅'],
  桌子: ['桌'],
  柜子: ['柜'],
  箱子: ['箱'],
  包包: ['包'],
  被子: ['被'],
  枕头: ['枕'],
  灯具: ['灯'],
  茶叶: ['茶'],
  上衣: ['t恤', '衬衫', '卫衣', '针织', '打底衫'],
  外套: ['夹克', '风衣', '大衣', '羽绒服', '开衫'],
  衣服: ['t恤', '衬衫', '卫衣', '外套', '裙', '裤', '风衣'],
  护肤品: ['洁面', '精华', '面霜', '面膜', '爽肤水'],
  化妆品: ['口红', '粉底', '香水'],
  零食: ['坚果', '饼干', '巧克力', '薯片'],
  饮料: ['茶', '咖啡', '果汁', '牛奶'],
  锅: ['锅', '煲'],
  男士: ['男'],
  男生: ['男'],
  女士: ['女'],
  女生: ['女'],
}

const others = new Map<string, Set<string>>()
const add = (word: string, more: readonly string[]) => {
  const known = others.get(word) ?? new Set()
  for (const other of more) if (other !== word) known.add(other)
  others.set(word, known)
}
for (const group of SAME) for (const word of group) add(word, group)
for (const [word, more] of Object.entries(NARROWER)) add(word, more)

/** What else finds what is meant by a word in simplified, lower-case writing. */
export const synonymsOf = (word: string): string[] => [...(others.get(word) ?? [])]

/** Whether a word is explained here, so that it must not be split. */
export const hasSynonyms = (word: string): boolean => others.has(word)
