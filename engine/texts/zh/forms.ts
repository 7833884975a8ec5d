import { LINKED_COLOURS, type LinkedColour } from '@schemas/linked-colours'

const linkedColours: Readonly<Record<LinkedColour, string>> = LINKED_COLOURS

/** The settings form. */
export const forms = {
  empty: '这里没有可以设置的内容',
  emptyTogether: '所选组件没有共同的设置',
  mixed: '多个值',
  onlyThis: '只编辑这个组件',
  derived: '由内容决定',
  ok: '确定',
  cancel: '取消',

  /** What of a widget beside its properties an operator can set. */
  envelope: { name: '名称', alias: '别名', hidden: '隐藏', locked: '锁定' },
  position: '位置',
  onPhone: (title: string): string => `手机端 ${title}`.trim(),
  sameOnPhone: '手机端与电脑端相同',
  restore: '恢复电脑端的值',
  restoreOf: (title: string): string => `${title}：恢复电脑端的值`,
  noValue: '（空）',
  yes: '是',
  no: '否',

  size: (width: number, height: number): string => `建议 ${width}×${height}`,
  lengths: (least: number, most: number): string => `${least}–${most} 字`,
  mostLength: (most: number): string => `最多 ${most} 字`,
  items: (count: number): string => `${count} 项`,
  exactItems: (count: number): string => `共 ${count} 项`,
  itemsBetween: (least: number, most: number): string => `${least}–${most} 项`,
  mostItems: (most: number): string => `最多 ${most} 项`,
  leastItems: (least: number): string => `至少 ${least} 项`,
  tooMany: (most: number): string => `最多${most}项`,
  tooFew: (least: number): string => `至少${least}项`,

  /** What the titles of four sides have in common. */
  withoutSide: (title: string): string => title.replace(/^[上右下左]/, ''),
  together: '四边一起设置',
  togetherOf: (title: string): string => `${title}四边一起设置`,
  auto: '自动',
  centre: '左右居中',
  slider: (title: string): string => `${title}滑块`,
  allTags: '全部标签',
  noTags: '附近的商铺还没有标签',
  pictureAddress: '图片地址',
  linkKind: '链接类型',
  markup: {
    toolbar: (title: string): string => `${title}的排版`,
    bold: '加粗',
    colour: '颜色',
    list: '列表',
    colours: { red: '红', orange: '橙', green: '绿', blue: '蓝', grey: '灰' },
  },

  list: {
    nth: (number: number): string => `第 ${number} 项`,
    /** An entry without a text and a title of its own. */
    unnamed: (number: number): string => `第 ${number}`,
    item: '项',
    add: (name: string): string => `添加${name}`,
    move: (name: string): string => `移动${name}`,
    moveForward: (name: string): string => `前移${name}`,
    moveBackward: (name: string): string => `后移${name}`,
    duplicate: (name: string): string => `复制${name}`,
    remove: (name: string): string => `删除${name}`,
    problems: (count: number): string => `${count} 处问题`,
    sortable: '可拖动排序',
    instructions: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消',
    lifted: (name: string): string => `拿起${name}`,
    movedTo: (place: number, count: number): string => `移到第 ${place} 位，共 ${count} 位`,
    dropped: (place: number): string => `放在第 ${place} 位`,
    putBack: '放回原位',
  },

  colour: {
    choose: (title: string): string => `选择${title}`,
    chooseFollowing: (title: string, colour: string): string => `选择${title}，现在跟随${colour}`,
    linked: linkedColours,
    following: (colour: string): string => `跟随${colour}`,
    nowFollowing: (colour: string): string => `现在跟随${colour}`,
    follow: '跟随主题',
    followNote: '主题修改后，这里的颜色一起改变',
    none: '未设置',
    clear: '清除颜色',
    clearColour: '透明',
    eyedropper: '从屏幕取色',
    presets: { theme: '主题色', page: '页面颜色', default: '默认颜色' },
    /** Of the picker's controls, in order. */
    sliders: ['色相', '不透明度'],
    format: ['颜色格式'],
    hex: ['十六进制色值'],
    rgb: ['红', '绿', '蓝'],
    hsb: ['色相', '饱和度', '亮度'],
    alpha: ['不透明度'],
    /** @param words the piece of the text, where only a piece is hard to read */
    contrast: (ratio: string, wanted: number, words: string | undefined): string =>
      `${words === undefined ? '' : `“${words}”的`}对比度 ${ratio} : 1，低于 ${wanted} : 1`,
  },
}
