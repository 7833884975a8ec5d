// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

export const imageUrl: Schema = {
  'x-name': 'ImageUrl',
  title: '图片',
  description: '空（未选择）、本站路径（以单个 / 开头）或 http(s) 地址',
  type: 'string',
  pattern:
    '^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$',
  default: '',
  'x-messages': { pattern: '图片地址须以 / 或 http(s):// 开头，且不含空格' },
  'x-strings': {
    uploadType: '上传图片只能是 JPG 或者 PNG 格式!',
    uploadHint: 'JPG / PNG，不超过 {n} MB',
    uploadSize: '图片不能大于 {n} MB',
    uploadPixels: '图片不能超过 {n} 万像素',
    uploadBroken: '图片已损坏或不完整，无法读取',
  },
  'x-ui': { quiet: true, widget: 'image' },
}

export const boxStyleProperties: Record<string, Schema> = {
  x: {
    title: '横坐标',
    description: '只在自由面板内有效',
    type: 'number',
    'x-viewport': true,
    default: 0,
    'x-ui': { widget: 'number', unit: 'px', group: '位置', inPanel: true },
  },
  y: {
    title: '纵坐标',
    description: '只在自由面板内有效',
    type: 'number',
    'x-viewport': true,
    default: 0,
    'x-ui': { widget: 'number', unit: 'px', group: '位置', inPanel: true },
  },
  left: {
    title: '左偏移',
    description: '只从旧页面导入，不参与绘制',
    type: 'number',
    'x-ui': { widget: 'hidden' },
  },
  top: {
    title: '上偏移',
    description: '只从旧页面导入，不参与绘制',
    type: 'number',
    'x-ui': { widget: 'hidden' },
  },
  z: {
    title: '层级',
    description: '只在自由面板内有效，子组件默认 10000',
    type: 'integer',
    'x-viewport': true,
    default: 10000,
    'x-ui': { widget: 'number', group: '位置', inPanel: true },
  },
  width: {
    title: '宽度',
    description: '不超过页面宽度；插入顶层时取页面宽度',
    type: 'number',
    'x-viewport': true,
    default: 1190,
    minimum: 0,
    'x-ui': { widget: 'number', unit: 'px', group: '尺寸', withinPage: true },
  },
  height: {
    title: '高度',
    type: 'number',
    'x-viewport': true,
    default: 20,
    minimum: 0,
    'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
  },
  marginTop: {
    title: '上外边距',
    description: '像素数或 auto',
    type: ['number', 'string'],
    'x-viewport': true,
    pattern: '^auto$',
    default: 0,
    'x-messages': { type: '外边距须为数字或 auto', pattern: '外边距须为数字或 auto' },
    'x-ui': { widget: 'spacing', unit: 'px', group: '外边距' },
  },
  marginRight: {
    title: '右外边距',
    description: '像素数或 auto',
    type: ['number', 'string'],
    'x-viewport': true,
    pattern: '^auto$',
    default: 'auto',
    'x-messages': { type: '外边距须为数字或 auto', pattern: '外边距须为数字或 auto' },
    'x-ui': { widget: 'spacing', unit: 'px', group: '外边距' },
  },
  marginBottom: {
    title: '下外边距',
    description: '像素数或 auto',
    type: ['number', 'string'],
    'x-viewport': true,
    pattern: '^auto$',
    default: 0,
    'x-messages': { type: '外边距须为数字或 auto', pattern: '外边距须为数字或 auto' },
    'x-ui': { widget: 'spacing', unit: 'px', group: '外边距' },
  },
  marginLeft: {
    title: '左外边距',
    description: '像素数或 auto',
    type: ['number', 'string'],
    'x-viewport': true,
    pattern: '^auto$',
    default: 'auto',
    'x-messages': { type: '外边距须为数字或 auto', pattern: '外边距须为数字或 auto' },
    'x-ui': { widget: 'spacing', unit: 'px', group: '外边距' },
  },
  paddingTop: {
    title: '上内边距',
    type: 'number',
    'x-viewport': true,
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '内边距' },
  },
  paddingRight: {
    title: '右内边距',
    type: 'number',
    'x-viewport': true,
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '内边距' },
  },
  paddingBottom: {
    title: '下内边距',
    type: 'number',
    'x-viewport': true,
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '内边距' },
  },
  paddingLeft: {
    title: '左内边距',
    type: 'number',
    'x-viewport': true,
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '内边距' },
  },
  borderTopWidth: {
    title: '上边框宽度',
    type: 'number',
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '边框' },
  },
  borderRightWidth: {
    title: '右边框宽度',
    type: 'number',
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '边框' },
  },
  borderBottomWidth: {
    title: '下边框宽度',
    type: 'number',
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '边框' },
  },
  borderLeftWidth: {
    title: '左边框宽度',
    type: 'number',
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'spacing', unit: 'px', group: '边框' },
  },
  borderTopColor: {
    'x-name': 'Colour',
    title: '上边框颜色',
    description:
      '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#ffffffff',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour', linked: true, group: '边框' },
  },
  borderRightColor: {
    'x-name': 'Colour',
    title: '右边框颜色',
    description:
      '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#ffffffff',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour', linked: true, group: '边框' },
  },
  borderBottomColor: {
    'x-name': 'Colour',
    title: '下边框颜色',
    description:
      '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#ffffffff',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour', linked: true, group: '边框' },
  },
  borderLeftColor: {
    'x-name': 'Colour',
    title: '左边框颜色',
    description:
      '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#ffffffff',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour', linked: true, group: '边框' },
  },
  borderStyle: {
    title: '边框样式',
    type: 'string',
    enum: ['solid', 'dashed', 'dotted', 'double'],
    'x-enum': ['实线', '虚线', '点线', '双线'],
    default: 'solid',
    'x-ui': { widget: 'select', group: '边框' },
  },
  borderRadius: {
    title: '圆角',
    type: 'number',
    default: 0,
    minimum: 0,
    'x-ui': { widget: 'number', unit: 'px', group: '边框' },
  },
  opacity: {
    title: '不透明度',
    type: 'number',
    'x-viewport': true,
    default: 1,
    minimum: 0,
    maximum: 1,
    'x-ui': { widget: 'slider', step: 0.05, group: '颜色与背景' },
  },
  foregroundColor: {
    'x-name': 'Colour',
    title: '前景颜色',
    description: '内容和内边距的底色，盖在背景颜色和背景图片上面',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#ffffffff',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: false, widget: 'colour', linked: true, group: '颜色与背景' },
  },
  backgroundColor: {
    'x-name': 'Colour',
    title: '背景颜色',
    description: '整行的底色，内容两侧也有；前景颜色和背景图片盖在它上面',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#ffffffff',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: false, widget: 'colour', linked: true, group: '颜色与背景' },
  },
  backgroundImage: {
    ...imageUrl,
    title: '背景图片',
    'x-ui': { quiet: true, widget: 'image', group: '颜色与背景' },
  },
  showFrom: {
    title: '显示开始时间',
    description: '北京时间；空为不限',
    type: 'string',
    pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$',
    'x-messages': { pattern: '时间应为 2026-01-31 08:00:00 的格式' },
    'x-ui': { widget: 'datetime', group: '显示时间' },
  },
  showTo: {
    title: '显示结束时间',
    description: '北京时间；空为不限',
    type: 'string',
    pattern: '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$',
    'x-messages': { pattern: '时间应为 2026-01-31 08:00:00 的格式' },
    'x-ui': { widget: 'datetime', group: '显示时间' },
  },
}

