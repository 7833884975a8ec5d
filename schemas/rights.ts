/**
 * What operators may do: the one table of rights, used by the server's checks, the designer and the API page. Endpoints,
 * kinds of records, worklists, batches and files each name a right of this table.
 */

/** The roles that every company has; each may do what those before it may. */
export const PRESETS = ['viewer', 'editor', 'owner'] as const
export type Preset = (typeof PRESETS)[number]

export const PRESET_NAMES: Record<Preset, string> = { viewer: '查看', editor: '编辑', owner: '店主' }

interface RightRow {
  title: string
  group: string
  /** What it allows, in one sentence. */
  hint: string
  /** The first preset that has it. */
  preset: Preset
  /** Rights that it makes no sense without; an operator with it has them. */
  needs?: readonly string[]
  /** What an operator with it may be narrowed to. */
  narrowed?: 'pages' | 'shops'
}

const TABLE = {
  'pages.view': {
    title: '查看页面',
    group: '装修',
    hint: '打开页面、模板、组合模块、图片和文章，预览草稿',
    preset: 'viewer',
    narrowed: 'pages',
  },
  'pages.edit': {
    title: '编辑页面',
    group: '装修',
    hint: '新建、修改、复制和删除页面，回到以前的版本，保存模板和组合模块',
    preset: 'editor',
    needs: ['pages.view'],
    narrowed: 'pages',
  },
  'pages.publish': {
    title: '发布页面',
    group: '装修',
    hint: '发布、定时发布、撤回，启用和停用页面',
    preset: 'owner',
    needs: ['pages.view'],
    narrowed: 'pages',
  },
  'images.edit': {
    title: '管理图片',
    group: '装修',
    hint: '上传、整理和删除图片库里的图片',
    preset: 'editor',
  },
  'content.edit': {
    title: '编辑文章',
    group: '装修',
    hint: '新建、修改和删除文章与文章栏目',
    preset: 'editor',
    needs: ['pages.view'],
  },
  'goods.view': {
    title: '查看商品',
    group: '商品',
    hint: '看商品、品牌、标签、分类和库存',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'goods.edit': {
    title: '编辑商品',
    group: '商品',
    hint: '新建、修改、上下架、改价和导入商品，编辑品牌、标签与分类',
    preset: 'editor',
    needs: ['goods.view'],
    narrowed: 'shops',
  },
  'stock.edit': {
    title: '调整库存',
    group: '商品',
    hint: '入库、盘点和批量调整库存',
    preset: 'editor',
    needs: ['goods.view'],
    narrowed: 'shops',
  },
  'orders.view': {
    title: '查看订单',
    group: '交易',
    hint: '看订单、售后单和评价',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'orders.edit': {
    title: '处理订单',
    group: '交易',
    hint: '发货、核销自提、取消、备注、开票，回复和隐藏评价',
    preset: 'editor',
    needs: ['orders.view'],
    narrowed: 'shops',
  },
  'aftersales.edit': {
    title: '处理售后',
    group: '交易',
    hint: '审核售后申请，收货、退款和换货',
    preset: 'editor',
    needs: ['orders.view'],
    narrowed: 'shops',
  },
  'payments.view': {
    title: '查看资金',
    group: '交易',
    hint: '看退款、付款凭证、对账单和收款账户',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'payments.edit': {
    title: '重试退款与对账',
    group: '交易',
    hint: '重试失败的退款，重新对账',
    preset: 'editor',
    needs: ['payments.view'],
    narrowed: 'shops',
  },
  'payments.approve': {
    title: '审批资金',
    group: '交易',
    hint: '订单改价，审核付款凭证，确认转账退款，处理对账差异，修改收款账户',
    preset: 'owner',
    needs: ['payments.view', 'orders.view'],
    narrowed: 'shops',
  },
  'members.view': {
    title: '查看会员',
    group: '会员',
    hint: '看会员、会员等级和员工，手机号码打码',
    preset: 'viewer',
  },
  'members.edit': {
    title: '给会员打标签',
    group: '会员',
    hint: '添加和去掉会员的标签',
    preset: 'editor',
    needs: ['members.view'],
  },
  'members.manage': {
    title: '管理会员',
    group: '会员',
    hint: '调整积分和等级，停用会员，设置会员等级、付费会员与员工',
    preset: 'owner',
    needs: ['members.view'],
  },
  'numbers.view': {
    title: '查看完整号码',
    group: '会员',
    hint: '订单、售后和导出的文件里显示完整的手机号码与银行账号',
    preset: 'editor',
  },
  'marketing.view': {
    title: '查看营销',
    group: '营销',
    hint: '看优惠券、促销、秒杀和员工内购',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'marketing.edit': {
    title: '编辑营销',
    group: '营销',
    hint: '新建、修改和停用优惠券、促销、秒杀与员工内购，发放优惠券',
    preset: 'editor',
    needs: ['marketing.view'],
    narrowed: 'shops',
  },
  'shops.view': {
    title: '查看门店',
    group: '门店',
    hint: '看门店资料和运费模板',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'shops.edit': {
    title: '编辑门店',
    group: '门店',
    hint: '新建、修改和停用门店，编辑运费模板',
    preset: 'editor',
    needs: ['shops.view'],
    narrowed: 'shops',
  },
  'reports.view': {
    title: '查看报表',
    group: '经营',
    hint: '看概览和各种报表',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'sheets.export': {
    title: '导出文件',
    group: '经营',
    hint: '把看得到的订单和商品导出为文件',
    preset: 'viewer',
    narrowed: 'shops',
  },
  'views.share': {
    title: '共享视图',
    group: '经营',
    hint: '把自己保存的列表视图给同事使用',
    preset: 'editor',
  },
  'settings.view': {
    title: '查看设置',
    group: '设置',
    hint: '看商城设置、店铺主题和协议',
    preset: 'viewer',
  },
  'settings.edit': {
    title: '修改设置',
    group: '设置',
    hint: '修改商城设置、店铺主题和协议，清理图片回收站',
    preset: 'owner',
    needs: ['settings.view'],
  },
  'operators.edit': {
    title: '管理运营人员',
    group: '设置',
    hint: '新建和停用账号，设置角色、门店与页面，删除别人共享的视图',
    preset: 'owner',
  },
  'audit.view': {
    title: '查看操作记录',
    group: '设置',
    hint: '看谁在什么时候改了什么',
    preset: 'editor',
  },
} as const satisfies Record<string, RightRow>

export type Right = keyof typeof TABLE

export const RIGHTS: Readonly<Record<Right, RightRow>> = TABLE

/** In display order: groups stand together. */
export const ALL_RIGHTS = Object.keys(TABLE) as Right[]

export const isRight = (text: string): text is Right => Object.hasOwn(TABLE, text)

/** Rights whose forms choose images, goods, shops and pages: with any of them, these can be listed to be chosen. */
export const CHOOSER_RIGHTS: readonly Right[] = [
  'pages.view',
  'goods.view',
  'marketing.view',
  'shops.view',
  'settings.view',
]

export const isPreset = (role: string): role is Preset => PRESETS.some((preset) => preset === role)

export const rightsOfPreset = (preset: Preset): Right[] =>
  ALL_RIGHTS.filter((right) => PRESETS.indexOf(RIGHTS[right].preset) <= PRESETS.indexOf(preset))

/** The first preset with at least one of the rights. */
export const presetWith = (rights: readonly Right[]): Preset =>
  PRESETS.find((preset) => rights.some((right) => rightsOfPreset(preset).includes(right))) ?? 'owner'

/** The rights and all that they need, in the order of the table; unknown words are left out. */
export function withNeeded(chosen: readonly string[]): Right[] {
  const all = new Set<string>()
  const add = (right: string) => {
    if (all.has(right) || !isRight(right)) return
    all.add(right)
    RIGHTS[right].needs?.forEach(add)
  }
  chosen.forEach(add)
  return ALL_RIGHTS.filter((right) => all.has(right))
}

/** The message for an operator with none of the rights. */
export const missingRight = (rights: readonly Right[]): string =>
  `没有“${rights.map((right) => RIGHTS[right].title).join('”或“')}”的权限，请联系管理运营人员的同事`

/** For operators narrowed to some pages, where something touches all of them. */
export const SOME_PAGES = '账号只能编辑指定的页面，不能新建页面，也不能修改所有页面共用的内容'
