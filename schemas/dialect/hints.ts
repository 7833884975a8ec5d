/** The values allowed in `x-ui`: checked by the generator, offered for completion by editors. */

/** Controls that `x-ui.widget` may name; tests compare the list with the registries of engine and designer. */
export const leafNames = {
  text: '一行文字',
  textarea: '多行文字',
  number: '数字',
  money: '金额：存分，显示元',
  measure: '数字，单位随另一属性（unitOf）',
  switch: '开关',
  select: '下拉选择',
  radio: '单选',
  slider: '滑块',
  colour: '颜色',
  spacing: '间距',
  image: '图片',
  link: '链接目标',
  tags: '标签',
  datetime: '日期时间',
  hidden: '不显示',
  readonly: '只读',
  record: '选择一条记录（record）',
  'sortable-list': '可排序列表',
  tabs: '页签列表',
  'style-lists': '每种样式一个列表',
  'hot-zones': '热区',
  goods: '商品',
  'goods-rule': '商品的规则，与同一对象中的商品列表二选一',
  coupons: '优惠券',
  shop: '门店',
  category: '分类',
  'one-category': '一个分类的编号',
  choices: '多选',
  rest: '合计与剩余',
  words: '词语',
  rows: '行',
  matrix: '规格表',
  across: '每个选项一列',
} as const

/** JSON Schema of one hint's value, its meaning as `description`. */
type HintSchema = Readonly<Record<string, unknown>>

const flag = (description: string): HintSchema => ({ type: 'boolean', description })
const text = (description: string): HintSchema => ({ type: 'string', minLength: 1, description })
const number = (description: string): HintSchema => ({ type: 'number', description })
const object = (description: string, properties: Record<string, HintSchema>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
  description,
})

/** All hints; check-annotations.ts also checks those that name another property. */
export const hints: Readonly<Record<string, HintSchema>> = {
  widget: { enum: Object.keys(leafNames), description: 'Control that draws the value' },
  unit: text('Unit beside the value'),
  unitOf: object(
    'Unit by the value of another property',
    { prop: text('Name of a property'), units: { type: 'object', description: 'Value → unit' } },
    ['prop', 'units'],
  ),
  step: number('Step of a number'),
  group: text('Group of fields; at the root the group of the palette or the menu'),
  order: {
    type: ['number', 'array'],
    items: { type: 'string' },
    description: 'Rank among the fields, or the names of all fields in their order',
  },
  placeholder: text('Placeholder of an empty control; at the root the name of an empty page part'),
  when: object(
    'Shown only while a property of props has one of these values',
    { prop: text('Name of a property of props'), in: { type: 'array', minItems: 1, description: 'Values' } },
    ['prop', 'in'],
  ),
  inPanel: flag('Only for widgets inside a free panel'),
  recommended: object('Recommended size of a picture', { width: number('px'), height: number('px') }, [
    'width',
    'height',
  ]),
  record: text('Kind of record that is chosen (schemas/records)'),
  column: flag('A column of the list of records'),
  personal: flag('A number that viewers see with its middle hidden'),
  filter: flag('The list of records can be narrowed by it'),
  fixed: {
    type: ['boolean', 'integer'],
    description:
      'A list whose entries cannot be removed; at the root: a section that appears exactly once, on its own page',
  },
  path: text('Address of the page that a section belongs to'),
  palette: flag('false: not offered in the palette'),
  also: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', minLength: 1 },
    description: 'Other words by which operators look for the widget in the palette',
  },
  opaque: flag('A reserved type, whose content is kept as it is'),
  nearby: flag('Shows the shops near the visitor'),
  reflow: {
    enum: ['scale', 'text', 'keep'],
    description:
      'On phones: keeps its proportion, grows with its lines, or keeps its height; absent: as high as its content',
  },
  marked: flag('A text with marks of bold pieces, colours and lists (`schemas/marked-text.ts`)'),
  cell: number('px of one cell of the grid of a free panel'),
  snap: number('px within which a child of a free panel snaps'),
  linked: flag('A colour that may follow the theme (`schemas/linked-colours.ts`)'),
  quiet: flag('The description is for developers and is not shown'),
  withinPage: flag('At most as wide as the page'),
  derived: flag('Follows from the content and cannot be set'),
  preview: { enum: ['carousel'], description: 'Live preview that the fields share' },
  gradient: text('Name of the gradient whose colours these are'),
  insert: {
    description:
      'What an inserted widget begins with instead of the default, readable and in the theme of its page',
  },
  contrast: object('Text colour, or a marked text with colours, checked for its contrast', {
    on: text('Property with the background colour'),
    size: text('Property with the size of the text'),
    themed: flag('A background without a colour is the theme of the page'),
  }),
  drawnOn: text('Property with the picture that hot zones lie on'),
  main: flag('Only main categories'),
  compact: flag('A small picture'),
  needed: flag('Filled in wherever it is shown, and marked so; its default stands for nothing'),
  less: text('Property whose sum is taken off'),
  of: text('Property whose options make the rows'),
  key: text('Property of an entry that names its option'),
  value: text('Property of an entry that holds its value'),
  suffix: text('After the title of each option'),
}