export const linkProperties: Record<string, Schema> = {
  linkPage: {
    title: '链接类型',
    type: 'string',
    enum: [
      'goods',
      'category',
      'maincategory',
      'brand',
      'page',
      'customer',
      'article',
      'shop',
      'coupons',
      'promotion',
      'seckill',
      'anchor',
      'tel',
      'href',
    ],
    'x-enum': [
      '商品',
      '分类',
      '主类目',
      '品牌',
      '页面',
      '自定义页面',
      '文章',
      '店铺',
      '优惠券',
      '促销活动',
      '秒杀活动',
      '本页位置',
      '电话',
      '自定义链接',
    ],
  },
  linkPageLabel: { title: '链接类型名称', type: 'string' },
  goods_id: { title: '商品', type: 'string', 'x-entity': 'goods' },
  itemId: { title: '商品规格', type: 'string', 'x-entity': 'goods' },
  item_id: { title: '商品规格', type: 'string', 'x-entity': 'goods' },
  category_id: { title: '分类', type: 'string', 'x-entity': 'category' },
  attribute_id: { title: '品牌', type: 'string', 'x-entity': 'brand' },
  theme_pc_template_id: { title: '自定义页面', type: 'string', 'x-entity': 'page' },
  card_id: { title: '优惠券', type: 'string', 'x-entity': 'coupon' },
  article_id: { title: '文章', type: 'string', 'x-entity': 'article' },
  distributor_id: { title: '店铺', type: 'string', 'x-entity': 'shop' },
  promotion_id: { title: '促销活动', type: 'string', 'x-entity': 'promotion' },
  seckill_id: { title: '秒杀活动', type: 'string', 'x-entity': 'seckill' },
  anchor: { title: '本页位置', type: 'string', 'x-entity': 'widget' },
  tel: {
    title: '电话',
    type: 'string',
    pattern: '^(?:|\\d[\\d-]{1,18}\\d)$',
    'x-messages': { pattern: '电话号码由数字和 - 组成，如 400-800-8888' },
  },
  url: {
    'x-name': 'WebUrl',
    title: '页面地址',
    description: '本站路径（以单个 / 开头）或 http(s) 地址',
    type: 'string',
    pattern:
      '^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$',
    'x-messages': { pattern: '链接地址须以 / 或 http(s):// 开头，且不含空格' },
    'x-ui': { widget: 'text', placeholder: 'https://example.com/' },
  },
  href: {
    'x-name': 'WebUrl',
    title: '链接地址',
    description: '本站路径（以单个 / 开头）或 http(s) 地址',
    type: 'string',
    pattern:
      '^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$',
    'x-messages': { pattern: '链接地址须以 / 或 http(s):// 开头，且不含空格' },
    'x-ui': { widget: 'text', placeholder: 'https://example.com/' },
  },
  itemName: { title: '商品名称', type: 'string' },
  category_name: { title: '分类名称', type: 'string' },
  attribute_name: { title: '品牌名称', type: 'string' },
  tag_name: { title: '标签名称', type: 'string' },
  title: { title: '标题', type: 'string' },
  activity_name: { title: '活动名称', type: 'string' },
  template_title: { title: '页面标题', type: 'string' },
  name: { title: '名称', type: 'string' },
}

export const link: Schema = {
  'x-name': 'Link',
  title: '链接',
  description: '空对象表示没有链接；否则 linkPage 指明类型，并带上该类型的一个目标键',
  default: {},
  'x-ui': { quiet: true, widget: 'link' },
  'x-merge': 'all',
  type: 'object',
  additionalProperties: false,
  properties: linkProperties,
}

export const captionSlideProperties: Record<string, Schema> = {
  imgUrl: { ...imageUrl, 'x-content': 'picture' },
  caption: { title: '说明文字', type: 'string', default: '' },
  pathData: link,
}

export const captionSlide: Schema = {
  'x-name': 'CaptionSlide',
  title: '图片与说明',
  type: 'object',
  additionalProperties: false,
  properties: captionSlideProperties,
}

export const categoryLeafProperties: Record<string, Schema> = {
  category_id: {
    title: '分类',
    type: 'string',
    default: '',
    'x-entity': 'category',
    'x-ui': { widget: 'hidden' },
  },
  category_name: { title: '分类名称', type: 'string', default: '' },
  image_url: { ...imageUrl, title: '分类图片' },
}

export const categoryLeaf: Schema = {
  'x-name': 'CategoryLeaf',
  title: '三级分类',
  type: 'object',
  additionalProperties: false,
  properties: categoryLeafProperties,
}

export const categoryBranchProperties: Record<string, Schema> = {
  category_id: {
    title: '分类',
    type: 'string',
    default: '',
    'x-entity': 'category',
    'x-ui': { widget: 'hidden' },
  },
  category_name: { title: '分类名称', type: 'string', default: '' },
  image_url: { ...imageUrl, title: '分类图片' },
  children: {
    title: '下级分类',
    type: 'array',
    items: categoryLeaf,
    default: [],
    'x-ui': { widget: 'sortable-list' },
  },
}

export const categoryBranch: Schema = {
  'x-name': 'CategoryBranch',
  title: '二级分类',
  type: 'object',
  additionalProperties: false,
  properties: categoryBranchProperties,
}

export const categoryNodeProperties: Record<string, Schema> = {
  category_id: {
    title: '分类',
    type: 'string',
    default: '',
    'x-entity': 'category',
    'x-ui': { widget: 'hidden' },
  },
  category_name: { title: '分类名称', type: 'string', default: '' },
  image_url: { ...imageUrl, title: '分类图片' },
  children: {
    title: '下级分类',
    type: 'array',
    items: categoryBranch,
    default: [],
    'x-ui': { widget: 'sortable-list' },
  },
}

export const categoryNode: Schema = {
  'x-name': 'CategoryNode',
  title: '一级分类',
  'x-ui': { widget: 'category' },
  type: 'object',
  additionalProperties: false,
  properties: categoryNodeProperties,
}

export const couponEntryProperties: Record<string, Schema> = {
  card_id: {
    title: '优惠券',
    type: 'string',
    default: '',
    'x-entity': 'coupon',
    'x-ui': { widget: 'hidden' },
  },
  title: { title: '优惠券名称', type: 'string', default: '' },
  description: { title: '优惠说明', type: 'string', default: '' },
  notice: { title: '使用须知', type: 'string', default: '' },
  custom_url: {
    'x-name': 'WebUrl',
    title: '自定义链接',
    description: '本站路径（以单个 / 开头）或 http(s) 地址',
    type: 'string',
    pattern:
      '^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$',
    'x-messages': { pattern: '链接地址须以 / 或 http(s):// 开头，且不含空格' },
    'x-ui': { widget: 'text', placeholder: 'https://example.com/' },
    default: '',
  },
  card_type: {
    title: '优惠券类型',
    type: 'string',
    enum: ['cash', 'discount', 'gift'],
    'x-enum': ['代金券', '折扣券', '兑换券'],
    default: 'cash',
    'x-ui': { widget: 'radio' },
  },
  reduce_cost: {
    'x-name': 'Money',
    title: '减免金额',
    description: '以分为单位的整数，显示时除以 100',
    type: 'integer',
    minimum: 0,
    'x-messages': { type: '金额须为以分为单位的整数' },
    'x-ui': { widget: 'money', unit: '元', quiet: true },
    default: 0,
  },
  least_cost: {
    'x-name': 'Money',
    title: '最低消费',
    description: '以分为单位的整数，显示时除以 100',
    type: 'integer',
    minimum: 0,
    'x-messages': { type: '金额须为以分为单位的整数' },
    'x-ui': { widget: 'money', unit: '元', quiet: true },
    default: 0,
  },
  discount: {
    title: '折扣',
    description: '减去的百分比：30 即 7 折',
    type: 'number',
    default: 0,
    minimum: 0,
    maximum: 100,
    'x-ui': { widget: 'number', unit: '%' },
  },
  imgUrl: {
    ...imageUrl,
    title: '优惠券图片',
    'x-ui': { quiet: true, widget: 'image', recommended: { width: 378, height: 115 } },
  },
  icon_url_list: {
    ...imageUrl,
    title: '优惠券图标',
    'x-ui': { quiet: true, widget: 'image', recommended: { width: 378, height: 115 } },
  },
  object_use_for: { title: '适用范围', type: 'string', default: '' },
  linkPage: {
    title: '链接类型',
    type: 'string',
    enum: ['coupons'],
    'x-enum': ['优惠券'],
    default: 'coupons',
    'x-ui': { widget: 'hidden' },
  },
  linkPageLabel: { title: '链接类型名称', type: 'string', default: '优惠券', 'x-ui': { widget: 'hidden' } },
}

export const couponEntry: Schema = {
  'x-name': 'CouponEntry',
  title: '优惠券',
  description: '选中优惠券时的快照；card_id 为空是占位，顾客看不到',
  'x-strings': { remove: '确定删除该优惠券？' },
  'x-ui': { widget: 'coupons' },
  type: 'object',
  additionalProperties: false,
  properties: couponEntryProperties,
}

export const couponGroupProperties: Record<string, Schema> = {
  type: {
    title: '类型',
    type: 'string',
    enum: ['coupon'],
    'x-enum': ['优惠券'],
    default: 'coupon',
    'x-ui': { widget: 'hidden' },
  },
  data: {
    title: '优惠券',
    type: 'array',
    items: couponEntry,
    default: [
      {
        card_id: '',
        title: '优惠券名称',
        card_type: 'cash',
        reduce_cost: 1000,
        least_cost: 10000,
        discount: 0,
        icon_url_list: '',
        linkPage: 'coupons',
        linkPageLabel: '优惠券',
      },
      {
        card_id: '',
        title: '优惠券名称',
        card_type: 'cash',
        reduce_cost: 1000,
        least_cost: 10000,
        discount: 0,
        icon_url_list: '',
        linkPage: 'coupons',
        linkPageLabel: '优惠券',
      },
      {
        card_id: '',
        title: '优惠券名称',
        card_type: 'cash',
        reduce_cost: 1000,
        least_cost: 10000,
        discount: 0,
        icon_url_list: '',
        linkPage: 'coupons',
        linkPageLabel: '优惠券',
      },
    ],
    'x-ui': { widget: 'coupons' },
  },
}

export const couponGroup: Schema = {
  'x-name': 'CouponGroup',
  title: '优惠券组',
  type: 'object',
  additionalProperties: false,
  properties: couponGroupProperties,
}

export const goodsTagProperties: Record<string, Schema> = {
  tag_id: { title: '标签编号', type: 'string', default: '' },
  tag_name: { title: '标签名称', type: 'string', default: '' },
  font_color: {
    'x-name': 'PlainColour',
    title: '文字颜色',
    description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
    type: 'string',
    pattern:
      '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour' },
  },
  tag_color: {
    'x-name': 'PlainColour',
    title: '标签颜色',
    description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
    type: 'string',
    pattern:
      '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour' },
  },
}

export const goodsTag: Schema = {
  'x-name': 'GoodsTag',
  title: '商品标签',
  type: 'object',
  additionalProperties: false,
  properties: goodsTagProperties,
}

export const goodsEntryProperties: Record<string, Schema> = {
  goods_id: { title: '商品', type: 'string', default: '', 'x-entity': 'goods', 'x-ui': { widget: 'hidden' } },
  itemId: { title: '商品规格', type: 'string', default: '', 'x-ui': { widget: 'hidden' } },
  goods_pic: {
    ...imageUrl,
    title: '商品图片',
    'x-ui': { quiet: true, widget: 'image', recommended: { width: 300, height: 300 } },
  },
  price: {
    'x-name': 'Money',
    title: '价格',
    description: '以分为单位的整数，显示时除以 100',
    type: 'integer',
    minimum: 0,
    'x-messages': { type: '金额须为以分为单位的整数' },
    'x-ui': { widget: 'money', unit: '元', quiet: true },
    default: 0,
  },
  market_price: {
    'x-name': 'Money',
    title: '市场价',
    description: '以分为单位的整数，显示时除以 100',
    type: 'integer',
    minimum: 0,
    'x-messages': { type: '金额须为以分为单位的整数' },
    'x-ui': { widget: 'money', unit: '元', quiet: true },
    default: 0,
  },
  goods_name: { title: '商品名称', type: 'string', default: '' },
  brief: { title: '商品简介', type: 'string', default: '' },
  subTitle: { title: '副标题', type: 'string', default: '' },
  tagList: {
    title: '商品标签',
    type: 'array',
    items: goodsTag,
    default: [],
    'x-ui': { widget: 'sortable-list' },
  },
  linkPage: {
    title: '链接类型',
    type: 'string',
    enum: ['goods'],
    'x-enum': ['商品'],
    default: 'goods',
    'x-ui': { widget: 'hidden' },
  },
  linkPageLabel: { title: '链接类型名称', type: 'string', default: '商品', 'x-ui': { widget: 'hidden' } },
  pathData: link,
}

export const goodsEntry: Schema = {
  'x-name': 'GoodsEntry',
  title: '商品',
  description: '选中商品时的快照；goods_id 为空是占位，顾客看不到',
  'x-strings': { remove: '确定删除该商品？' },
  'x-ui': { widget: 'goods' },
  type: 'object',
  additionalProperties: false,
  properties: goodsEntryProperties,
}

export const goodsRuleProperties: Record<string, Schema> = {
  category_id: {
    title: '分类',
    description: '含下级分类，不选为全部',
    type: 'string',
    'x-entity': 'category',
    'x-ui': { widget: 'one-category' },
  },
  brand_id: {
    title: '品牌',
    type: 'string',
    'x-entity': 'brand',
    'x-ui': { widget: 'record', record: 'brand' },
  },
  tag_id: {
    title: '商品标签',
    type: 'string',
    'x-entity': 'tag',
    'x-ui': { widget: 'record', record: 'tag' },
  },
  promoted: { title: '只要促销中的商品', type: 'boolean', 'x-ui': { widget: 'switch' } },
  order: {
    title: '排序',
    type: 'string',
    enum: ['default', 'newest', 'sales', 'price_asc', 'price_desc'],
    'x-enum': ['默认排序', '最新上架', '销量最高', '价格从低到高', '价格从高到低'],
    'x-ui': { widget: 'select' },
  },
  count: {
    title: '数量',
    type: 'integer',
    minimum: 1,
    maximum: 50,
    'x-messages': { required: '请输入数量' },
    'x-ui': { widget: 'number', unit: '件' },
  },
}

export const goodsRule: Schema = {
  'x-name': 'GoodsRule',
  title: '商品来源',
  description: '有规则时商品由服务器按规则选出，手动挑选的列表保留不显示；没有规则则为手动挑选',
  'x-merge': 'all',
  'x-ui': { widget: 'goods-rule', quiet: true },
  type: 'object',
  additionalProperties: false,
  required: ['order', 'count'],
  properties: goodsRuleProperties,
}

export const goodsGroupProperties: Record<string, Schema> = {
  type: {
    title: '类型',
    type: 'string',
    enum: ['goods'],
    'x-enum': ['商品'],
    default: 'goods',
    'x-ui': { widget: 'hidden' },
  },
  rule: goodsRule,
  data: {
    title: '商品',
    type: 'array',
    items: goodsEntry,
    default: [
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
    ],
    'x-ui': { widget: 'goods' },
  },
}

export const goodsGroup: Schema = {
  'x-name': 'GoodsGroup',
  title: '商品组',
  type: 'object',
  additionalProperties: false,
  properties: goodsGroupProperties,
}

export const goodsSlideProperties: Record<string, Schema> = {
  rule: goodsRule,
  data: {
    title: '商品',
    type: 'array',
    items: goodsEntry,
    default: [
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
    ],
    'x-ui': { widget: 'goods' },
  },
}

export const goodsSlide: Schema = {
  'x-name': 'GoodsSlide',
  title: '商品列表',
  type: 'object',
  additionalProperties: false,
  properties: goodsSlideProperties,
}

export const goodsTabProperties: Record<string, Schema> = {
  text: { title: '选项卡名称', type: 'string', default: '选项卡' },
  rule: goodsRule,
  data: {
    title: '商品',
    type: 'array',
    items: goodsEntry,
    minItems: 1,
    default: [
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
    ],
    'x-messages': { minItems: '请至少添加1个商品' },
    'x-ui': { widget: 'goods' },
  },
}

export const goodsTab: Schema = {
  'x-name': 'GoodsTab',
  title: '选项卡',
  type: 'object',
  additionalProperties: false,
  properties: goodsTabProperties,
}

export const hotZoneProperties: Record<string, Schema> = {
  leftPer: {
    title: '左边距比例',
    description: '占图片的比例，0 到 1',
    type: 'number',
    default: 0,
    minimum: 0,
    maximum: 1,
    'x-ui': { widget: 'number', step: 0.01 },
  },
  topPer: {
    title: '上边距比例',
    description: '占图片的比例，0 到 1',
    type: 'number',
    default: 0,
    minimum: 0,
    maximum: 1,
    'x-ui': { widget: 'number', step: 0.01 },
  },
  widthPer: {
    title: '宽度比例',
    description: '占图片的比例，0 到 1',
    type: 'number',
    default: 0.2,
    minimum: 0,
    maximum: 1,
    'x-ui': { widget: 'number', step: 0.01 },
  },
  heightPer: {
    title: '高度比例',
    description: '占图片的比例，0 到 1',
    type: 'number',
    default: 0.2,
    minimum: 0,
    maximum: 1,
    'x-ui': { widget: 'number', step: 0.01 },
  },
  pathData: link,
}

export const hotZone: Schema = {
  'x-name': 'HotZone',
  title: '热区',
  'x-merge': [['leftPer', 'topPer', 'widthPer', 'heightPer']],
  type: 'object',
  additionalProperties: false,
  properties: hotZoneProperties,
}

export const imageLinkProperties: Record<string, Schema> = {
  imgUrl: { ...imageUrl, 'x-content': 'picture' },
  pathData: link,
}

export const imageLink: Schema = {
  'x-name': 'ImageLink',
  title: '图片链接',
  type: 'object',
  additionalProperties: false,
  properties: imageLinkProperties,
}

export const linkItemProperties: Record<string, Schema> = {
  title: { title: '名称', type: 'string', default: '' },
  pathData: link,
  wgtHotKeywordTextColor: {
    'x-name': 'Colour',
    title: '文字颜色',
    description:
      '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
    type: 'string',
    pattern:
      '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
    default: '#8C8C8C',
    'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
    'x-ui': { quiet: true, widget: 'colour', linked: true },
  },
}

export const linkItem: Schema = {
  'x-name': 'LinkItem',
  title: '链接项',
  type: 'object',
  additionalProperties: false,
  properties: linkItemProperties,
}

export const shopTagProperties: Record<string, Schema> = {
  tag_id: { title: '标签编号', type: 'string', default: '' },
  tag_name: { title: '标签名称', type: 'string', default: '' },
}

export const shopTag: Schema = {
  'x-name': 'ShopTag',
  title: '商铺标签',
  type: 'object',
  additionalProperties: false,
  properties: shopTagProperties,
}

export const nearbyShopProperties: Record<string, Schema> = {
  distributor_id: {
    title: '商铺',
    type: 'string',
    default: '',
    'x-entity': 'shop',
    'x-ui': { widget: 'hidden' },
  },
  name: { title: '商铺名称', type: 'string', default: '' },
  banner: { ...imageUrl, title: '商铺横幅' },
  logo: { ...imageUrl, title: '商铺标志' },
  tagList: {
    title: '商铺标签',
    type: 'array',
    items: shopTag,
    default: [],
    'x-ui': { widget: 'sortable-list' },
  },
}

export const nearbyShop: Schema = {
  'x-name': 'NearbyShop',
  title: '附近商铺',
  'x-ui': { widget: 'shop' },
  type: 'object',
  additionalProperties: false,
  properties: nearbyShopProperties,
}

export const shopEntryProperties: Record<string, Schema> = {
  shop_id: { title: '商铺', type: 'string', default: '', 'x-entity': 'shop', 'x-ui': { widget: 'hidden' } },
  shop_name: { title: '商铺名称', type: 'string', default: '' },
  shop_pic: {
    ...imageUrl,
    title: '商铺顶部图',
    'x-ui': { quiet: true, widget: 'image', recommended: { width: 538, height: 96 } },
  },
  pathData: link,
  banner: {
    ...imageUrl,
    title: '商铺横幅',
    'x-ui': { quiet: true, widget: 'image', recommended: { width: 149, height: 246 } },
  },
  logo: {
    ...imageUrl,
    title: '商铺标志',
    'x-ui': { quiet: true, widget: 'image', recommended: { width: 80, height: 80 } },
  },
  tag_list: {
    title: '商铺标签',
    type: 'array',
    items: shopTag,
    maxItems: 2,
    default: [],
    'x-messages': { maxItems: '每个商铺最多2个标签' },
    'x-ui': { widget: 'tags' },
  },
  rule: goodsRule,
  goods_list: {
    title: '商品',
    type: 'array',
    items: {
      'x-name': 'GoodsEntry',
      title: '商品',
      description: '选中商品时的快照；goods_id 为空是占位，顾客看不到',
      'x-strings': { remove: '确定删除该商品？' },
      'x-ui': { widget: 'goods' },
      type: 'object',
      additionalProperties: false,
      properties: {
        ...goodsEntryProperties,
        goods_pic: {
          ...imageUrl,
          title: '商品图片',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 118, height: 118 } },
        },
      },
    },
    default: [
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
      {
        goods_id: '',
        goods_pic: '',
        price: 9900,
        market_price: 12900,
        goods_name: '商品名称',
        linkPage: 'goods',
        linkPageLabel: '商品',
      },
    ],
    'x-ui': { widget: 'goods' },
  },
}

export const shopEntry: Schema = {
  'x-name': 'ShopEntry',
  title: '商铺',
  description: '选中商铺时的快照；shop_id 为空是占位，顾客看不到',
  'x-strings': { remove: '确定删除该商铺？', clear: '确定情况商铺？' },
  'x-ui': { widget: 'shop' },
  type: 'object',
  additionalProperties: false,
  properties: shopEntryProperties,
}
