// Written by scripts/generate.ts (npm run generate); do not edit.

import type { GoodsRule, ImageUrl, LiveCategory, LiveCoupon, LiveGoods, LiveShop } from './types'

/** 收货地址 */
export interface Address {
  address_id: string
  /** 收货人 */
  username: string
  /** 手机号码 */
  telephone: string
  /** 省市区连写，直辖市只写一次 */
  area: string
  province: string
  city: string
  /** 没有区县的市为空 */
  county: string
  /** 详细地址 */
  adrdetail: string
  /** 邮编；没有时为空 */
  postalCode: string
  /** 1 为默认地址 */
  is_def: 0 | 1
  /** 经度；没有位置时没有此项 */
  lng?: number
  /** 纬度 */
  lat?: number
  created: UnixTime
  updated: UnixTime
}

/** 收货地址 */
export interface AddressContent {
  /** 收货人 */
  username: string
  telephone: Mobile
  /** 省 */
  province: string
  /** 市，市辖区写作同名的市 */
  city: string
  /** 区县；没有区县的市留空 */
  county?: string
  /** 详细地址 */
  adrdetail: string
  /** 邮编 */
  postalCode?: string
  /** 默认地址，1 为设为默认地址；会员的第一个地址总是默认地址 */
  is_def?: 0 | 1
  /** 经度 */
  lng?: number
  /** 纬度 */
  lat?: number
}

/** 旧接口的收货地址 */
export interface LegacyAddress {
  addr_id: string
  /** 收货人 */
  name: string
  mobile: string
  /** 省/市/区县 */
  area: string
  /** 详细地址 */
  addr: string
  /** 邮编 */
  zip: string
  /** 1 为默认地址 */
  def_addr: 0 | 1
}

/** 至少 12 个字符，不能是常见或容易猜到的密码 */
export type OwnPassword = string

/** 自己当前的密码 */
export type GivenPassword = string

/** 身份验证器上的6位动态验证码，或一个恢复码 */
export type GivenCode = string

/** 自己账号的登录方式 */
export interface OwnAccount {
  /** 开启两步验证的时间，ISO 8601；没有开启时为 null */
  second_factor: string | null
  /** 商城要求所有账号开启 */
  second_factor_required: boolean
  /** 还没有用过的恢复码个数 */
  recovery_left: number
}

/** 身份验证器要的密钥，只在这里回答一次 */
export interface SecondFactorSecret {
  /** Base32 */
  secret: string
  /** otpauth://totp/…，二维码的内容 */
  uri: string
}

/** 一个访问令牌；令牌本身只在新建时回答一次 */
export interface AccessToken {
  token_id: string
  /** 名称，与姓名一起显示在历史与日志中 */
  name: string
  /** ISO 8601 时间 */
  created: string
  /** 最近一次使用的时间，精确到十分钟；没有用过时为 null */
  used: string | null
  /** 到期时间 */
  expires: string
  /** 已停用或到期 */
  ended: boolean
}

/** 新建的访问令牌 */
export interface NewAccessToken {
  /** 放在请求头 Authorization: Bearer 之后，只在这里回答一次 */
  token: string
  made: AccessToken
}

/** 恢复码，每个只能用一次，只在这里回答一次 */
export interface RecoveryCodes {
  recovery_codes: string[]
}

/** 一种批量操作；表单见 schemas/actions/{form}.schema.json */
export interface BatchKind {
  form: string
  title: string
  /** 需要的权限 */
  right: string
}

/** 一项的结果；before 与 after 是变化前后的样子 */
export interface BatchLine {
  id: string
  title: string
  state: 'done' | 'same' | 'failed'
  before: string
  after: string
  /** 未能改变的原因；空为没有 */
  message: string
}

/** 筛选，如 approve_status:onsale */
export type BatchFilter = string[]

/** 待办的一个数目，以及它在哪种待办的哪个页签 */
export interface DashboardFigure {
  title: string
  count: number
  worklist: string
  tab: string
}

/** 上海时间一天内付款的订单与退回的金额 */
export interface SalesDay {
  /** 如 2026-11-21 */
  day: string
  /** 订单数 */
  orders: number
  /** 实付金额（分），未扣除退款 */
  total_fee: number
  /** 当日退回的订单金额（分），不论何日付款 */
  refund_fee: number
}

/** library：供页面选用；cover：组合模块与页面模板的封面 */
export type ImagePurpose = 'library' | 'cover'

/** 一次上传的许可，十分钟内有效，只能用一次 */
export interface ImageToken {
  /** 随文件一起提交 */
  token: string
  /** 文件在存储中的位置，随文件一起提交 */
  key: string
  /** 提交文件的地址 */
  host: string
  /** 图片地址 = domain + "/" + key */
  domain: string
  /** 文件不能大于这么多字节 */
  max_bytes: number
  /** 有效期至，ISO 时间 */
  expires: string
}

/** 已保存、尚未登记的图片 */
export interface StoredImage {
  /** 登记时的 img_url */
  key: string
  /** 图片地址，即 img_full_url */
  url: string
  /** 宽，px */
  width: number
  /** 高，px */
  height: number
  /** 字节 */
  size: number
  /** 内容类型 */
  type: string
}

/** 图片库中的一张图片 */
export interface ImageRow {
  image_id: string
  /** 空为不在文件夹中 */
  folder_id: string
  /** 名称 */
  img_name: string
  /** 在存储中的位置 */
  img_url: string
  /** 地址，写入页面 */
  img_full_url: string
  /** 内容类型 */
  img_type: string
  /** 字节 */
  img_size: number
  /** 宽，px */
  width: number
  /** 高，px */
  height: number
  /** 上传者 */
  operator_name: string
  /** ISO 时间 */
  created: string
  /** 删除时间（ISO），空为未删除 */
  deleted: string
}

/** 用到图片的一处 */
export interface ImageUse {
  /** 页面、设置、组合模块、页面模板或商城资料 */
  kind: 'page' | 'setting' | 'module' | 'template' | 'company'
  /** 页面的 page_id、设置的名称、模块或模板的 design_id；账号不能看的页面为空 */
  id: string
  /** 运营人员认得的名称 */
  title: string
  /** 组件编号；空为不属于某个组件 */
  uuid: string
  /** 组件类型；空同上 */
  type: string
  /** 页面的草稿、已发布、两者或定时发布；其他为空 */
  state: 'draft' | 'published' | 'both' | 'scheduled' | ''
}

/** 文件夹 */
export interface ImageFolder {
  folder_id: string
  name: string
  /** 图片张数 */
  images: number
  /** ISO 时间 */
  created: string
}

/** 给运营人员的一条消息 */
export interface OperatorMessage {
  message_id: string
  /** 什么事 */
  kind:
    | 'review_asked'
    | 'review_approved'
    | 'review_returned'
    | 'review_ended'
    | 'note_written'
    | 'note_replied'
    | 'publication_failed'
    | 'import_done'
  /** 在后台的路径 */
  link: string
  /** 文字由这些组成 */
  parts: {
    /** 页面或文件的名称 */
    title?: string
    /** 谁 */
    by?: string
    /** 说明、原因或内容 */
    text?: string
    /** 定时发布的时间，ISO 时间 */
    at?: string
    /** 合并了几条 */
    count?: string
    /** 组件的名称 */
    widget?: string
    /** 文件有几行 */
    rows?: string
    /** 几行没有导入 */
    failed?: string
  }
  /** ISO 时间 */
  created: string
  /** 已读 */
  read: boolean
}

/** 组合模块 */
export interface SavedModule {
  design_id: string
  /** 名称 */
  name: string
  /** 图片地址；空为没有 */
  image: string
  /** 组件与其中的组件：{widget, children}；多个为 {clips: [{widget, children}]} */
  params: unknown
  /** 保存者 */
  operator_name: string
  /** ISO 时间 */
  created: string
}

/** 只能看到这些门店（distributor_id）；空为全部 */
export type OperatorShops = string[]

/** 只能打开这些页面（page_id）；空为全部 */
export type OperatorPages = string[]

/** 权限，见 schemas/rights.ts；需要的权限会一并加上 */
export type RoleRights = string[]

/** 一个角色；自带的角色不能修改 */
export interface RoleRow {
  /** 自带的角色为 viewer、editor、owner */
  role_id: string
  name: string
  /** 自带的角色 */
  preset: boolean
  rights: string[]
  /** 有几个账号 */
  accounts: number
}

/** 一个运营账号 */
export interface OperatorRow {
  operator_id: string
  username: string
  name: string
  /** 角色，viewer 只看，editor 可编辑，owner 可发布与管理，custom 是商城自己的角色（role_id） */
  role: 'viewer' | 'editor' | 'owner' | 'custom'
  /** 商城自己的角色；自带的角色为空 */
  role_id: string
  role_name: string
  shops: OperatorShops
  pages: OperatorPages
  /** 没有多于自己的权限，可以修改 */
  manageable: boolean
  disabled: boolean
  /** ISO 8601 时间 */
  created: string
  /** 已开启两步验证 */
  second_factor: boolean
}

/** 运营账号列表 */
export interface OperatorList {
  list: OperatorRow[]
  count: Total
  total_count: Total
}

/** 一条操作日志 */
export interface AuditEntry {
  audit_id: string
  operator_id: string
  /** 当时的姓名 */
  operator_name: string
  /** 如 operator.create、setting.update */
  action: string
  /** 被修改内容的种类 */
  subject: string
  subject_id: string
  /** 被修改内容当时的名称；当时没有记下的，为现在的名称 */
  title: string
  /** 修改前，任意 JSON；新建时为 null */
  before: unknown
  /** 修改后，任意 JSON；删除时为 null */
  after: unknown
  /** ISO 8601 时间 */
  created: string
}

/** 操作日志，新的在前 */
export interface AuditList {
  more: More
  next: Next
  previous: Previous
  /** 日志里有哪些操作，可以按它们筛选 */
  actions: string[]
  /** before 与 after 中提到的资料现在的名称：种类 → 编号 → 名称；已不存在的不在其中，会员手机号隐去中间四位 */
  names: {
    [k: string]: {
      [k: string]: string
    }
  }
  list: AuditEntry[]
  count: Total
  total_count: Total
}

/** 首页、自定义页、页头、页脚，或商城自带页面 */
export type PageKind = 'home' | 'custom' | 'header' | 'footer' | 'section'

/** 终端，pc 或 h5 */
export type PagePlatform = 'pc' | 'h5'

/** 页面状态，draft 从未发布；published 与已发布的相同；changed 发布后又有修改；scheduled 定时发布中 */
export type PageStatus = 'draft' | 'published' | 'changed' | 'scheduled'

/** 页面的搜索引擎信息；不给的取页面配置与商城的 */
export interface SeoTexts {
  /** 标题 */
  title?: string
  /** 关键词 */
  mate_keywords?: string
  /** 描述 */
  mate_description?: string
}

/** 一个页面 */
export interface PageRow {
  page_id: string
  /** 对外的页面编号 */
  theme_pc_template_id: string
  page_type: PageKind
  platform: PagePlatform
  /** 名称 */
  title: string
  /** 说明 */
  description: string
  /** 自定义页的短地址 /product/{alias}；商城自带页面的名字 */
  alias: string
  /** 是否启用 */
  enabled: boolean
  seo: SeoTexts
  state: PageStatus
  /** 草稿的修订编号 */
  draft_revision: string
  /** 已发布的修订编号；空为从未发布 */
  published_revision: string
  /** 最近一次发布，ISO 时间；空为没有 */
  published: string
  /** 最近一次修改，ISO 时间 */
  updated: string
  /** 最近一次修改草稿的人 */
  updated_by: string
  /** 删除，ISO 时间；空为没有 */
  deleted: string
  /** 在商城中的地址 */
  path: string
  /** 提交了审核，还没有结果 */
  in_review?: boolean
}

/** 一个页面及其草稿 */
export interface DraftPage {
  page: PageRow
  /** 草稿的修订编号，保存时作为 base 交回 */
  revision: string
  /** 第几版；未发布的草稿每次保存保持同一版号 */
  number: number
  /** 页面文档的规范文本 */
  document: string
  /** 保存，ISO 时间 */
  saved: string
  /** 保存者 */
  author: string
}

/** 已保存的草稿 */
export interface SavedDraft {
  page_id: string
  /** 新的修订编号 */
  revision: string
  /** 第几版 */
  number: number
  /** 保存，ISO 时间 */
  saved: string
}

/** 他人已保存的草稿，合并时作为对方 */
export interface DraftConflict {
  page_id: string
  /** 当前草稿的修订编号 */
  revision: string
  /** 第几版 */
  number: number
  /** 页面文档的规范文本 */
  document: string
  /** 保存者 */
  author: string
  /** 保存，ISO 时间 */
  saved: string
}

/** 409 conflict 的 details */
export interface DraftConflicts {
  conflicts: DraftConflict[]
}

/** 页面中的一个问题，以及它在哪个页面 */
export interface PageProblem {
  page_id: string
  severity: 'error' | 'warning'
  /** 组件类型；page 为文档本身 */
  type: string
  /** 组件编号；空为文档本身 */
  uuid: string
  /** JSON Pointer，从组件（或文档）起 */
  path: string
  /** 违反的规则 */
  keyword: string
  /** 运营人员读到的话 */
  message: string
}

/** 422 unpublishable 的 details */
export interface PageProblems {
  problems: PageProblem[]
}

/** 发布状态，scheduled 待发布，done 已发布，cancelled 已取消，failed 失败，withdrawn 已撤回 */
export type PublicationState = 'scheduled' | 'done' | 'cancelled' | 'failed' | 'withdrawn'

/** 一次发布中的一个页面 */
export interface PublishedPageRevision {
  page_id: string
  /** 名称 */
  title: string
  page_type: PageKind
  /** 修订编号 */
  revision: string
  /** 第几版 */
  number: number
}

/** 一次发布：页头、正文与页脚一起生效 */
export interface Publication {
  publication_id: string
  state: PublicationState
  /** 发布者 */
  operator_name: string
  /** 备注 */
  note: string
  /** 发布，ISO 时间 */
  at: string
  /** 提交，ISO 时间 */
  created: string
  /** 失败的原因；空为没有 */
  failure: string
  pages: PublishedPageRevision[]
}

/** 页面的一个版本 */
export interface PageVersion {
  publication_id: string
  /** 本页面在这次发布中的修订编号 */
  revision: string
  /** 第几版 */
  number: number
  state: PublicationState
  /** 商城现在显示的就是它 */
  current: boolean
  /** 发布者 */
  operator_name: string
  /** 备注 */
  note: string
  /** 发布，ISO 时间 */
  at: string
  /** 提交，ISO 时间 */
  created: string
  /** 失败的原因；空为没有 */
  failure: string
  /** 一起发布的页面编号，含本页面 */
  pages: string[]
}

/** 某页面的某次修订 */
export interface RevisionRef {
  page_id: Id
  /** 草稿的修订编号 */
  revision: Id
}

/** 页面，上游的写法 */
export interface UpstreamPageRow {
  theme_pc_template_id: string
  company_id: string
  template_title: string
  template_description: string
  /** 页面类型，index 首页，custom 自定义页 */
  page_type: 'index' | 'custom'
  /** 启用状态，1 启用，2 停用 */
  status: 1 | 2
  version: string
  created: UnixTime
  updated: UnixTime
}

/** 完成 */
export interface UpstreamStatus {
  status: true
}

/** 登录页 */
export interface UpstreamLoginPage {
  /** 标志 */
  logo: string
  /** 背景图 */
  background: string
}

/** 可以链接到的页面 */
export interface PickedPage {
  theme_pc_template_id: string
  title: string
  page_type: 'home' | 'custom'
  enabled: boolean
}

/** 各编号现在的数据；没有的已不存在 */
export interface LiveRows {
  goods: {
    [k: string]: LiveGoods
  }
  coupon: {
    [k: string]: LiveCoupon
  }
  shop: {
    [k: string]: LiveShop
  }
  category: {
    [k: string]: LiveCategory
  }
  nearby?: {
    list: LiveShop[]
    tagList: NearbyTag[]
  }
  /** 各规则现在选出的商品编号，按规则的写法 */
  rules?: {
    [k: string]: string[]
  }
}

/** 页面中的一处失效引用 */
export interface DeadLink {
  /** 第几个页面文档，从 0 起 */
  index: number
  /** 组件编号 */
  uuid: string
  /** JSON Pointer，从组件起 */
  path: string
  entity:
    | 'goods'
    | 'coupon'
    | 'shop'
    | 'category'
    | 'page'
    | 'brand'
    | 'tag'
    | 'article'
    | 'promotion'
    | 'seckill'
    | 'widget'
  /** 规则没有找到商品时为空 */
  id: string
  /** 所指内容的名称，已不存在时为页面中记下的名称 */
  title: string
  /** vanished 已不存在，off_shelf 已下架，disabled 已停用，ended 已结束，unpublished 未发布，hidden 已隐藏，nothing 按规则没有找到商品 */
  reason: 'vanished' | 'off_shelf' | 'disabled' | 'ended' | 'unpublished' | 'hidden' | 'nothing'
  message: string
}

/** 附近商铺的标签 */
export interface NearbyTag {
  tag_id: string
  tag_name: string
}

/** 顾客到不了的内容，或者尚未开始、已领完的内容 */
export interface TargetState {
  entity: string
  id: string
  /** 同 DeadLink；另有 upcoming 尚未开始，used_up 已领完 */
  reason: 'vanished' | 'off_shelf' | 'disabled' | 'ended' | 'unpublished' | 'upcoming' | 'used_up'
  message: string
}

/** 可以链接到的品牌、文章、促销活动或秒杀活动 */
export interface PickedTarget {
  id: string
  title: string
  /** 类型或栏目 */
  note: string
  picture: string
  /** 开始或发布时间，ISO 8601；没有为空 */
  from: string
  /** 结束时间，ISO 8601；没有为空 */
  to: string
}

/** 一种资料；结构见 schemas/records/{name}.schema.json 的 props */
export interface RecordKind {
  name: string
  title: string
  /** 菜单里的分组 */
  group: string
  /** 列表里显示的字段 */
  columns: {
    key: string
    title: string
    /** 怎样显示：文字、数字、分、时间、图片、是否或枚举 */
    kind: 'text' | 'number' | 'cents' | 'time' | 'image' | 'flag' | 'enum'
    /** 数字的单位 */
    unit?: string
    /** 另一字段为其中之一时才有意义 */
    when?: {
      prop: string
      in: unknown[]
    }
    /** 枚举值与其文字 */
    words?: {
      [k: string]: string
    }
  }[]
  filters: RecordFilters
  /** 修改需要的权限 */
  right: string
  /** 自带的角色中谁可以修改 */
  role: 'editor' | 'owner'
  /** 可以新建；否则各条从一开始就有 */
  creatable: boolean
  removable: boolean
  /** 列表还可以这样排序 */
  sorts?: {
    key: string
    title: string
  }[]
  /** 可以批量做的事 */
  batches?: BatchKind[]
}

/** 列表可以按这些字段筛选：words 是可选的值，record 从其他资料里选，days 是首尾两天，如 2026-11-01~2026-11-30 */
export type RecordFilters = {
  key: string
  title: string
  /** 枚举值与其文字 */
  words?: {
    [k: string]: string
  }
  /** 从哪种资料里选 */
  record?: string
  /** 选一段日子 */
  days?: boolean
}[]

/** 一条资料的列表行 */
export interface RecordRow {
  id: string
  title: string
  /** 列表里显示的字段的值 */
  value: unknown
}

/** 一条资料；version 在修改时原样送回 */
export interface RecordValue {
  id: string
  title: string
  /** 缺省值已补全 */
  value: unknown
  version: string
}

/** 资料的种类 */
export type RecordName = string

/** 可以选择的一项 */
export interface RecordOption {
  id: string
  title: string
}

/** 报表的种类 */
export type ReportName = string

/** 北京时间的一天 */
export type Day = string

/** 每页行数 */
export type ReportRows = number

/** 一列，以及怎样显示 */
export interface ReportColumn {
  key: string
  title: string
  kind: 'text' | 'number' | 'cents'
}

export interface ReportValues {
  [k: string]: string | number
}

/** 一段日子的报表：成交按付款时间，退款按退款成功的时间 */
export interface Report {
  name: string
  title: string
  from: string
  to: string
  columns: ReportColumn[]
  /** 一页；合计与文件里是全部 */
  list: {
    id: string
    values: ReportValues
  }[]
  count: Total
  total_count: Total
  totals: ReportValues
}

/** waiting 审核中；approved 已通过；returned 已退回；withdrawn 已撤回 */
export type ReviewState = 'waiting' | 'approved' | 'returned' | 'withdrawn'

/** 一次提交审核 */
export interface PageReview {
  review_id: string
  page_id: string
  /** 页面名称 */
  title: string
  page_type: PageKind
  /** 提交时草稿的修订编号 */
  revision: string
  /** 提交时是第几版 */
  number: number
  state: ReviewState
  /** 提交时的说明 */
  message: string
  /** 提交的人 */
  asked_name: string
  /** 由您提交的 */
  own: boolean
  /** 提交，ISO 时间 */
  created: string
  /** 审核或撤回的人 */
  decided_name: string
  /** ISO 时间；空为审核中 */
  decided: string
  /** 退回的原因 */
  words: string
}

/** 对一条批注的回复 */
export interface NoteReply {
  note_id: string
  /** 内容 */
  text: string
  /** 写的人 */
  author_name: string
  /** 由您写的 */
  own: boolean
  /** ISO 时间 */
  created: string
}

/** 一条批注及其回复 */
export interface ReviewNote {
  note_id: string
  page_id: string
  /** 组件的 uuid；空为整个页面 */
  widget: string
  /** 写批注时组件的名称 */
  widget_name: string
  /** 内容 */
  text: string
  /** 写的人 */
  author_name: string
  /** 由您写的 */
  own: boolean
  /** ISO 时间 */
  created: string
  /** 解决，ISO 时间；空为未解决 */
  settled: string
  /** 标为已解决的人 */
  settled_name: string
  /** 先写的在前 */
  replies: NoteReply[]
}

/** 登录的运营人员 */
export interface Operator {
  operator_id: string
  username: string
  name: string
  /** 角色，viewer 只看，editor 可编辑，owner 可发布与管理，custom 是商城自己的角色 */
  role: 'viewer' | 'editor' | 'owner' | 'custom'
  role_name: string
  /** 只能看到这些门店（distributor_id）；空为全部 */
  shops: string[]
  /** 只能打开这些页面（page_id）；空为全部 */
  pages: string[]
  /** 有哪些权限，见 schemas/rights.ts */
  rights: string[]
}

/** 登录状态 */
export interface SignedIn {
  operator: Operator
  /** 公司；此后的请求都带上它 */
  company_id: string
  shop_name: string
  /** 店铺主题，结构同设置 theme 的值 */
  theme?: unknown
  /** 一张上传的图片最多的字节数 */
  upload_max_bytes: number
  /** 商城要求两步验证而该账号没有开启：除开启以外的操作都会被拒绝 */
  second_factor_due: boolean
}

/** 已完成 */
export interface Done {
  status: true
}

/** 谁在登录；operator 为 null 时没有人 */
export interface CurrentSession {
  operator: Operator | null
  /** 公司；此后的请求都带上它 */
  company_id: string
  shop_name: string
  /** 店铺主题，结构同设置 theme 的值 */
  theme?: unknown
  /** 一张上传的图片最多的字节数 */
  upload_max_bytes: number
  /** 商城要求两步验证而该账号没有开启：除开启以外的操作都会被拒绝 */
  second_factor_due: boolean
}

/** 要读的图片 */
export interface SignInPicture {
  /** 随所读内容一起提交 */
  imageToken: string
  /** data:image/png;base64,… */
  imageData: string
}

/** 设置，analytics 访问统计，side_menu 侧边菜单，phone_bar 手机导航，login_page 登录页，shop_info 店铺信息，tdk 搜索引擎信息，trade 交易设置，after_sale 售后与评价，points_mall 积分商城，staff_purchase 员工内购，privacy_notice 隐私提示，operator_sign_in 运营人员登录，size_charts 尺码表 */
export type SettingName =
  | 'side_menu'
  | 'phone_bar'
  | 'analytics'
  | 'login_page'
  | 'shop_info'
  | 'theme'
  | 'tdk'
  | 'trade'
  | 'after_sale'
  | 'points_mall'
  | 'staff_purchase'
  | 'privacy_notice'
  | 'operator_sign_in'
  | 'size_charts'

/** 一项设置 */
export interface SettingEntry {
  name: SettingName
  title: string
}

/** 一项设置的内容 */
export interface SettingValue {
  name: SettingName
  /** 结构见 schemas/settings/{name}.schema.json 的 props，缺省值已补全 */
  value: unknown
}

/** 表格的种类 */
export type SheetName = string

/** 文件格式 */
export type SheetFormat = 'csv' | 'xlsx'

/** 一种表格 */
export interface SheetKind {
  name: string
  title: string
  /** 能否导入 */
  imports: boolean
  /** 导入需要的权限 */
  import_right?: string
  /** 能否导出 */
  exports: boolean
  /** 一次最多导入几行 */
  most_rows: number
  /** 导入的文件最多几个字节 */
  most_bytes: number
  /** 导出时按哪种待办的页签与搜索筛选；空为不筛选 */
  worklist: string
  /** 导出时按哪种资料的搜索与筛选 */
  record?: string
  columns: {
    /** 表头 */
    title: string
    required: boolean
    /** 只导出，导入时不看 */
    readonly: boolean
    /** 填写说明 */
    note: string
  }[]
}

/** 一次导入或导出 */
export interface SheetJob {
  job_id: string
  name: string
  title: string
  direction: 'import' | 'export'
  file_name: string
  state: 'running' | 'done'
  /** 行数 */
  total: number
  /** 成功的行数，包括无变化的 */
  done: number
  /** 其中无变化的行数 */
  same: number
  /** 失败的行数 */
  failed: number
  operator_name: string
  /** 试导入：只检查，不写入 */
  trial?: boolean
  /** 您能否下载其文件 */
  downloadable: boolean
  created: string
  /** 空为尚未完成 */
  finished: string
}

/** 一行的结果 */
export interface SheetLine {
  /** 行号，表头为第 1 行 */
  line: number
  state: 'waiting' | 'done' | 'same' | 'failed'
  faults: {
    column: string
    message: string
  }[]
}

/** 页面模板 */
export interface PageTemplate {
  design_id: string
  /** 名称 */
  name: string
  /** 图片地址；空为没有 */
  image: string
  /** 终端，pc 或 h5 */
  platform: 'pc' | 'h5'
  /** 自带的，不能删除 */
  built_in: boolean
  /** 用途，blank 空白；home 首页；sale 大促；fresh 上新；stores 门店；brand 品牌；event 活动；own 自己保存的 */
  purpose: 'blank' | 'home' | 'sale' | 'fresh' | 'stores' | 'brand' | 'event' | 'own'
  /** 里面有什么；自己保存的为空 */
  description: string
  /** 保存者；自带的为空 */
  operator_name: string
  /** 保存，ISO 时间 */
  created: string
}

/** 一个页面的颜色，按它的草稿 */
export interface ThemedPage {
  page_id: string
  /** 名称 */
  title: string
  page_type: PageKind
  platform: PagePlatform
  /** 是否启用 */
  enabled: boolean
  /** 草稿的修订编号 */
  revision: string
  /** 跟随店铺主题 */
  follows: boolean
  /** 不跟随时的主题色 */
  themeColor: string
  /** 不跟随时的背景颜色 */
  backgroundColor: string
}

/** 页面文档的一个问题，文字与面板、命令行相同 */
export interface LocatedProblem {
  /** 从 1 起 */
  line: number
  /** 从 1 起，按 UTF-16 单元 */
  column: number
  severity: 'error' | 'warning'
  /** 组件类型；page 为文档本身 */
  type: string
  /** 组件编号；空为文档本身 */
  uuid: string
  /** JSON Pointer，从组件（或文档）起 */
  path: string
  /** 违反的规则 */
  keyword: string
  message: string
}

/** 列表在后台的路径 */
export type ListPath = string

/** 一个列表的筛选、搜索、列与排序 */
export interface SavedView {
  view_id: string
  name: string
  /** 列表地址里 ? 后面的部分 */
  query: string
  /** 所有运营人员可见 */
  shared: boolean
  /** 由您保存 */
  own: boolean
  /** 保存的人 */
  operator_name: string
}

/** 待办的种类 */
export type WorklistName = string

/** 一列，以及怎样显示 */
export interface WorklistColumn {
  key: string
  title: string
  kind: 'text' | 'number' | 'cents' | 'time' | 'image' | 'images'
  /** 点击后打开哪一种待办的哪一件；key 是这一行里它的编号 */
  leads?: {
    worklist: string
    key: string
  }
}

/** 一种待办 */
export interface WorklistKind {
  name: string
  title: string
  group: string
  tabs: {
    key: string
    title: string
  }[]
  columns: WorklistColumn[]
  filters?: RecordFilters
  /** 筛选在哪些行里找，显示在筛选旁边 */
  filter_note?: string
  /** 可以批量做的事 */
  batches?: BatchKind[]
}

/** 列表的一行；values 按列给出 */
export interface WorklistRow {
  id: string
  values: {
    [k: string]: string | number | null
  }
}

/** 详情里的一项；mobile 是手机号码，account 是银行账号，只有能编辑的人看到全部 */
export interface WorklistFact {
  title: string
  kind: 'text' | 'mobile' | 'account' | 'number' | 'cents' | 'time' | 'image' | 'images'
  /** 点击后打开哪一种待办的哪一件 */
  leads?: {
    worklist: string
    id: string
  }
  value: string | number | string[]
}

/** 详情里的一张表 */
export interface WorklistTable {
  title: string
  columns: WorklistColumn[]
  rows: {
    [k: string]: string | number | null
  }[]
}

/** 现在可以做的一件事；表单见 schemas/actions/{form}.schema.json，value 为打开时的内容 */
export interface WorklistAction {
  form: string
  title: string
  /** 自带的角色中谁可以做 */
  role: 'editor' | 'owner'
  /** 需要的权限 */
  right: string
  /** 表单打开时的内容 */
  value: unknown
}

/** 一件事的详情 */
export interface WorklistDetail {
  id: string
  title: string
  facts: WorklistFact[]
  tables: WorklistTable[]
  actions: WorklistAction[]
}

export interface AftersaleDetail {
  detail_id: string
  /** 订单行编号 */
  sub_order_id: string
  item_id: string
  item_name: string
  item_pic: string
  item_bn: string
  item_spec_desc: string
  num: number
  refund_fee: Cents
  refund_point: number
  order_item_type: string
  /** 寄回的期限；0 为没有 */
  auto_refuse_time: UnixTime
}

/** 售后单 */
export interface Aftersale {
  aftersales_bn: string
  order_id: string
  /** 售后类型，ONLY_REFUND 仅退款，REFUND_GOODS 退货退款，EXCHANGING_GOODS 换货 */
  aftersales_type: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  /** 售后状态，0 待处理，1 处理中，2 已处理，3 已驳回，4 已关闭 */
  aftersales_status: 0 | 1 | 2 | 3 | 4
  /** 0 等待商家处理，1 等待买家寄回，2 已寄回，3 已驳回，4 已处理，5 退款驳回，6 退款完成，7 已关闭，8 商家已收货，9 退款中 */
  progress: number
  /** 进度的文字 */
  progress_msg: string
  /** 退款（分，含运费） */
  refund_fee: Cents
  /** 退还的积分 */
  refund_point: number
  /** 其中的运费（分） */
  freight: Cents
  /** refund_point 中的运费积分 */
  freight_point: number
  reason: string
  description: string
  evidence_pic: string[]
  refuse_reason: string
  memo: string
  /** 买家寄回的包裹；没有时为空对象 */
  sendback_data: {
    corp_code?: string
    corp_name?: string
    logi_no?: string
    /** 寄出时间 */
    sent?: UnixTime
  }
  /** 商家换货寄出的包裹；没有时为空对象 */
  sendconfirm_data: {
    corp_code?: string
    corp_name?: string
    logi_no?: string
    /** 寄出时间 */
    sent?: UnixTime
  }
  /** 寄回的地址；没有时为空对象 */
  aftersales_address: {
    contact?: string
    mobile?: string
    address?: string
  }
  return_type: 'logistics' | 'offline'
  /** 联系人 */
  contact: string
  /** 联系电话，本人填写的 */
  mobile: string
  /** 到时自动处理：待处理的同意，待寄回的关闭，已寄回与商家已收货的退款；0 为没有 */
  auto_time: UnixTime
  /** 买家现在可以做的：modify 修改，close 撤销，sendback 填写寄回的快递，confirm 确认收到换货 */
  actions: ('modify' | 'close' | 'sendback' | 'confirm')[]
  create_time: UnixTime
  update_time: UnixTime
  detail: AftersaleDetail[]
}

/** 可申请售后的订单行 */
export interface AftersaleLine {
  /** 订单行编号 */
  id: string
  item_id: string
  item_name: string
  item_spec_desc: string
  pic: string
  num: number
  price: Cents
  total_fee: Cents
  order_item_type: string
  /** 还可申请的件数 */
  left_aftersales_num: number
  /** 已发货的件数 */
  shipped_num: number
  /** 可退货、换货的件数 */
  returnable_num: number
  /** 这些件可退（分） */
  refund_fee: Cents
  /** 这些件可退的积分 */
  refund_point: number
}

/** 售后单所属的订单 */
export interface AftersaleOrder {
  order_id: string
  order_status: string
  /** 状态的细分，同订单 */
  order_status_des: string
  distributor_id: string
  receipt_type: string
  pay_type: string
  item_fee: Cents
  freight_fee: Cents
  total_fee: Cents
  create_time: UnixTime
}

export interface AftersaleEvent {
  kind: string
  /** 买家看到的文字 */
  msg: string
  created: UnixTime
}

/** 售后单与其订单 */
export interface AftersaleWithOrder {
  aftersales_bn: string
  order_id: string
  /** 售后类型，ONLY_REFUND 仅退款，REFUND_GOODS 退货退款，EXCHANGING_GOODS 换货 */
  aftersales_type: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  /** 售后状态，0 待处理，1 处理中，2 已处理，3 已驳回，4 已关闭 */
  aftersales_status: 0 | 1 | 2 | 3 | 4
  /** 0 等待商家处理，1 等待买家寄回，2 已寄回，3 已驳回，4 已处理，5 退款驳回，6 退款完成，7 已关闭，8 商家已收货，9 退款中 */
  progress: number
  /** 进度的文字 */
  progress_msg: string
  /** 退款（分，含运费） */
  refund_fee: Cents
  /** 退还的积分 */
  refund_point: number
  /** 其中的运费（分） */
  freight: Cents
  /** refund_point 中的运费积分 */
  freight_point: number
  reason: string
  description: string
  evidence_pic: string[]
  refuse_reason: string
  memo: string
  /** 买家寄回的包裹；没有时为空对象 */
  sendback_data: {
    corp_code?: string
    corp_name?: string
    logi_no?: string
    /** 寄出时间 */
    sent?: UnixTime
  }
  /** 商家换货寄出的包裹；没有时为空对象 */
  sendconfirm_data: {
    corp_code?: string
    corp_name?: string
    logi_no?: string
    /** 寄出时间 */
    sent?: UnixTime
  }
  /** 寄回的地址；没有时为空对象 */
  aftersales_address: {
    contact?: string
    mobile?: string
    address?: string
  }
  return_type: 'logistics' | 'offline'
  /** 联系人 */
  contact: string
  /** 联系电话，本人填写的 */
  mobile: string
  /** 到时自动处理：待处理的同意，待寄回的关闭，已寄回与商家已收货的退款；0 为没有 */
  auto_time: UnixTime
  /** 买家现在可以做的：modify 修改，close 撤销，sendback 填写寄回的快递，confirm 确认收到换货 */
  actions: ('modify' | 'close' | 'sendback' | 'confirm')[]
  create_time: UnixTime
  update_time: UnixTime
  detail: AftersaleDetail[]
  order_info: AftersaleOrder
  /** 经过，最早的在前 */
  log: AftersaleEvent[]
  /** 退款；还没有时为空对象 */
  refund: {
    /** READY 待退款，PROCESSING 退款中，SUCCESS 已退款，FAILS 退款失败 */
    refund_status?: 'READY' | 'PROCESSING' | 'SUCCESS' | 'FAILS'
    refund_fee?: Cents
    refund_point?: number
    /** 退款成功的时间；0 为还没有 */
    success_time?: UnixTime
  }
}

/** 可以送回的门店；没有时为空对象 */
export interface AftersaleShop {
  distributor_id?: string
  name?: string
  mobile?: string
  address?: string
}

export interface AftersaleQuoteLine {
  /** 订单行编号 */
  id: string
  item_name: string
  order_item_type: string
  num: number
  refund_fee: Cents
  refund_point: number
}

/** 短信验证码 */
export type Vcode = string

/** 图片验证码的 imageToken */
export type CaptchaToken = string

/** 图片上的字符 */
export type CaptchaText = string

/** 登录 */
export interface LoginRequest {
  /** 手机号码 */
  username?: string
  /** 密码 */
  password?: string
  vcode?: Vcode
  /** 登录方式，password 密码，mobile 短信验证码；没有时看给出的是哪一样 */
  check_type?: 'password' | 'mobile'
  /** 账号类型，local 本站账号；其余为第三方账号：oauth 以 trustlogin_tag 说明哪一家，pc_wxqrcode 微信扫码，wx_offiaccount 公众号，wxapp 微信小程序，aliapp 支付宝小程序 */
  auth_type: 'local' | 'oauth' | 'wxapp' | 'wx_offiaccount' | 'pc_wxqrcode' | 'aliapp'
  /** 短信登录时，没有账号就注册一个 */
  auto_register: Flag
  /** 是：不自动注册 */
  silent: Flag
  token?: CaptchaToken
  yzm?: CaptchaText
  /** 哪一家第三方；没有时看 auth_type */
  trustlogin_tag?: string
  /** 第三方带回的 code */
  code?: string
  /** 第三方带回的 state */
  state?: string
  /** 不影响结果：商城自己知道 */
  appid?: string
  /** 不影响结果：商城不向网页给出密钥，也不需要 */
  secret?: string
  /** 不影响结果 */
  url?: string
}

/** 登录的结果 */
export interface Token {
  /** Bearer 令牌；自己的网页得到的只是已登录的标记；还不是会员时为空 */
  token: string
  /** 第三方账号凭证，10 分钟有效，用于绑定 */
  union_id?: string
}

/** 同意的协议 */
export interface AgreedProtocol {
  type: ProtocolType
  version: number
}

/** 注册与资料的一个项目 */
export interface ProfileField {
  key: string
  name: string
  is_open: boolean
  is_required: boolean
  element_type: 'input' | 'radio' | 'select' | 'checkbox' | 'date'
  select: string[]
}

/** 登录的结果，并说明是否新会员 */
export interface NewToken {
  /** Bearer 令牌；自己的网页得到的只是已登录的标记；还不是会员时为空 */
  token: string
  /** 第三方账号凭证，10 分钟有效，用于绑定 */
  union_id?: string
  /** 刚刚注册的为 1 */
  is_new: 0 | 1
}

/** 邮箱 */
export type Email = string

/** sign 注册，login 登录，forgot_password 找回密码，update 更换手机号，staff 员工登录 */
export type CodePurpose = 'sign' | 'login' | 'forgot_password' | 'update' | 'staff'

/** 这一行可参加的一个活动 */
export interface CartPromotion {
  promotion_id: string
  /** full_minus 满减，full_discount 满折 */
  tag_type: string
  /** tag_type 的中文 */
  promotion_tag: string
  marketing_name: string
  /** 规则 */
  rule: string
  /** 正在参加 */
  is_used: boolean
}

/** 一张有门槛的券，和购物车里计入门槛的商品 */
export interface CartCoupon {
  card_id: string
  card_type: 'cash' | 'discount'
  title: string
  /** 门槛，分 */
  least_cost: number
  /** 减免，分 */
  reduce_cost: number
  /** 减去的百分数 */
  discount: number
  /** 0 全部商品，1 指定商品，2 分类，3 标签，4 品牌 */
  use_bound: 0 | 1 | 2 | 3 | 4
  /** 发券的门店，0 为平台 */
  distributor_id: string
  /** 已领取，现在可用 */
  received: boolean
  /** 计入门槛的商品 */
  items: {
    shop_id: string
    item_id: string
  }[]
}

/** 购物车的一行 */
export interface CartLine {
  cart_id: string
  /** 游客为空 */
  user_id: string
  shop_id: string
  shop_type: string
  item_id: string
  goods_id: string
  items_id: string[]
  item_name: string
  item_type: string
  /** normal 普通；sale 特卖、bag 福袋 */
  product_type: 'normal' | 'sale' | 'bag'
  item_bn: string
  /** 一张图片 */
  pics: string
  brief: string
  /** 颜色:藏青,尺码:M */
  item_spec_desc: string
  /** 单价 */
  price: Cents
  /** 加入时的单价；不知道时为 0 */
  added_price: Cents
  /** 货架价 */
  sale_price: Cents
  market_price: Cents
  /** 会员价；没有时为 0 */
  member_price: Cents
  /** 积分商城：每件积分 */
  point: number
  num: number
  /** 还有几件 */
  store: number
  /** 最少购买 */
  start_num: number
  /** 每人限购；0 为不限 */
  limit_num: number
  is_checked: boolean
  /** 换购 */
  is_plus_buy: boolean
  approve_status: string
  /** 正在参加的活动；没有时为空 */
  activity_id: string
  activity_type: string
  activity_info: DiscountInfo[]
  promotions: CartPromotion[]
  /** 换购活动；没有时为空 */
  marketing_id: string
  /** 优惠 */
  discount_fee: Cents
  /** 会员价省下的，已计入单价 */
  member_discount: Cents
  /** 单价 × 件数 − 优惠 */
  total_fee: Cents
  /** 限购；没有时为空对象 */
  limitedBuy: {
    limit_buy?: number
    /** all 永久，day 每天，week 每周，month 每月 */
    limit_period?: 'all' | 'day' | 'week' | 'month'
    bought?: number
  }
  /** 限时特惠；没有时为空对象 */
  limitedTimeSaleAct: {
    id?: string
    name?: string
    price?: Cents
    end_time?: UnixTime
  }
  /** 固定价，不再参加满减 */
  is_last_price: boolean
  parent_id: string
  packages: string[]
  /** 按此件数不能购买的原因；可购买时为空 */
  notice: string
  /** 失效的原因；有效时为空 */
  reason: string
}

/** 一个满减或满折与参加的行 */
export interface CartActivity {
  activity_id: string
  activity_type: string
  activity_name: string
  /** 已达到或下一档的规则 */
  rule: string
  /** 已达到 */
  reached: boolean
  /** 到下一档还差多少分或件；没有下一档时为 0 */
  short: number
  condition_type: 'amount' | 'pieces'
  discount_fee: Cents
  cart_ids: string[]
}

/** 一件赠品或换购商品 */
export interface CartExtraItem {
  item_id: string
  item_name: string
  pics: string
  /** 最多几件 */
  num: number
  /** 单价；赠品为 0 */
  price: Cents
  market_price: Cents
  store: number
  /** 已在购物车中的换购行；没有时为空 */
  cart_id: string
}

/** 一个满赠或换购 */
export interface CartExtras {
  activity_id: string
  activity_name: string
  rule: string
  items: CartExtraItem[]
}

/** 一家店的购物车 */
export interface CartShop {
  shop_id: string
  shop_name: string
  address: string
  mobile: string
  lat: number | null
  lng: number | null
  hour: string
  is_ziti: boolean
  is_delivery: boolean
  /** 选中商品的金额 */
  item_fee: Cents
  /** 同 item_fee */
  cart_total_price: Cents
  /** 选中的件数 */
  cart_total_num: number
  /** 选中的行数 */
  cart_total_count: number
  discount_fee: Cents
  member_discount: Cents
  /** item_fee − discount_fee */
  total_fee: Cents
  list: CartLine[]
  used_activity: {
    activity_id: string
    activity_name: string
  }[]
  used_activity_ids: string[]
  activity_grouping: CartActivity[]
  gift_activity: CartExtras[]
  plus_buy_activity: CartExtras[]
  /** 把选中的商品送到常用地址的运费，不计优惠券；不配送或不知道送到哪里时没有 */
  delivery?: {
    place: DeliveryPlace
    /** 送到那里 */
    is_deliverable: boolean
    freight_fee: Cents
    /** 再买多少（分）免运费；免运费或没有满额包邮时没有 */
    free_short?: Cents
  }
  /** 开通会员可省多少；没有时为空对象 */
  vipgrade_guide_title: {
    vipgrade_name?: string
    /** 几折，如 9 */
    gradeDiscount?: number
    guide_title_desc?: string
    /** 可省 */
    save_fee?: Cents
  }
}

/** 购物车的一行，不含整车优惠 */
export interface CartRow {
  cart_id: string
  user_id: string
  cart_type: string
  shop_type: string
  shop_id: string
  item_id: string
  goods_id: string
  item_name: string
  pics: string
  /** 单价 */
  price: Cents
  num: number
  store: number
  is_checked: boolean
  is_plus_buy: boolean
  activity_id: string
}

/** 旧客户端的一行 */
export interface LegacyCartItem {
  cart_id: string
  sku_id: string
  item_id: string
  item_name: string
  title: string
  bn: string
  pics: string
  image_default_id: string
  /** 规格：颜色，其余各项以空格分隔；没有的为空 */
  spec_info: {
    /** 颜色，或以图片显示的规格 */
    color: string
    /** 尺码等其他规格 */
    size: string
  }
  is_checked: boolean
  goodspromotion: {
    promotion_id: string
  }
  price: Cents
  quantity: number
  num: number
  /** 这一行的优惠 */
  discount_price: Cents
  /** price × quantity − discount_price */
  total_fee: Cents
  store: number
}

/** 分类，不含下级 */
export interface Category {
  category_id: string
  category_name: string
  /** 同 category_name */
  label: string
  /** 上级；一级分类为 0 */
  parent_id: string
  category_level: '1' | '2' | '3'
  /** 从一级到自己的编号，逗号分隔 */
  path: string
  image_url: string
  /** 主类目，否则是销售分类 */
  is_main_category: boolean
  sort: number
}

/** 三级分类 */
export interface CategoryLeaf {
  category_id: string
  category_name: string
  /** 同 category_name */
  label: string
  /** 上级；一级分类为 0 */
  parent_id: string
  category_level: '1' | '2' | '3'
  /** 从一级到自己的编号，逗号分隔 */
  path: string
  image_url: string
  /** 主类目，否则是销售分类 */
  is_main_category: boolean
  sort: number
  children: string[]
}

/** 二级分类 */
export interface CategoryBranch {
  category_id: string
  category_name: string
  /** 同 category_name */
  label: string
  /** 上级；一级分类为 0 */
  parent_id: string
  category_level: '1' | '2' | '3'
  /** 从一级到自己的编号，逗号分隔 */
  path: string
  image_url: string
  /** 主类目，否则是销售分类 */
  is_main_category: boolean
  sort: number
  children: CategoryLeaf[]
}

/** 一级分类 */
export interface CategoryRoot {
  category_id: string
  category_name: string
  /** 同 category_name */
  label: string
  /** 上级；一级分类为 0 */
  parent_id: string
  category_level: '1' | '2' | '3'
  /** 从一级到自己的编号，逗号分隔 */
  path: string
  image_url: string
  /** 主类目，否则是销售分类 */
  is_main_category: boolean
  sort: number
  children: CategoryBranch[]
}

export type Id = string

/** 第几页，从 1 起；小于 1 时为首页，超过末页时为末页 */
export type Page = number

/** 每页条数 */
export type PageSize = number

/** 要这一行之后的一页：上一页答复的 next */
export type After = string

/** 要这一行之前的一页：下一页答复的 previous */
export type Before = string

/** 要最后一页 */
export type Last = boolean

/** 下一页的 after；没有下一页时为 null */
export type Next = string | null

/** 上一页的 before；没有上一页时为 null */
export type Previous = string | null

/** 实际比 count 更多，没有数完 */
export type More = boolean

/** 是否，1 或 true 为是，0 或 false 为否 */
export type Flag = boolean

/** 手机号码：11 位，1 开头，第二位 3 到 9 */
export type Mobile = string

/** 分 */
export type Cents = number

/** Unix 秒；0 为没有 */
export type UnixTime = number

/** 符合条件的总条数 */
export type Total = number

/** 标签 */
export interface Tag {
  tag_id: string
  tag_name: string
  tag_color: string
  font_color: string
}

/** 搜索引擎信息 */
export interface Tdk {
  title: string
  mate_keywords: string
  mate_description: string
}

/** 失败的回答；errors 按参数列出原因 */
export interface ErrorEnvelope {
  msg: string
  data: {
    message: string
    status_code: number
    code: number
    errors?: {
      [k: string]: string[]
    }
    /** 程序继续处理所需的内容，由接口说明 */
    details?: unknown
  }
}

/** 一篇文章 */
export interface Article {
  article_id: string
  /** 栏目 */
  node_id: string
  node_name: string
  kind: 'news' | 'faqs' | 'about'
  title: string
  summary: string
  author: string
  image_url: string
  /** 发布时间（Unix 秒） */
  published: UnixTime
}

/** 一篇文章 */
export interface ArticleDetail {
  article_id: string
  /** 栏目 */
  node_id: string
  node_name: string
  kind: 'news' | 'faqs' | 'about'
  title: string
  summary: string
  author: string
  image_url: string
  /** 发布时间（Unix 秒） */
  published: UnixTime
  /** 正文 HTML，已清理 */
  content: string
  /** 同一栏目的其他文章 */
  related: Article[]
  /** 同一栏目列表中的前一篇；没有时没有这一项 */
  previous?: ArticleName
  /** 同一栏目列表中的后一篇；没有时没有这一项 */
  next?: ArticleName
}

/** 一篇文章的标题 */
export interface ArticleName {
  article_id: string
  title: string
}

/** 文章栏目 */
export interface ArticleNode {
  node_id: string
  /** 上级栏目；没有时为空 */
  parent_id: string
  name: string
  /** news 资讯，faqs 常见问题，about 关于我们 */
  kind: 'news' | 'faqs' | 'about'
  /** 可看的文章 */
  article_count: number
  /** 下级栏目 */
  children: {
    node_id: string
    /** 上级栏目；没有时为空 */
    parent_id: string
    name: string
    /** news 资讯，faqs 常见问题，about 关于我们 */
    kind: 'news' | 'faqs' | 'about'
    /** 可看的文章 */
    article_count: number
  }[]
}

/** 一类常见问题 */
export interface FaqGroup {
  node_id: string
  name: string
  list: {
    article_id: string
    /** 问题 */
    title: string
    /** 回答 HTML，已清理 */
    content: string
  }[]
}

export interface ShopName {
  distributor_id: string
  name: string
}

/** 可领取的优惠券；金额以分计 */
export interface Card {
  card_id: string
  /** cash 代金券，discount 折扣券，new_gift 兑换券 */
  card_type: 'cash' | 'discount' | 'new_gift' | 'gift' | 'money'
  title: string
  color: string
  /** 使用须知 */
  notice: string
  /** 优惠说明 */
  description: string
  date_type: 'DATE_TYPE_FIX_TIME_RANGE' | 'DATE_TYPE_FIX_TERM'
  /** 开始时间（Unix 秒）；DATE_TYPE_FIX_TERM 为领取后几天生效 */
  begin_date: number
  /** 截止时间（Unix 秒）；0 为没有 */
  end_date: UnixTime
  /** DATE_TYPE_FIX_TERM：生效后有效几天，否则为 0 */
  fixed_term: number
  /** 发放数量 */
  quantity: number
  /** 已领数量 */
  get_num: number
  /** 每人限领 */
  get_limit: number
  /** 本人已领 */
  user_get_num: number
  use_limit: number
  /** 减去的百分比：30 即 7 折 */
  discount: number
  /** 满多少可用（分） */
  least_cost: Cents
  /** 最多减多少（分）；0 为不限 */
  most_cost: Cents
  /** 减多少（分） */
  reduce_cost: Cents
  icon_url_list: string[]
  custom_url: string
  /** 顾客可自行领取 */
  receive: boolean
  use_platform: 'mall' | 'store'
  /** 0 全部商品，1 指定商品，2 分类，3 标签，4 品牌 */
  use_bound: 0 | 1 | 2 | 3 | 4
  object_use_for: string
  /** 0 正常 */
  kq_status: number
  grade_ids: string[]
  vip_grade_ids: string[]
  send_begin_time: UnixTime
  send_end_time: UnixTime
  use_scenes: string
  can_use_with_other_discount: boolean
  /** 出券的店铺；0 为平台 */
  distributor_id: string
  /** 限用的店铺；空为全部店铺 */
  distributor_list: ShopName[]
  /** 出券的店铺；平台券为空对象 */
  distributor_info: {
    distributor_id?: string
    name?: string
  }
  /** 已达本人上限时为 1 */
  ifget?: 1
  /** 已领完时为 1 */
  numNull?: 1
  /** 已过期时为 1 */
  gameOver?: 1
}

/** 会员的一张优惠券 */
export interface MemberCoupon {
  id: string
  /** 结算时作为 coupon_discount */
  code: string
  /** 券状态，1 未使用，2 已使用，4 使用中，5 已过期，6 已作废 */
  status: 1 | 2 | 4 | 5 | 6
  /** used 已使用，notstarted 未生效，overdue 已过期；可用时为空 */
  tagClass: '' | 'used' | 'notstarted' | 'overdue'
  /** 未付款的订单正在使用 */
  locked: boolean
  /** 生效日 YYYY-MM-DD */
  begin_date: string
  /** 截止日 YYYY-MM-DD */
  end_date: string
  card_id: string
  card_type: string
  title: string
  color: string
  notice: string
  description: string
  /** 减去的百分比 */
  discount: number
  least_cost: Cents
  most_cost: Cents
  reduce_cost: Cents
  /** 满多少减多少 */
  rule: string
  /** 0 全部商品，1 指定商品，2 分类，3 标签，4 品牌 */
  use_bound: 0 | 1 | 2 | 3 | 4
  object_use_for: string
  icon_url_list: string[]
  /** 出券的店铺；0 为平台 */
  distributor_id: string
  /** 限用的店铺；空为全部店铺 */
  distributor_list: ShopName[]
  coupon: {
    card_id: string
    title: string
    code: string
    card_type: string
    least_cost: Cents
    reduce_cost: Cents
    discount: number
  }
  /** 本次结算可用 */
  valid: boolean
  /** 不可用的原因；可用时为空 */
  reason: string
  /** 本次结算可减（分） */
  discount_fee: Cents
}

/** 物流的一步，新的在前 */
export interface TrackRow {
  /** YYYY-MM-DD HH:mm:ss，北京时间；没有信息时为空 */
  AcceptTime: string
  AcceptStation: string
}

export interface DeliveryItem {
  /** 订单行编号 */
  id: string
  item_id: string
  item_name: string
  item_spec_desc: string
  pic: string
  num: number
}

/** 一个包裹 */
export interface Delivery {
  delivery_id: string
  /** 快递公司代码；merchant 为商家自送 */
  delivery_corp: string
  delivery_corp_name: string
  /** 快递单号；商家自送时为空 */
  delivery_code: string
  create_time: UnixTime
  /** 预计最迟在这一天送达；收货后没有 */
  arrival?: UnixTime
  items: DeliveryItem[]
  /** 件数 */
  items_num: number
  status_msg: string
  /** 最新一步 */
  delivery_info: string
  /** 物流的每一步，新的在前 */
  steps: TrackRow[]
}

/** 快递公司 */
export interface Courier {
  /** 快递公司代码 */
  corp_code: string
  corp_name: string
}

/** 收货之后的订单 */
export interface ReceivedOrder {
  order_id: string
  order_status: string
  /** 收货时间 */
  end_time: UnixTime
  /** 在此之前可申请售后 */
  latest_aftersale_time: UnixTime
  /** 到时自动确认收货 */
  auto_finish_time: UnixTime
}

export interface PickupCode {
  order_id: string
  /** 六位提货码 */
  code: string
  /** 条形码图片 */
  barcode_url: string
  /** 二维码图片 */
  qrcode_url: string
  /** PENDING 待自提，DONE 已核销 */
  ziti_status: 'NOTZITI' | 'PENDING' | 'DONE'
  pickup_location: string
  name: string
  address: string
  hours: string
  contract_phone: string
  pickup_date: string
  pickup_time: string
}

/** 自提点 */
export interface PickupShop {
  /** 自提点，即店铺编号 */
  id: string
  distributor_id: string
  name: string
  lng: string
  lat: string
  province: string
  city: string
  area: string
  address: string
  contract_phone: string
  hours: string
  /** 可提货的星期，1 为星期一，7 为星期日，以逗号分隔 */
  workdays: string
  /** 付款后几天可提货 */
  wait_pickup_days: number
  /** 当天最晚提货时间，HH:mm */
  latest_pickup_time: string
  /** 现在下单可以选择的自提日期 YYYY-MM-DD，从早到晚 */
  pickup_days: string[]
  /** 米；不知道时为 -1 */
  distance: number
}

/** 收藏的商品与它现在的价格、库存 */
export interface FavouriteGoods {
  fav_id: string
  item_id: string
  /** 商品编号；商品已删除时为空 */
  goods_id: string
  item_name: string
  item_image: string
  /** 同 price */
  item_price: Cents
  price: Cents
  market_price: Cents
  /** 活动价；没有活动时没有此项 */
  act_price?: Cents
  /** 同 act_price */
  activity_price?: Cents
  /** 本人的会员价；没有时没有此项 */
  member_price?: Cents
  item_type: 'normal' | 'pointsmall'
  /** 积分商品的积分 */
  point: number
  /** 库存 */
  store: number
  /** onsale 在售，only_show 仅展示，instock 已下架 */
  approve_status: 'onsale' | 'only_show' | 'instock'
  /** 1：福袋已失效；此外没有此项 */
  valid_lucky?: 1
  distributor_id: string
  created: UnixTime
}

/** 收藏的店铺 */
export interface FavouriteShop {
  fav_id: string
  distributor_id: string
  name: string
  /** 同 name */
  store_name: string
  logo: string
  store_address: string
  mobile: string
  /** 营业时间 */
  hour: string
  /** 还在营业 */
  is_valid: boolean
  created: UnixTime
}

/** 浏览过的商品 */
export interface Footprint {
  history_id: string
  item_id: string
  created: UnixTime
  /** 最近一次浏览（Unix 秒） */
  updated: UnixTime
  itemData: GoodsItem
}

/** 省市区的名称；没有下级时为空 */
export interface DeliveryPlace {
  province: string
  city: string
  county: string
}

/** 一件商品（按规格筛选时为一个规格）；金额以分计 */
export interface GoodsItem {
  /** 规格编号 */
  item_id: string
  /** 同 item_id */
  itemId: string
  /** 商品编号；与规格编号同属一个编号空间 */
  goods_id: string
  /** 默认规格 */
  default_item_id: string
  is_default: boolean
  /** 没有可选规格 */
  nospec: boolean
  /** 商品名称 */
  item_name: string
  /** 同 item_name */
  itemName: string
  /** 同 item_name */
  title: string
  /** 同 brief */
  sub_title: string
  /** 同 item_bn */
  bn: string
  /** 第一张图片的地址；没有时为空 */
  image_default_id: string
  /** 简介 */
  brief: string
  /** 货号 */
  item_bn: string
  /** 条码 */
  barcode: string
  /** 单位 */
  item_unit: string
  /** 规格，如 颜色:藏青,尺码:M；没有规格时为空 */
  item_spec_desc: string
  price: Cents
  market_price: Cents
  /** 同 act_price */
  activity_price?: Cents
  /** 库存；一件商品为各规格之和 */
  store: number
  /** 销量 */
  sales: number
  /** 评价数，数到 100 为止 */
  rate_count?: number
  pics: string[]
  videos: string
  /** onsale 在售，only_show 仅展示不可购买 */
  approve_status: 'onsale' | 'only_show'
  item_type: string
  is_gift: boolean
  /** 出售的店铺；0 为总部 */
  distributor_id: string
  /** 没有品牌时为空 */
  brand_id: string
  /** 品牌名称 */
  goods_brand: string
  /** 主类目；没有时为空 */
  item_category: string
  /** 销售分类 */
  item_cat_id: string[]
  /** 克 */
  weight: number
  /** 立方厘米 */
  volume: number
  /** 正在进行的活动 */
  promotion_activity: PromotionActivity[]
  tagList: Tag[]
  /** 活动价（分）：低于其他价格的活动正在进行时才有 */
  act_price?: Cents
  /** 会员价（分）：登录后，且比售价低时才有 */
  member_price?: Cents
  /** 积分，积分商城的商品才有 */
  point: number
  /** 积分商城的商品 */
  is_point: boolean
  /** normal 普通；sale 特卖、bag 福袋，仅员工可见 */
  product_type: 'normal' | 'sale' | 'bag'
  /** 1：常规员工内购商品 */
  staff_goods: 0 | 1
  /** 1：福袋已失效 */
  valid_lucky: 0 | 1
  /** 第一个活动的名称；没有时为空 */
  promotion_tag: string
  /** 第一个活动的标题；没有时为空 */
  promotion_name: string
}

/** 品牌筛选项 */
export interface Brand {
  attribute_id: string
  attribute_name: string
  image_url: string
  /** 有此值的商品数，其他已选条件之下；商品多时第一次可能没有 */
  count?: number
}

/** 正在进行的活动 */
export interface PromotionActivity {
  promotion_id: string
  /** full_minus 满减，full_discount 满折，full_gift 满赠，plus_price_buy 换购，limited_time_sale 限时特惠，normal 秒杀 */
  tag_type: 'full_minus' | 'full_discount' | 'full_gift' | 'plus_price_buy' | 'limited_time_sale' | 'normal'
  /** tag_type 的中文 */
  promotion_tag: string
  /** 活动标题 */
  marketing_name: string
  /** 规则，如 满199元减20元 */
  rules: string[]
  activity_price?: Cents
  start_time: UnixTime
  end_time: UnixTime
}

/** 参数筛选项 */
export interface ParamFacet {
  attribute_id: string
  attribute_name: string
  attribute_values: {
    attribute_value_id: string
    attribute_value_name: string
    /** 有此值的商品数，其他已选条件之下；商品多时第一次可能没有 */
    count?: number
  }[]
}

/** 标签筛选项 */
export interface TagFacet {
  tag_id: string
  tag_name: string
  tag_color: string
  font_color: string
  /** 有此值的商品数，其他已选条件之下；商品多时第一次可能没有 */
  count?: number
}

/** 分类筛选项 */
export interface CategoryFacet {
  category_id: string
  category_name: string
  /** 上级分类；第一级为 0 */
  parent_id: string
  /** 有此值的商品数，其他已选条件之下；商品多时第一次可能没有 */
  count?: number
}

/** 产地筛选项：省与其下的市 */
export interface AddressFacet {
  /** 行政区划代码 */
  id: string
  label: string
  children: {
    id: string
    label: string
  }[]
}

/** 货币 */
export interface Currency {
  currency: string
  symbol: string
}

/** 规格组 */
export interface SpecGroup {
  spec_id: string
  spec_name: string
  /** 以图片显示 */
  is_image: boolean
  spec_values: {
    spec_value_id: string
    /** 显示的名称：自定义名称，否则为规格值 */
    spec_value: string
    spec_value_name: string
    /** 商品自定义的名称；没有时为空 */
    spec_custom_value_name: string
    spec_image_url: string
    item_image_url: string[]
  }[]
}

/** 规格正在进行的秒杀，且秒杀价低于其他价格；未开始和已结束的没有 */
export interface RunningSeckill {
  seckill_id: string
  /** 还可抢购的件数 */
  activity_store: number
  /** 每人限购；0 为不限 */
  limit_num: number
}

/** 一个规格 */
export interface SpecItem {
  item_id: string
  item_bn: string
  barcode: string
  /** 各规格值编号，以 _ 相连 */
  custom_spec_id: string
  item_spec: {
    spec_id: string
    spec_name: string
    spec_value_id: string
    spec_value_name: string
  }[]
  item_spec_desc: string
  price: Cents
  market_price: Cents
  /** 活动价（分）：低于其他价格的活动正在进行时才有 */
  act_price?: Cents
  /** 同 act_price */
  activity_price?: Cents
  /** 会员价（分）：登录后，且比售价低时才有 */
  member_price?: Cents
  seckill?: RunningSeckill
  point: number
  store: number
  /** 克 */
  weight: number
  /** 立方厘米 */
  volume: number
  approve_status: 'onsale' | 'only_show' | 'instock'
  is_default: boolean
  pics: string[]
}

/** 秒杀或限时特惠；没有时为空对象 */
export interface ActivityInfo {
  /** 秒杀；限时特惠为活动编号 */
  seckill_id?: string
  /** 参加的规格 */
  item_id?: string
  activity_name?: string
  activity_price?: Cents
  /** 还可抢购的件数 */
  activity_store?: number
  /** 每人限购；0 为不限 */
  limit_num?: number
  status?: SeckillStatus
  /** 预告时距开始、进行中距结束的秒数 */
  last_seconds?: number
  activity_start_time?: UnixTime
  activity_end_time?: UnixTime
}

/** 出售的店铺；总部为空对象 */
export interface GoodsShop {
  distributor_id?: string
  name?: string
  /** 同 name */
  store_name?: string
  logo?: string
  address?: string
  mobile?: string
  hour?: string
}

/** 商品详情；金额以分计 */
export interface GoodsDetail {
  /** 规格编号 */
  item_id: string
  /** 同 item_id */
  itemId: string
  /** 商品编号；与规格编号同属一个编号空间 */
  goods_id: string
  /** 默认规格 */
  default_item_id: string
  is_default: boolean
  /** 没有可选规格 */
  nospec: boolean
  /** 商品名称 */
  item_name: string
  /** 同 item_name */
  itemName: string
  /** 同 item_name */
  title: string
  /** 同 brief */
  sub_title: string
  /** 同 item_bn */
  bn: string
  /** 第一张图片的地址；没有时为空 */
  image_default_id: string
  /** 简介 */
  brief: string
  /** 货号 */
  item_bn: string
  /** 条码 */
  barcode: string
  /** 单位 */
  item_unit: string
  /** 规格组；没有规格时为空 */
  item_spec_desc: SpecGroup[]
  price: Cents
  market_price: Cents
  /** 同 act_price */
  activity_price?: Cents
  /** 库存；一件商品为各规格之和 */
  store: number
  /** 销量 */
  sales: number
  /** 评价数，数到 100 为止 */
  rate_count?: number
  pics: string[]
  videos: string
  /** onsale 在售，only_show 仅展示不可购买，instock 已下架 */
  approve_status: 'onsale' | 'only_show' | 'instock'
  item_type: string
  is_gift: boolean
  /** 出售的店铺；0 为总部 */
  distributor_id: string
  /** 没有品牌时为空 */
  brand_id: string
  /** 品牌名称 */
  goods_brand: string
  /** 主类目；没有时为空 */
  item_category: string
  /** 销售分类 */
  item_cat_id: string[]
  /** 克 */
  weight: number
  /** 立方厘米 */
  volume: number
  /** 正在进行的活动 */
  promotion_activity: PromotionActivity[]
  tagList: Tag[]
  /** 活动价（分）：低于其他价格的活动正在进行时才有 */
  act_price?: Cents
  /** 会员价（分）：登录后，且比售价低时才有 */
  member_price?: Cents
  /** 积分，积分商城的商品才有 */
  point: number
  /** 积分商城的商品 */
  is_point: boolean
  /** normal 普通；sale 特卖、bag 福袋，仅员工可见 */
  product_type: 'normal' | 'sale' | 'bag'
  /** 1：常规员工内购商品 */
  staff_goods: 0 | 1
  /** 1：福袋已失效 */
  valid_lucky: 0 | 1
  /** 第一个活动的名称；没有时为空 */
  promotion_tag: string
  /** 第一个活动的标题；没有时为空 */
  promotion_name: string
  /** 图文介绍（HTML） */
  intro: string
  /** 各规格 */
  spec_items: SpecItem[]
  /** 以图片显示的规格值 */
  spec_images: {
    spec_value_id: string
    spec_custom_value_name: string
    spec_image_url: string
    item_image_url: string[]
  }[]
  /** 参数表 */
  item_params: {
    attribute_id: string
    attribute_name: string
    attribute_value_id: string
    attribute_value_name: string
  }[]
  /** normal 没有，seckill 秒杀，limited_time_sale 限时特惠 */
  activity_type: 'normal' | 'seckill' | 'limited_time_sale'
  activity_info: ActivityInfo
  /** 可领取的优惠券 */
  kaquan_list: Card[]
  /** 开通会员的提示；没有付费会员或已开通时为空对象 */
  vipgrade_guide_title: {
    vipgrade_name?: string
    vipgrade_desc?: string
    /** 折扣，9 即 9 折 */
    gradeDiscount?: number
    guide_title_desc?: string
    /** 开通后的价格（分）；登录后才有 */
    memberPrice?: Cents
  }
  /** 显示评价 */
  rate_status: boolean
  /** 显示销量 */
  sales_setting: boolean
  distributor_info: GoodsShop
  /** 每人限购；0 为不限 */
  limit_num: number
  /** 限购的周期：all 永久，day 每天，week 每周，month 每月；没有时为 all */
  limit_period?: 'all' | 'day' | 'week' | 'month'
  /** 起购件数 */
  start_num: number
  cur: Currency
  /** 所在的销售分类，从一级到最下一级；没有分类时为空 */
  category_path?: {
    category_id: string
    category_name: string
  }[]
  /** 尺码表；第一行是表头，没有时不存在 */
  size_chart?: {
    title: string
    /** 规格名 */
    spec: string
    rows: string[][]
  }
  tdk_data?: Tdk
}

/** 订单的发票 */
export interface OrderInvoice {
  order_id: string
  /** 开票金额（分）：实付减去已退 */
  total_fee: Cents
  /** 下单时间 */
  create_time: UnixTime
  /** 发票类型，individual 个人，unit 单位 */
  title: 'individual' | 'unit'
  /** 抬头 */
  content: string
  /** 纳税人识别号 */
  registration_number: string
  company_address: string
  company_phone: string
  bankname: string
  bankaccount: string
  /** 已开票 */
  is_invoiced: boolean
  invoice_number: string
}

/** 为一个订单申请的发票 */
export interface InvoiceRequest {
  /** 发票类型，individual 个人，unit 单位 */
  title: 'individual' | 'unit'
  /** 抬头 */
  content: string
  /** 税号：大写字母与数字，15、17、18 或 20 位；个人为空 */
  registration_number?: string
  company_address?: string
  company_phone?: string
  bankname?: string
  bankaccount?: string
  order_id: Id
}

/** 二维码里的凭证 */
export type ScanCode = string

export interface ScanRequest {
  code: ScanCode
}

/** 告诉会员的一件事 */
export interface MemberMessage {
  message_id: string
  /** shipped 已发货，refunded 已退款，cancelled 订单取消，cancel_refused 取消申请被拒，aftersale 售后进度，replied 评价回复，in_stock 到货，coupon_ending 优惠券快过期，pay_reminder 待付款提醒，pickup_reminder 待自提提醒，account 账号安全 */
  kind:
    | 'shipped'
    | 'refunded'
    | 'cancelled'
    | 'cancel_refused'
    | 'aftersale'
    | 'replied'
    | 'in_stock'
    | 'coupon_ending'
    | 'pay_reminder'
    | 'pickup_reminder'
    | 'account'
  title: string
  content: string
  /** 去哪里看 */
  target: {
    kind: 'order' | 'aftersale' | 'item' | 'coupon' | 'account'
    /** 订单号、售后单号、商品、券码；account 时为空 */
    id: string
  }
  created: UnixTime
  is_read: boolean
}

/** 一次积分变动 */
export interface PointEntry {
  id: string
  /** 变动，减少为负 */
  point: number
  /** 增加 */
  income: number
  /** 减少 */
  outcome: number
  outin_type: 'in' | 'out'
  /** 1 注册，2 推荐，3 充值，4 推广，5 兑换，6 抵扣，7 订单奖励，8 等级返还，9 取消订单，10 售后，11 抽奖，12 调整 */
  journal_type: number
  /** 说明 */
  point_desc: string
  /** 没有订单时为空 */
  order_id: string
  created: UnixTime
}

/** 会员等级 */
export interface GradeInfo {
  grade_id: string
  grade_name: string
  /** 新会员的等级 */
  default_grade: boolean
  background_pic_url: string
  promotion_condition: {
    /** 累计消费达到多少（分） */
    total_consumption: Cents
  }
  privileges: {
    /** 减去的百分比：20 即 8 折；0 为没有 */
    discount: number
    discount_desc: string
  }
}

/** 会员资料 */
export interface MemberInfo {
  user_id: string
  /** 同 user_id */
  userId: string
  company_id: string
  grade_id: string
  /** 本次登录的方式：member 会员，staff 员工 */
  login_type: 'member' | 'staff'
  /** 中间四位隐去；没有绑定时为空 */
  mobile: string
  username: string
  nickname: string
  avatar: string
  /** 性别，0 未知，1 男，2 女 */
  sex: 0 | 1 | 2
  birthday: string
  address: string
  email: string
  /** 邮箱已用验证码验证；只有这样的邮箱会收到验证码 */
  email_verified: boolean
  industry: string
  income: string
  edu_background: string
  habbit: string[]
  /** 会员卡号 */
  user_card_code: string
  /** 推荐人；没有时为空 */
  inviter_id: string
  created: UnixTime
  disabled: boolean
  /** 商城另外要求填写的内容 */
  requestFields: {
    [k: string]: string | string[]
  }
  /** 是员工 */
  is_employee: boolean
  is_relative: boolean
  gradeInfo: GradeInfo
  /** 更高一级；已是最高时没有此项 */
  nextGradeInfo?: GradeInfo
  /** 累计消费（分） */
  totalConsumption: Cents
  /** 第三方账号；没有时为空 */
  open_id: string
}

/** 会员可以修改的资料；没有提交的不变。邮箱与手机号码不在此处修改，见 member/bindemail 与 member/bindmobile */
export interface MemberProfile {
  /** 姓名 */
  username?: string
  /** 昵称 */
  nickname?: string
  /** 头像：本站上传的图片，或以 http(s):// 开头的地址 */
  avatar?: string
  /** 性别，0 未知，1 男，2 女 */
  sex?: 0 | 1 | 2
  /** 如 1990-01-31；空为不填 */
  birthday?: string
  /** 所在地 */
  address?: string
  /** 行业 */
  industry?: string
  /** 收入 */
  income?: string
  /** 学历 */
  edu_background?: string
  /** 爱好 */
  habbit?: string[]
}

export interface MemberSession {
  session_id: string
  /** cookie 本站，bearer 其他客户端 */
  carrier: 'cookie' | 'bearer'
  /** 以员工身份登录 */
  staff: boolean
  user_agent: string
  /** 系统与浏览器，如 Windows · Chrome */
  device: string
  /** 登录时的网络地址，隐去后段；不知道时为空 */
  address: string
  created: UnixTime
  /** 最近一次请求（Unix 秒） */
  seen: UnixTime
  expires: UnixTime
  /** 就是这一个 */
  current: boolean
}

/** 一项优惠在这一行的份额 */
export interface LineDiscount {
  id: string
  /** 同订单的 discount_info；promotion 赠品分摊，adjust 商家改价 */
  type: string
  /** 名称 */
  info: string
  /** 规则 */
  rule: string
  /** 份额（分）；赠品分摊到的货款为负 */
  discount_fee: number
  coupon_code?: string
}

/** 订单中的一行 */
export interface OrderItem {
  /** 子订单编号，申请售后时使用 */
  id: string
  item_id: string
  goods_id: string
  /** 货号 */
  item_bn: string
  item_name: string
  pic: string
  num: number
  /** 成交单价 */
  price: Cents
  /** 市场价 */
  market_price: Cents
  /** 单价 × 数量 */
  item_fee: Cents
  /** 实付 */
  total_fee: Cents
  /** 优惠（分）；赠品为负，是它从同一活动的商品分摊到的货款 */
  discount_fee: number
  /** 每项优惠在这一行的份额 */
  discount_info: LineDiscount[]
  /** 会员价省下的 */
  member_discount: Cents
  /** 优惠券 */
  coupon_discount: Cents
  /** 促销（分）；赠品为负，含赠品分摊 */
  promotion_discount: number
  /** 积分抵扣 */
  point_fee: Cents
  /** 使用的积分 */
  share_points: number
  /** 规格 */
  item_spec_desc: string
  /** normal 商品，gift 赠品，plus_buy 换购 */
  order_item_type: 'normal' | 'gift' | 'plus_buy'
  /** PENDING 未发货，PARTAIL 部分，DONE 已发货 */
  delivery_status: 'PENDING' | 'PARTAIL' | 'DONE'
  /** 已发货件数 */
  delivery_item_num: number
  /** 已取消件数 */
  cancel_item_num: number
  /** 还可申请售后的件数 */
  left_aftersales_num: number
  /** normal 普通；sale 特卖、bag 福袋 */
  product_type: 'normal' | 'sale' | 'bag'
  /** 1：福袋已失效 */
  valid_lucky: 0 | 1
  /** 下单时每人限购的件数；0 为不限 */
  limit_num: number
  /** 限购的周期：all 永久，day 每天，week 每周，month 每月 */
  limit_period: 'all' | 'day' | 'week' | 'month'
  /** 最近一次售后：0 待处理，1 处理中，2 已处理，3 已驳回，4 已关闭；null 没有申请过 */
  aftersales_status: number | null
  /** 售后申请截止；0 为还没有开始计算 */
  auto_close_aftersales_time: UnixTime
  /** 已退 */
  refunded_fee: Cents
  /** 已评价 */
  is_rate: boolean
}

/** 订单；金额以分计 */
export interface OrderInfo {
  order_id: string
  /** 支付编号 */
  trade_id: string
  /** 店铺；0 为总部 */
  distributor_id: string
  distributor_name: string
  /** 商品名称 */
  title: string
  order_class: 'normal'
  order_type: string
  /** NOTPAY、WAIT_PAID_CONFIRM、PAYED、WAIT_BUYER_CONFIRM、DONE、CANCEL、REFUND_SUCCESS */
  order_status: string
  /** 界面所用的状态 */
  order_status_des: string
  /** 状态的文案 */
  order_status_msg: string
  pay_status: 'NOTPAY' | 'PAYED'
  delivery_status: 'PENDING' | 'PARTAIL' | 'DONE'
  cancel_status: 'NO_APPLY_CANCEL' | 'WAIT_PROCESS' | 'REFUND_PROCESS' | 'SUCCESS' | 'FAILS'
  ziti_status: 'NOTZITI' | 'PENDING' | 'DONE'
  /** 自提码；付款后才有 */
  ziti_code: string
  receipt_type: 'logistics' | 'ziti' | 'merchant'
  /** 商品金额 */
  item_fee: Cents
  /** 同 item_fee */
  item_fee_new: Cents
  /** 市场价金额 */
  market_fee: Cents
  /** 运费 */
  freight_fee: Cents
  /** 其中抵运费的积分 */
  freight_point: number
  /** 积分抵掉的运费，已计入 point_fee */
  freight_point_fee: Cents
  /** 促销与优惠券 */
  discount_fee: Cents
  /** 优惠的由来 */
  discount_info: DiscountInfo[]
  /** 促销 */
  promotion_discount: Cents
  /** 优惠券 */
  coupon_discount: Cents
  /** 会员价省下的，已计入商品金额 */
  member_discount: Cents
  /** 使用的积分 */
  point_use: number
  /** 同 point_use */
  point: number
  /** 积分抵扣 */
  point_fee: Cents
  /** 商家改价（分），负为减 */
  adjust_fee: number
  /** 应付或实付 */
  total_fee: Cents
  /** 已退 */
  refunded_fee: Cents
  /** 已得积分 */
  get_points: number
  /** 预计可得积分 */
  estimate_get_points: number
  /** point：积分商城的运费以积分支付 */
  freight_type: 'cash' | 'point'
  /** 支付方式；未付款时为空 */
  pay_type: string
  /** 买家留言 */
  remark: string
  /** 下单 */
  create_time: UnixTime
  /** 付款 */
  pay_time: UnixTime
  /** 逾期未付款自动取消 */
  auto_cancel_time: UnixTime
  /** 距自动取消的秒数 */
  auto_cancel_seconds: number
  /** 自动确认收货 */
  auto_finish_time: UnixTime
  /** 还可延长收货 */
  can_extend: boolean
  /** 收货 */
  end_time: UnixTime
  /** 收货时间的文字 */
  end_date: string
  /** 售后申请截止 */
  latest_aftersale_time: UnixTime
  receiver_name: string
  /** 打码的手机号 */
  receiver_mobile: string
  receiver_state: string
  receiver_city: string
  receiver_district: string
  receiver_address: string
  receiver_zip: string
  /** 快递编码 */
  delivery_corp: string
  /** 快递公司 */
  delivery_corp_name: string
  /** 快递单号 */
  delivery_code: string
  delivery_type: 'new'
  /** 最近一个包裹 */
  orders_delivery_id: string
  /** 已全部发货 */
  is_all_delivery: boolean
  /** 发货 */
  delivery_time: UnixTime
  /** 自提点与时间；不是自提时为空对象 */
  ziti_info: {
    pickup_location?: string
    pickup_date?: string
    pickup_time?: string
    name?: string
    address?: string
    hours?: string
    contract_phone?: string
  }
  /** 发票抬头；不开票时为空对象 */
  invoice: {
    title?: 'individual' | 'unit'
    content?: string
    registration_number?: string
    company_address?: string
    company_phone?: string
    bankname?: string
    bankaccount?: string
  }
  /** 已开票 */
  is_invoiced: boolean
  invoice_number: string
  /** 已评价 */
  is_rate: boolean
  /** 转账凭证：-1 没有，0 待审核，1 通过，2 拒绝，9 取消 */
  offline_payment_status: number
  items: OrderItem[]
}

/** 取消或取消申请 */
export interface CancelData {
  cancel_id: string
  order_id: string
  /** 0 待处理，1 已取消，2 处理中，3 已完成，4 已驳回 */
  progress: 0 | 1 | 2 | 3 | 4
  cancel_from: 'buyer' | 'shop' | 'system'
  cancel_reason: string
  refund_status:
    | 'READY'
    | 'WAIT_CHECK'
    | 'AUDIT_SUCCESS'
    | 'PROCESSING'
    | 'SUCCESS'
    | 'SHOP_CHECK_FAILS'
    | 'CANCEL'
    | 'FAILS'
  /** 订单金额 */
  total_fee: Cents
  /** 积分 */
  point: number
  /** 已付金额 */
  payed_fee: Cents
  pay_type: string
  /** 申请 */
  create_time: UnixTime
  /** 商家到这时还没有处理，就自动同意；待处理时才有 */
  auto_time?: UnixTime
}

/** 订单所属的支付 */
export interface TradeInfo {
  tradeId: string
  tradeState: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
  payType: string
  /** 支付金额 */
  payFee: Cents
  /** 支付时间；没有时为空 */
  payDate: string
  /** 创建 */
  timeStart: UnixTime
  /** 支付截止 */
  timeExpire: UnixTime
}

export interface OrderEvent {
  /** created、paid、shipped、received、cancelled … */
  kind: string
  /** 文案 */
  msg: string
  /** 时间 */
  created: UnixTime
}

/** 订单详情 */
export interface OrderDetail {
  orderInfo: OrderInfo
  tradeInfo: TradeInfo
  /** 店铺；总部为空对象 */
  distributor: {
    distributor_id?: string
    name?: string
    address?: string
    mobile?: string
    logo?: string
  }
  /** 取消；没有取消时为空对象 */
  cancelData: {
    cancel_id?: string
    order_id?: string
    /** 0 待处理，1 已取消，2 处理中，3 已完成，4 已驳回 */
    progress?: 0 | 1 | 2 | 3 | 4
    cancel_from?: 'buyer' | 'shop' | 'system'
    cancel_reason?: string
    refund_status?:
      | 'READY'
      | 'WAIT_CHECK'
      | 'AUDIT_SUCCESS'
      | 'PROCESSING'
      | 'SUCCESS'
      | 'SHOP_CHECK_FAILS'
      | 'CANCEL'
      | 'FAILS'
    /** 订单金额 */
    total_fee?: Cents
    /** 积分 */
    point?: number
    /** 已付金额 */
    payed_fee?: Cents
    pay_type?: string
    /** 申请 */
    create_time?: UnixTime
    /** 商家到这时还没有处理，就自动同意；待处理时才有 */
    auto_time?: UnixTime
  }
  /** 经过 */
  events: OrderEvent[]
  /** 预计最迟在这一天送达；快递配送、已付款、还没有收货时才有 */
  arrival?: UnixTime
}

/** 下单的结果 */
export interface OrderCreated {
  /** 支付编号 */
  trade_id: string
  /** 第一个订单 */
  order_id: string
  orders: {
    order_id: string
    distributor_id: string
    /** 这个订单应付 */
    total_fee: Cents
  }[]
  /** 共应付 */
  total_fee: Cents
  /** point：无需再付 */
  pay_type: string
  order_type: string
  /** 拼团；没有时为空 */
  team_id: string
}

/** 收银台 */
export interface CashierOrder {
  order_id: string
  trade_id: string
  user_id: string
  order_type: string
  pay_type: string
  point: number
  title: string
  /** 这次支付的金额 */
  total_fee: Cents
  /** 下单 */
  create_time: UnixTime
  /** 支付截止 */
  payDate: UnixTime
  tradeId: string
  payStatus: 'success' | 'fail'
  tradeState: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
}

/** 演示商城发出的消息 */
export interface OutboxMessage {
  message_id: string
  /** sms 短信，mail 邮件，captcha 图片验证码 */
  kind: string
  /** 手机号、邮箱或图片验证码的 imageToken */
  recipient: string
  /** text 为全文，code 为验证码 */
  content: {
    [k: string]: string
  }
  created: string
}

/** 页面中的一个组件 */
export interface TemplateContentRow {
  id: string
  /** 总是为空 */
  name: ''
  /** 组件的 JSON 文本 */
  config: string
}

/** 页头或页脚 */
export interface HeaderOrFooterRow {
  theme_pc_template_content_id: string
  company_id: string
  theme_pc_template_id: 0
  name: 'header' | 'footer'
  /** 组件数组的 JSON 文本 */
  params: string
  created: UnixTime
  updated: UnixTime
}

/** 没有启用的页头或页脚时为空数组 */
export type HeaderOrFooter = HeaderOrFooterRow | Nothing

export type Nothing = string[]

/** 付款所需；因支付方式而异 */
export interface PaymentStarted {
  pay_type: string
  /** 已经付清 */
  pay_status: boolean
  /** 支付流水；没有时为空 */
  payment_id: string
  trade_info: {
    order_id: string
    trade_id: string
  }
  order_info: CashierOrder
  /** 支付宝：自动提交的表单 */
  payment?: string
  /** 支付宝与微信 H5：前往付款的地址 */
  payment_url?: string
  /** 扫码支付：二维码的内容 */
  code_url?: string
  /** 扫码支付：二维码的图片，data 地址 */
  qrcodeImage?: string
  appId?: string
  timeStamp?: string
  nonceStr?: string
  package?: string
  signType?: string
  paySign?: string
}

/** 收款账户 */
export interface BankAccount {
  id: string
  /** 户名 */
  bank_account_name: string
  /** 账号 */
  bank_account_no: string
  /** 开户行 */
  bank_name: string
  china_ums_no: string
  pic: string
  remark: string
  is_default: boolean
}

/** 转账凭证；还没有时为空对象 */
export interface Voucher {
  id: string
  order_id: string
  trade_id: string
  /** 应付 */
  total_fee: Cents
  /** 转账金额 */
  pay_fee: Cents
  /** 0 待审核，1 通过，2 拒绝，9 取消 */
  check_status: 0 | 1 | 2 | 9
  bank_account_id: string
  bank_account_name: string
  bank_account_no: string
  bank_name: string
  pay_account_name: string
  pay_account_bank: string
  pay_account_no: string
  pay_sn: string
  voucher_pic: string[]
  transfer_remark: string
  operator_name: string
  /** 审核意见 */
  remark: string
  /** 上传 */
  created: UnixTime
}

export interface VoucherBody {
  /** 订单编号或支付编号 */
  order_id: Id
  /** 转入的账户 */
  bank_account_id: Id
  /** 凭证图片，由 espier/upload 上传 */
  voucher_pic: string[]
  /** 付款户名 */
  pay_account_name?: string
  /** 付款银行 */
  pay_account_bank?: string
  /** 付款账号 */
  pay_account_no?: string
  /** 流水号 */
  pay_sn?: string
  /** 备注 */
  transfer_remark?: string
}

/** 协议类型，member_register 注册协议，privacy 隐私政策，staff 员工协议 */
export type ProtocolType = 'member_register' | 'privacy' | 'staff'

/** 一份协议 */
export interface Agreement {
  type: ProtocolType
  version: number
  title: string
  /** HTML，已清理 */
  content: string
}

/** 发票抬头 */
export interface InvoiceTitle {
  /** 发票类型，individual 个人，unit 单位 */
  title: 'individual' | 'unit'
  /** 抬头 */
  content: string
  /** 税号：大写字母与数字，15、17、18 或 20 位；个人为空 */
  registration_number?: string
  company_address?: string
  company_phone?: string
  bankname?: string
  bankaccount?: string
}

/** 结算：getFreightFee 与 order_new 相同的请求；平铺的字段是只有一家店的写法 */
export interface CheckoutBody {
  /** 结算来源，cart 购物车中选中的，fastbuy 立即购买 */
  cart_type: 'cart' | 'fastbuy'
  /** 订单类型，normal 普通，normal_seckill 秒杀，normal_pointsmall 积分商城 */
  order_type: 'normal' | 'normal_seckill' | 'normal_pointsmall'
  /** 只结算这家店；0 或空为总部；不传时结算购物车中选中的全部店铺 */
  distributor_id?: string
  /** 多店结算：每家店一份，替代平铺的同名字段 */
  shops?: {
    /** 店铺；0 或空为总部 */
    distributor_id: string
    /** 使用的优惠券 code；空为不用；不传时自动选最省的 */
    coupon_discount?: string
    /** 是：不用优惠券 */
    not_use_coupon?: Flag
    /** 买家留言 */
    remark?: string
    /** 配送方式，logistics 快递，ziti 自提，merchant 商家配送 */
    receipt_type?: 'logistics' | 'ziti' | 'merchant'
    /** 自提点编号 */
    pickup_location?: string
    /** 自提日期 YYYY-MM-DD */
    pickup_date?: string
    /** 自提时段 */
    pickup_time?: string
    invoice_type?: 'normal'
    invoice_content?: InvoiceTitle
  }[]
  /** 使用的平台优惠券 code；空为不用；不传时自动选最省的 */
  platform_coupon?: string
  /** 使用的积分 */
  point_use: number
  /** 使用的优惠券 code；空为不用；不传时自动选最省的 */
  coupon_discount?: string
  /** 是：不用优惠券 */
  not_use_coupon?: Flag
  /** 买家留言 */
  remark?: string
  /** 配送方式，logistics 快递，ziti 自提，merchant 商家配送 */
  receipt_type?: 'logistics' | 'ziti' | 'merchant'
  /** 自提点编号 */
  pickup_location?: string
  /** 自提日期 YYYY-MM-DD */
  pickup_date?: string
  /** 自提时段 */
  pickup_time?: string
  invoice_type?: 'normal'
  invoice_content?: InvoiceTitle
  /** 收货地址簿中的地址；代替下面的收货字段 */
  address_id?: string
  receiver_name?: string
  receiver_mobile?: Mobile
  /** 省 */
  receiver_state?: string
  /** 市 */
  receiver_city?: string
  /** 区县 */
  receiver_district?: string
  /** 详细地址 */
  receiver_address?: string
  receiver_zip?: string
  /** 支付方式 */
  pay_type?: string
  pay_channel?: string
  /** 包装 */
  pack?: string
  /** 秒杀活动 */
  seckill_id?: string
  /** 秒杀资格 */
  seckill_ticket?: string
  /** 同 seckill_ticket */
  ticket?: string
  /** 顾客看到的报价 */
  quote_id?: string
  /** 顾客看到的总额（分） */
  expected_total?: number
}

/** 一项优惠如何得出 */
export interface DiscountInfo {
  id: string
  /** full_minus 满减，full_discount 满折，coupon_discount 优惠券，point 积分，member_price 会员价，limited_time_sale 限时特惠，seckill 秒杀，staff 内购，plus_price_buy 换购 */
  type: string
  /** 名称 */
  info: string
  /** 规则 */
  rule: string
  /** 优惠（分） */
  discount_fee: Cents
  coupon_code?: string
}

/** 使用的优惠券；没有时为空对象 */
export interface CouponInfo {
  id?: string
  coupon_code?: string
  info?: string
  type?: string
  rule?: string
  discount_fee?: Cents
}

/** 一个运费模板如何计费 */
export interface FreightInfo {
  templates_id: string
  name: string
  rule: string
  freight_fee: Cents
}

/** 报价的一行 */
export interface QuoteItem {
  /** 赠品为空 */
  cart_id: string
  item_id: string
  goods_id: string
  distributor_id: string
  item_bn: string
  item_name: string
  pic: string
  item_spec_desc: string
  order_item_type: 'normal' | 'gift' | 'plus_buy'
  num: number
  /** 单价：活动价或会员价之后 */
  price: Cents
  market_price: Cents
  /** 单价 × 数量 */
  item_fee: Cents
  /** 促销与优惠券 */
  discount_fee: Cents
  promotion_discount: Cents
  coupon_discount: Cents
  /** 已计入单价 */
  member_discount: Cents
  /** 积分抵扣 */
  point_fee: Cents
  /** 使用的积分 */
  share_points: number
  /** item_fee − discount_fee − point_fee */
  total_fee: Cents
  discount_info: DiscountInfo[]
}

/** 一家店的报价：一个订单 */
export interface QuoteShop {
  distributor_id: string
  shop_name: string
  /** 配送方式，logistics 快递，ziti 自提，merchant 商家配送 */
  receipt_type: 'logistics' | 'ziti' | 'merchant'
  /** 商品金额 */
  item_fee: Cents
  /** 市场价金额 */
  market_fee: Cents
  /** 会员价省下的，已计入商品金额 */
  member_discount: Cents
  /** 促销 */
  promotion_discount: Cents
  /** 优惠券 */
  coupon_discount: Cents
  /** 促销与优惠券 */
  discount_fee: Cents
  /** 使用的积分 */
  point_use: number
  /** 积分抵扣 */
  point_fee: Cents
  /** 运费 */
  freight_fee: Cents
  /** 其中抵运费的积分 */
  freight_point: number
  /** 积分抵掉的运费，已计入 point_fee */
  freight_point_fee: Cents
  /** item_fee − discount_fee − point_fee + freight_fee */
  total_fee: Cents
  /** 售后期结束后可得积分 */
  get_points: number
  /** 件数 */
  totalItemNum: number
  coupon_info: CouponInfo
  /** discount_fee 与 point_fee 的由来 */
  discount_info: DiscountInfo[]
  /** 单价的由来，已计入商品金额 */
  price_info: DiscountInfo[]
  /** 运费的由来 */
  freight_info: FreightInfo[]
  items: QuoteItem[]
  items_count: number
}

export interface Quote {
  /** 报价编号，15 分钟内有效 */
  quote_id: string
  expires: UnixTime
  /** 商品金额 */
  item_fee: Cents
  /** 市场价金额 */
  market_fee: Cents
  /** 会员价省下的，已计入商品金额 */
  member_discount: Cents
  /** 促销 */
  promotion_discount: Cents
  /** 优惠券 */
  coupon_discount: Cents
  /** 促销与优惠券 */
  discount_fee: Cents
  /** 使用的积分 */
  point_use: number
  /** 积分抵扣 */
  point_fee: Cents
  /** 运费 */
  freight_fee: Cents
  /** 其中抵运费的积分 */
  freight_point: number
  /** 积分抵掉的运费，已计入 point_fee */
  freight_point_fee: Cents
  /** item_fee − discount_fee − point_fee + freight_fee */
  total_fee: Cents
  /** 售后期结束后可得积分 */
  get_points: number
  /** 件数 */
  totalItemNum: number
  coupon_info: CouponInfo
  /** discount_fee 与 point_fee 的由来 */
  discount_info: DiscountInfo[]
  /** 单价的由来，已计入商品金额 */
  price_info: DiscountInfo[]
  /** 运费的由来 */
  freight_info: FreightInfo[]
  items: QuoteItem[]
  items_count: number
  /** point：积分商城的运费以积分支付 */
  freight_type: 'cash' | 'point'
  user_point: {
    /** 我的积分；为负时不能使用 */
    point: number
  }
  /** 本次最多可用的积分 */
  max_point: number
  /** 同 max_point */
  limit_point: number
  /** 可用积分抵扣 */
  is_open_deduct_point: boolean
  point_rule: {
    /** 多少积分抵 1 元 */
    deduct_point: number
    /** 最多抵商品金额的百分之几；运费同此比例 */
    deduct_proportion_limit: number
    /** 积分可抵扣运费 */
    can_deduct_freight: boolean
  }
  bonus_points: number
  /** 可开发票 */
  invoice_status: boolean
  /** 提示 */
  extraTips: string
  platform_coupon: CouponInfo
  /** 每家店一份 */
  shops: QuoteShop[]
}

/** 区县 */
export interface RegionCounty {
  /** GB/T 2260 代码 */
  id: string
  /** 同 id */
  value: string
  /** 名称 */
  label: string
  /** 上级的 id；省为 0 */
  parent_id: string
  /** 从省到自己的 id，以逗号分隔 */
  path: string
}

/** 地级市；没有区县的，children 为空 */
export interface RegionCity {
  /** GB/T 2260 代码 */
  id: string
  /** 同 id */
  value: string
  /** 名称 */
  label: string
  /** 上级的 id；省为 0 */
  parent_id: string
  /** 从省到自己的 id，以逗号分隔 */
  path: string
  children: RegionCounty[]
}

/** 省级行政区；直辖市与特别行政区下有一个同名的市 */
export interface RegionProvince {
  /** GB/T 2260 代码 */
  id: string
  /** 同 id */
  value: string
  /** 名称 */
  label: string
  /** 上级的 id；省为 0 */
  parent_id: string
  /** 从省到自己的 id，以逗号分隔 */
  path: string
  children: RegionCity[]
}

export interface RateReply {
  reply_id: string
  rate_id: string
  /** seller 商家，buyer 买家 */
  role: 'seller' | 'buyer'
  username: string
  content: string
  created: UnixTime
}

/** 一条评价 */
export interface Rate {
  rate_id: string
  item_id: string
  goods_id: string
  item_spec_desc: string
  content: string
  /** 1–5 星 */
  star: number
  /** 图片地址，以逗号分隔 */
  rate_pic: string
  rate_pic_num: number
  /** 1 为匿名 */
  anonymous: 0 | 1
  username: string
  avatar: string
  created: UnixTime
  praise_num: number
  /** 本人已点赞 */
  is_praise: boolean
  reply: {
    total_count: Total
    list: RateReply[]
  }
}

/** 本人的评价，与所评价的订单行 */
export interface OwnRate {
  rate_id: string
  item_id: string
  goods_id: string
  item_spec_desc: string
  content: string
  /** 1–5 星 */
  star: number
  /** 图片地址，以逗号分隔 */
  rate_pic: string
  rate_pic_num: number
  /** 1 为匿名 */
  anonymous: 0 | 1
  username: string
  avatar: string
  created: UnixTime
  praise_num: number
  /** 本人已点赞 */
  is_praise: boolean
  reply: {
    total_count: Total
    list: RateReply[]
  }
  /** 订单行编号 */
  id: string
}

/** in_the_notice 预告，in_sale 进行中，it_has_ended 已结束 */
export type SeckillStatus = 'in_the_notice' | 'in_sale' | 'it_has_ended'

/** 一场秒杀 */
export interface Seckill {
  seckill_id: string
  activity_name: string
  status: SeckillStatus
  /** 预告时距开始、进行中距结束的秒数；结束后为 0 */
  last_seconds: number
  activity_start_time: UnixTime
  activity_end_time: UnixTime
  /** 参加的商品数 */
  item_count: number
}

/** 秒杀中的一个规格；金额以分计 */
export interface SeckillItem {
  item_id: string
  goods_id: string
  item_name: string
  brief: string
  item_spec_desc: string
  pics: string[]
  price: Cents
  market_price: Cents
  /** 秒杀价（分） */
  activity_price: Cents
  /** 还可秒杀的件数 */
  activity_store: number
  /** 已秒杀的件数 */
  sold: number
  /** 每人限购；0 为不限 */
  limit_num: number
}

/** 一页的参数 */
export interface PageParams {
  id: string
  template_name: string
  company_id: string
  name: string
  page_name: string
  /** 任意 JSON，由读它的页面决定 */
  params: unknown
}

export interface SharedPicture {
  /** 店铺，写进分享的链接 */
  distributor_id?: Id
  /** 内容的版本：与内容相符的地址可长期缓存 */
  v?: Id
}

/** 店铺标签 */
export interface ShopTag {
  tag_id: string
  tag_name: string
  tag_color: string
  font_color: string
  tag_icon: string
}

/** 店铺的优惠券；金额以分计 */
export interface ShopCard {
  card_id: string
  title: string
  card_type: string
  discount: number
  reduce_cost: Cents
  least_cost: Cents
}

/** 店铺的活动 */
export interface ShopActivity {
  promotion_id: string
  marketing_name: string
  /** 如 满减 */
  promotion_tag: string
}

/** 店铺的商品 */
export interface ShopGoods {
  item_id: string
  goods_id: string
  item_name: string
  price: Cents
  pics: string[]
}

/** 有店铺的一省 */
export interface ShopArea {
  province: string
  cities: string[]
}

/** 当前店铺 */
export interface CurrentShop {
  distributor_id: string
  /** 同 distributor_id */
  shop_id: string
  shop_code: string
  name: string
  /** 同 name */
  store_name: string
  mobile: string
  province: string
  city: string
  area: string
  address: string
  /** 省市区与 address */
  store_address: string
  /** 经度；没有位置时为空 */
  lng: string
  /** 纬度；没有位置时为空 */
  lat: string
  /** 米；不知道时为 -1 */
  distance: number
  /** 如 850 或 1.2；不知道时为空 */
  distance_show: string
  distance_unit: 'm' | 'km' | ''
  /** 营业时间 */
  hour: string
  logo: string
  banner: string
  /** 可自提 */
  is_ziti: boolean
  /** 可配送 */
  is_delivery: boolean
  /** 同城配送 */
  is_dada: boolean
  is_valid: boolean
  is_default: boolean
  /** show_tag 为 0 时为空 */
  tagList: ShopTag[]
  /** show_discount 为 1 时，此店的优惠券 */
  discountCardList: ShopCard[]
  /** show_marketing_activity 为 1 时，此店自己正在进行的活动 */
  marketingActivityList: ShopActivity[]
  /** show_items 为 1 时，此店的三件商品；没有自己的商品时为公司销量最高的 */
  itemList: ShopGoods[]
  scoreList: {
    /** 平均星数，一位小数 */
    avg_star: number
    /** 还没有评分 */
    default: boolean
  }
  sales_count: number
  /** 介绍 */
  intro: string
  /** 可在此店购买 */
  status: boolean
  /** 所问的店铺还在营业 */
  old_valid: boolean
}

/** 一家店铺 */
export interface Distributor {
  distributor_id: string
  /** 同 distributor_id */
  shop_id: string
  shop_code: string
  name: string
  /** 同 name */
  store_name: string
  mobile: string
  province: string
  city: string
  area: string
  address: string
  /** 省市区与 address */
  store_address: string
  /** 经度；没有位置时为空 */
  lng: string
  /** 纬度；没有位置时为空 */
  lat: string
  /** 米；不知道时为 -1 */
  distance: number
  /** 如 850 或 1.2；不知道时为空 */
  distance_show: string
  distance_unit: 'm' | 'km' | ''
  /** 营业时间 */
  hour: string
  logo: string
  banner: string
  /** 可自提 */
  is_ziti: boolean
  /** 可配送 */
  is_delivery: boolean
  /** 同城配送 */
  is_dada: boolean
  is_valid: boolean
  is_default: boolean
  /** show_tag 为 0 时为空 */
  tagList: ShopTag[]
  /** show_discount 为 1 时，此店的优惠券 */
  discountCardList: ShopCard[]
  /** show_marketing_activity 为 1 时，此店自己正在进行的活动 */
  marketingActivityList: ShopActivity[]
  /** show_items 为 1 时，此店的三件商品；没有自己的商品时为公司销量最高的 */
  itemList: ShopGoods[]
  scoreList: {
    /** 平均星数，一位小数 */
    avg_star: number
    /** 还没有评分 */
    default: boolean
  }
  sales_count: number
}

/** 员工可买的商品 */
export interface StaffItem {
  /** 规格编号 */
  item_id: string
  /** 同 item_id */
  itemId: string
  /** 商品编号；与规格编号同属一个编号空间 */
  goods_id: string
  /** 默认规格 */
  default_item_id: string
  is_default: boolean
  /** 没有可选规格 */
  nospec: boolean
  /** 商品名称 */
  item_name: string
  /** 同 item_name */
  itemName: string
  /** 同 item_name */
  title: string
  /** 同 brief */
  sub_title: string
  /** 同 item_bn */
  bn: string
  /** 第一张图片的地址；没有时为空 */
  image_default_id: string
  /** 简介 */
  brief: string
  /** 货号 */
  item_bn: string
  /** 条码 */
  barcode: string
  /** 单位 */
  item_unit: string
  /** 规格，如 颜色:藏青,尺码:M；没有规格时为空 */
  item_spec_desc: string
  price: Cents
  market_price: Cents
  /** 员工价（分） */
  activity_price: Cents
  /** 库存；一件商品为各规格之和 */
  store: number
  /** 销量 */
  sales: number
  /** 评价数，数到 100 为止 */
  rate_count?: number
  pics: string[]
  videos: string
  /** onsale 在售，only_show 仅展示不可购买 */
  approve_status: 'onsale' | 'only_show'
  item_type: string
  is_gift: boolean
  /** 出售的店铺；0 为总部 */
  distributor_id: string
  /** 没有品牌时为空 */
  brand_id: string
  /** 品牌名称 */
  goods_brand: string
  /** 主类目；没有时为空 */
  item_category: string
  /** 销售分类 */
  item_cat_id: string[]
  /** 克 */
  weight: number
  /** 立方厘米 */
  volume: number
  /** 正在进行的活动 */
  promotion_activity: PromotionActivity[]
  tagList: Tag[]
  /** 活动价（分）：低于其他价格的活动正在进行时才有 */
  act_price?: Cents
  /** 会员价（分）：登录后，且比售价低时才有 */
  member_price?: Cents
  /** 积分，积分商城的商品才有 */
  point: number
  /** 积分商城的商品 */
  is_point: boolean
  /** normal 普通；sale 特卖、bag 福袋，仅员工可见 */
  product_type: 'normal' | 'sale' | 'bag'
  /** 1：常规员工内购商品 */
  staff_goods: 0 | 1
  /** 1：福袋已失效 */
  valid_lucky: 0 | 1
  /** 第一个活动的名称；没有时为空 */
  promotion_tag: string
  /** 第一个活动的标题；没有时为空 */
  promotion_name: string
  activity_id: string
  activity_name: string
  /** 每人限购；0 为不限 */
  limit_num: number
  /** 本人已购 */
  bought: number
  /** 还可购买；不限时为 99999 */
  left_num: number
  start_time: UnixTime
  end_time: UnixTime
}

/** 一次支付 */
export interface TradeDetail {
  trade_id: string
  /** 第一个订单 */
  order_id: string
  orders: {
    order_id: string
    distributor_id: string
    /** 订单金额 */
    total_fee: Cents
  }[]
  order_type: string
  /** 金额 */
  total_fee: Cents
  /** 支付金额 */
  pay_fee: Cents
  /** 优惠 */
  discount_fee: Cents
  /** 支付方式；没有时为空 */
  pay_type: string
  trade_state: 'SUCCESS' | 'REFUND' | 'NOTPAY' | 'CLOSED'
  /** 支付渠道的流水号；没有时为空 */
  transaction_id: string
  /** 创建 */
  time_start: UnixTime
  /** 支付截止 */
  time_expire: UnixTime
  /** 距支付截止的秒数，按服务器的时钟；不能再付时为 0 */
  expire_seconds: number
  /** 有已经发起、还没有结果的付款 */
  paying: boolean
  /** 支付 */
  pay_time: UnixTime
  cur_fee_symbol: '¥'
  /** 预计最迟送达，还没付款时按现在付款算；没有订单时没有 */
  arrival?: UnixTime
  /** 买的是什么；付款的是订单时没有 */
  product?: {
    /** 会员等级 */
    title: string
    /** 天数与权益 */
    note: string
  }
}

export interface PayMethod {
  /** 支付方式 */
  pay_type_code: string
  /** 名称 */
  pay_type_name: string
  pay_channel?: string
}

/** 一家第三方 */
export interface TrustLoginConfig {
  /** trustlogin_tag */
  type: string
  app_id: string
  name: string
  status: boolean
}

/** 终端，standard 电脑，touch 手机 */
export type VersionTag = 'standard' | 'touch'

export interface UploadPlace {
  driver: 'local'
  /** 图片将存放的位置，提交时放在 key 中 */
  key: string
  /** 图片地址为 domain/key */
  domain: string
  /** 提交 multipart/form-data 的地址 */
  host: string
  /** 文件最多字节数 */
  max_bytes: number
}

export interface UploadedPicture {
  url: string
  /** 同 url */
  image_url: string
  key: string
  width: number
  height: number
  /** 字节 */
  size: number
}

/** 本人的付费会员 */
export interface VipState {
  /** 商城有付费会员 */
  is_open: boolean
  /** 付费会员有效 */
  is_vip: boolean
  /** 曾经是付费会员 */
  is_had_vip: boolean
  /** 不是付费会员时为空 */
  vip_grade_id: string
  /** 同 lv_type */
  vip_type: string
  /** vip 或 svip；不是付费会员时为空 */
  lv_type: 'vip' | 'svip' | ''
  grade_name: string
  /** 减去的百分比 */
  discount: number
  /** 到期时间（Unix 秒）；0 为没有 */
  end_date: UnixTime
  /** 到期日，如 2027-01-31；没有时为空 */
  end_time: string
  /** 还有几天 */
  day: number
  /** 同 is_vip */
  valid: boolean
  guide_title: string
  background_pic_url: string
}

export interface VipGradeOffer {
  vip_grade_id: string
  grade_name: string
  lv_type: 'vip' | 'svip'
  is_default: boolean
  background_pic_url: string
  description: string
  guide_title: string
  price_list: {
    name: 'monthly' | 'quarter' | 'year'
    /** 元，如 9.90 */
    price: string
    /** 天数 */
    day: string
    desc: string
  }[]
  privileges: {
    /** 减去的百分比：20 即 8 折；0 为没有 */
    discount: number
    discount_desc: string
  }
}

/** 我的收货地址：参数 */
export interface MemberAddressListQuery {
  page: Page
  pageSize: PageSize
}

/** 我的收货地址：回答 */
export interface MemberAddressListAnswer {
  list: Address[]
  count: Total
  total_count: Total
}

/** 新增收货地址：参数 */
export interface MemberAddressAddQuery {}

/** 新增收货地址：正文 */
export type MemberAddressAddBody = AddressContent

/** 新增收货地址：回答 */
export type MemberAddressAddAnswer = Address

/** 一个收货地址：路径 */
export interface MemberAddressParams {
  id: string
}

/** 一个收货地址：参数 */
export interface MemberAddressQuery {}

/** 一个收货地址：回答 */
export type MemberAddressAnswer = Address

/** 修改收货地址：路径 */
export interface MemberAddressChangeParams {
  id: string
}

/** 修改收货地址：参数 */
export interface MemberAddressChangeQuery {}

/** 修改收货地址：正文 */
export type MemberAddressChangeBody = AddressContent

/** 修改收货地址：回答 */
export type MemberAddressChangeAnswer = Address

/** 修改收货地址，同 PUT：路径 */
export interface MemberAddressChangeByPostParams {
  id: string
}

/** 修改收货地址，同 PUT：参数 */
export interface MemberAddressChangeByPostQuery {}

/** 修改收货地址，同 PUT：正文 */
export type MemberAddressChangeByPostBody = AddressContent

/** 修改收货地址，同 PUT：回答 */
export type MemberAddressChangeByPostAnswer = Address

/** 删除收货地址：路径 */
export interface MemberAddressDeleteParams {
  id: string
}

/** 删除收货地址：参数 */
export interface MemberAddressDeleteQuery {}

/** 删除收货地址：回答 */
export interface MemberAddressDeleteAnswer {
  status: true
  address_id: string
}

/** 旧接口：收货地址：参数 */
export interface LegacyAddressGetQuery {
  /** 只看这一个 */
  addr_id?: Id
}

/** 旧接口：收货地址：回答 */
export interface LegacyAddressGetAnswer {
  list: LegacyAddress[]
  count: Total
  total_count: Total
}

/** 旧接口：新增或修改收货地址：参数 */
export interface LegacyAddressAddQuery {}

/** 旧接口：新增或修改收货地址：正文 */
export interface LegacyAddressAddBody {
  /** 要修改的地址 */
  addr_id?: Id
  /** 收货人 */
  name: string
  mobile: Mobile
  /** 省/市/区县，名称或代码 */
  area: string
  /** 详细地址 */
  addr: string
  /** 邮编 */
  zip?: string
  /** 默认地址，1 为设为默认地址；会员的第一个地址总是默认地址 */
  def_addr?: 0 | 1
}

/** 旧接口：新增或修改收货地址：回答 */
export type LegacyAddressAddAnswer = LegacyAddress

/** 旧接口：删除收货地址：参数 */
export interface LegacyAddressDeleteQuery {}

/** 旧接口：删除收货地址：正文 */
export interface LegacyAddressDeleteBody {
  addr_id: Id
}

/** 旧接口：删除收货地址：回答 */
export interface LegacyAddressDeleteAnswer {
  status: true
  addr_id: string
}

/** 旧接口：设为默认地址：参数 */
export interface LegacyAddressSetDefaultQuery {}

/** 旧接口：设为默认地址：正文 */
export interface LegacyAddressSetDefaultBody {
  addr_id: Id
}

/** 旧接口：设为默认地址：回答 */
export interface LegacyAddressSetDefaultAnswer {
  status: true
  addr_id: string
}

/** 自己账号的登录方式：参数 */
export interface OwnAccountQuery {}

/** 自己账号的登录方式：回答 */
export type OwnAccountAnswer = OwnAccount

/** 修改自己的密码：参数 */
export interface ChangeOwnPasswordQuery {}

/** 修改自己的密码：正文 */
export interface ChangeOwnPasswordBody {
  current: GivenPassword
  password: OwnPassword
}

/** 修改自己的密码：回答 */
export type ChangeOwnPasswordAnswer = Done

/** 准备开启两步验证：参数 */
export interface StartSecondFactorQuery {}

/** 准备开启两步验证：正文 */
export interface StartSecondFactorBody {
  current: GivenPassword
}

/** 准备开启两步验证：回答 */
export type StartSecondFactorAnswer = SecondFactorSecret

/** 开启两步验证：参数 */
export interface ConfirmSecondFactorQuery {}

/** 开启两步验证：正文 */
export interface ConfirmSecondFactorBody {
  code: GivenCode
}

/** 开启两步验证：回答 */
export type ConfirmSecondFactorAnswer = RecoveryCodes

/** 换一组恢复码：参数 */
export interface RenewRecoveryCodesQuery {}

/** 换一组恢复码：正文 */
export interface RenewRecoveryCodesBody {
  current: GivenPassword
  code: GivenCode
}

/** 换一组恢复码：回答 */
export type RenewRecoveryCodesAnswer = RecoveryCodes

/** 关闭两步验证：参数 */
export interface RemoveSecondFactorQuery {}

/** 关闭两步验证：正文 */
export interface RemoveSecondFactorBody {
  current: GivenPassword
  code: GivenCode
}

/** 关闭两步验证：回答 */
export type RemoveSecondFactorAnswer = Done

/** 自己的访问令牌：参数 */
export interface AccessTokensQuery {}

/** 自己的访问令牌：回答 */
export type AccessTokensAnswer = AccessToken[]

/** 新建访问令牌：参数 */
export interface CreateAccessTokenQuery {}

/** 新建访问令牌：正文 */
export interface CreateAccessTokenBody {
  current: GivenPassword
  /** 名称，与姓名一起显示在历史与日志中 */
  name: string
  /** 有效的天数 */
  days: number
}

/** 新建访问令牌：回答 */
export type CreateAccessTokenAnswer = NewAccessToken

/** 停用访问令牌：路径 */
export interface RevokeAccessTokenParams {
  token_id: string
}

/** 停用访问令牌：参数 */
export interface RevokeAccessTokenQuery {}

/** 停用访问令牌：回答 */
export type RevokeAccessTokenAnswer = Done

/** 对选中的或筛选出的各项做同一件事：路径 */
export interface DoBatchParams {
  /** 操作 */
  form: string
}

/** 对选中的或筛选出的各项做同一件事：参数 */
export interface DoBatchQuery {}

/** 对选中的或筛选出的各项做同一件事：正文 */
export interface DoBatchBody {
  /** 每次操作不同 */
  key: string
  /** 只看结果，不写入 */
  preview: boolean
  /** 选中的各项；不传为筛选出的全部 */
  ids?: string[]
  /** 列表的页签 */
  tab?: string
  /** 列表的搜索 */
  keyword?: string
  filter?: BatchFilter
  /** 表单的值 */
  value: unknown
}

/** 对选中的或筛选出的各项做同一件事：回答 */
export interface DoBatchAnswer {
  total: number
  /** 改变了几项 */
  done: number
  /** 几项本来就是这样 */
  same: number
  /** 几项不能改变 */
  failed: number
  lines: BatchLine[]
}

/** 今日与近 30 日的销售，以及待办的数目：参数 */
export interface DashboardQuery {}

/** 今日与近 30 日的销售，以及待办的数目：回答 */
export interface DashboardAnswer {
  /** 今日提交的订单数，不论付款与否 */
  created_today: number
  today: SalesDay
  figures: DashboardFigure[]
  /** 近 30 日，今日在最后 */
  days: SalesDay[]
}

/** 等着处理的订单、售后、资金与库存，账号有权处理的，限于它的门店：参数 */
export interface OpenWorkQuery {}

/** 等着处理的订单、售后、资金与库存，账号有权处理的，限于它的门店：回答 */
export interface OpenWorkAnswer {
  figures: DashboardFigure[]
}

/** 取得上传许可：参数 */
export interface ImageUploadTokenQuery {}

/** 取得上传许可：正文 */
export interface ImageUploadTokenBody {
  /** 文件名称 */
  filename: string
  /** 文件字节数 */
  size: number
}

/** 取得上传许可：回答 */
export type ImageUploadTokenAnswer = ImageToken

/** 上传图片文件：参数 */
export interface UploadImageQuery {}

/** 上传图片文件：正文 */
export type UploadImageBody = unknown

/** 上传图片文件：回答 */
export type UploadImageAnswer = StoredImage

/** 登记已上传的图片：参数 */
export interface RegisterImageQuery {}

/** 登记已上传的图片：正文 */
export interface RegisterImageBody {
  /** 文件名称 */
  img_name: string
  /** 上传回答的 key */
  img_url: string
  img_type?: string
  /** 字节 */
  img_size?: number
  /** 宽，px */
  width?: number
  /** 高，px */
  height?: number
  /** 文件夹；空为不在文件夹中 */
  folder_id?: string
  purpose: ImagePurpose
}

/** 登记已上传的图片：回答 */
export type RegisterImageAnswer = ImageRow

/** 图片列表：参数 */
export interface ImagesQuery {
  page: Page
  pageSize: PageSize
  /** 文件夹；传空为不在文件夹中的，不传为全部 */
  folder_id?: string
  purpose: ImagePurpose
  /** 名称包含 */
  keyword?: string
  /** 是：回收站中的 */
  deleted: Flag
  /** 排序 */
  sort: 'created' | 'name' | 'size' | 'width'
  /** 方向 */
  order: 'asc' | 'desc'
}

/** 图片列表：回答 */
export interface ImagesAnswer {
  list: ImageRow[]
  count: Total
  total_count: Total
}

/** 重命名或移动图片：路径 */
export interface ChangeImageParams {
  image_id: string
}

/** 重命名或移动图片：参数 */
export interface ChangeImageQuery {}

/** 重命名或移动图片：正文 */
export interface ChangeImageBody {
  /** 文件名称 */
  img_name?: string
  /** 文件夹；空为不在文件夹中 */
  folder_id?: string
}

/** 重命名或移动图片：回答 */
export type ChangeImageAnswer = ImageRow

/** 用到图片的地方：路径 */
export interface ImageUsesParams {
  image_id: string
}

/** 用到图片的地方：参数 */
export interface ImageUsesQuery {}

/** 用到图片的地方：回答 */
export interface ImageUsesAnswer {
  list: ImageUse[]
  count: Total
  total_count: Total
}

/** 删除图片（移入回收站）：路径 */
export interface RemoveImageParams {
  image_id: string
}

/** 删除图片（移入回收站）：参数 */
export interface RemoveImageQuery {
  /** 使用中也删除 */
  force: Flag
}

/** 删除图片（移入回收站）：回答 */
export type RemoveImageAnswer = Done

/** 恢复删除的图片：路径 */
export interface RestoreImageParams {
  image_id: string
}

/** 恢复删除的图片：参数 */
export interface RestoreImageQuery {}

/** 恢复删除的图片：回答 */
export type RestoreImageAnswer = ImageRow

/** 用到多张图片的地方：参数 */
export interface ImagesUsesQuery {
  /** 图片编号 */
  image_ids: string[]
}

/** 用到多张图片的地方：回答 */
export interface ImagesUsesAnswer {
  list: ImageUse[]
  count: Total
  total_count: Total
}

/** 移动多张图片：参数 */
export interface MoveImagesQuery {}

/** 移动多张图片：正文 */
export interface MoveImagesBody {
  /** 图片编号 */
  image_ids: string[]
  /** 文件夹；空为不在文件夹中 */
  folder_id: string
}

/** 移动多张图片：回答 */
export type MoveImagesAnswer = Done

/** 删除多张图片（移入回收站）：参数 */
export interface RemoveImagesQuery {}

/** 删除多张图片（移入回收站）：正文 */
export interface RemoveImagesBody {
  /** 图片编号 */
  image_ids: string[]
  /** 使用中也删除 */
  force: boolean
}

/** 删除多张图片（移入回收站）：回答 */
export type RemoveImagesAnswer = Done

/** 恢复多张删除的图片：参数 */
export interface RestoreImagesQuery {}

/** 恢复多张删除的图片：正文 */
export interface RestoreImagesBody {
  /** 图片编号 */
  image_ids: string[]
}

/** 恢复多张删除的图片：回答 */
export type RestoreImagesAnswer = Done

/** 清理回收站：参数 */
export interface PurgeImagesQuery {}

/** 清理回收站：正文 */
export interface PurgeImagesBody {
  /** 放满多少天 */
  days: number
}

/** 清理回收站：回答 */
export interface PurgeImagesAnswer {
  /** 已清理张数 */
  purged: number
  /** 仍被用到而留下的张数 */
  kept: number
}

/** 文件夹列表：参数 */
export interface ImageFoldersQuery {}

/** 文件夹列表：回答 */
export interface ImageFoldersAnswer {
  list: ImageFolder[]
  count: Total
  total_count: Total
  /** 全部图片张数 */
  images: number
  /** 不在文件夹中的张数 */
  unfiled: number
  /** 组合模块与页面模板的封面张数，不计入以上 */
  covers: number
}

/** 新建文件夹：参数 */
export interface AddImageFolderQuery {}

/** 新建文件夹：正文 */
export interface AddImageFolderBody {
  /** 名称 */
  name: string
}

/** 新建文件夹：回答 */
export type AddImageFolderAnswer = ImageFolder

/** 重命名文件夹：路径 */
export interface RenameImageFolderParams {
  folder_id: string
}

/** 重命名文件夹：参数 */
export interface RenameImageFolderQuery {}

/** 重命名文件夹：正文 */
export interface RenameImageFolderBody {
  /** 名称 */
  name: string
}

/** 重命名文件夹：回答 */
export type RenameImageFolderAnswer = ImageFolder

/** 删除文件夹，其中的图片移到文件夹之外：路径 */
export interface RemoveImageFolderParams {
  folder_id: string
}

/** 删除文件夹，其中的图片移到文件夹之外：参数 */
export interface RemoveImageFolderQuery {}

/** 删除文件夹，其中的图片移到文件夹之外：回答 */
export type RemoveImageFolderAnswer = Done

/** 自己的消息，最近的在前：参数 */
export interface OperatorMessagesQuery {
  page: Page
  pageSize: PageSize
  /** 只要未读的 */
  unread?: Flag
}

/** 自己的消息，最近的在前：回答 */
export interface OperatorMessagesAnswer {
  list: OperatorMessage[]
  count: number
  total_count: number
}

/** 有几条未读的消息：参数 */
export interface UnreadMessagesQuery {}

/** 有几条未读的消息：回答 */
export interface UnreadMessagesAnswer {
  unread: number
}

/** 标为已读：参数 */
export interface ReadMessagesQuery {}

/** 标为已读：正文 */
export interface ReadMessagesBody {
  /** 不给为全部 */
  message_ids?: Id[]
}

/** 标为已读：回答 */
export interface ReadMessagesAnswer {
  unread: number
}

/** 组合模块列表：参数 */
export interface SavedModulesQuery {
  page: Page
  pageSize: PageSize
  /** 名称包含 */
  keyword?: string
}

/** 组合模块列表：回答 */
export interface SavedModulesAnswer {
  list: SavedModule[]
  count: Total
  total_count: Total
}

/** 保存组合模块：参数 */
export interface SaveModuleQuery {}

/** 保存组合模块：正文 */
export interface SaveModuleBody {
  /** 名称 */
  name: string
  image: ImageUrl
  /** 组件与其中的组件：{widget, children}；多个为 {clips: [{widget, children}]} */
  params: {}
}

/** 保存组合模块：回答 */
export type SaveModuleAnswer = SavedModule

/** 重命名组合模块：路径 */
export interface RenameModuleParams {
  design_id: string
}

/** 重命名组合模块：参数 */
export interface RenameModuleQuery {}

/** 重命名组合模块：正文 */
export interface RenameModuleBody {
  /** 名称 */
  name: string
}

/** 重命名组合模块：回答 */
export type RenameModuleAnswer = SavedModule

/** 删除组合模块：路径 */
export interface RemoveModuleParams {
  design_id: string
}

/** 删除组合模块：参数 */
export interface RemoveModuleQuery {}

/** 删除组合模块：回答 */
export type RemoveModuleAnswer = Done

/** 恢复删除的组合模块：路径 */
export interface RestoreModuleParams {
  design_id: string
}

/** 恢复删除的组合模块：参数 */
export interface RestoreModuleQuery {}

/** 恢复删除的组合模块：回答 */
export type RestoreModuleAnswer = SavedModule

/** 运营账号：参数 */
export interface OperatorsQuery {
  page: Page
  pageSize: PageSize
  /** 账号或姓名的一部分 */
  keyword?: string
}

/** 运营账号：回答 */
export type OperatorsAnswer = OperatorList

/** 新建运营账号：参数 */
export interface CreateOperatorQuery {}

/** 新建运营账号：正文 */
export interface CreateOperatorBody {
  /** 小写字母、数字与 . _ @ -，同一商城内不可重复 */
  username: string
  /** 姓名，显示在历史与日志中 */
  name: string
  /** 角色，viewer 只看，editor 可编辑，owner 可发布与管理，custom 是商城自己的角色（role_id） */
  role: 'viewer' | 'editor' | 'owner' | 'custom'
  /** role 为 custom 时的角色 */
  role_id?: string
  shops?: OperatorShops
  pages?: OperatorPages
  password: OwnPassword
}

/** 新建运营账号：回答 */
export type CreateOperatorAnswer = OperatorRow

/** 修改运营账号：路径 */
export interface ChangeOperatorParams {
  operator_id: string
}

/** 修改运营账号：参数 */
export interface ChangeOperatorQuery {}

/** 修改运营账号：正文 */
export interface ChangeOperatorBody {
  /** 姓名，显示在历史与日志中 */
  name?: string
  /** 角色，viewer 只看，editor 可编辑，owner 可发布与管理，custom 是商城自己的角色（role_id） */
  role?: 'viewer' | 'editor' | 'owner' | 'custom'
  /** role 为 custom 时的角色 */
  role_id?: string
  shops?: OperatorShops
  pages?: OperatorPages
  password?: OwnPassword
  disabled?: boolean
}

/** 修改运营账号：回答 */
export type ChangeOperatorAnswer = OperatorRow

/** 重置一个账号的两步验证：路径 */
export interface ResetSecondFactorParams {
  operator_id: string
}

/** 重置一个账号的两步验证：参数 */
export interface ResetSecondFactorQuery {}

/** 重置一个账号的两步验证：回答 */
export type ResetSecondFactorAnswer = OperatorRow

/** 角色：自带的，和商城自己的：参数 */
export interface RolesQuery {}

/** 角色：自带的，和商城自己的：回答 */
export type RolesAnswer = RoleRow[]

/** 新建角色：参数 */
export interface CreateRoleQuery {}

/** 新建角色：正文 */
export interface CreateRoleBody {
  /** 同一商城内不可重复 */
  name: string
  rights: RoleRights
}

/** 新建角色：回答 */
export type CreateRoleAnswer = RoleRow

/** 修改角色：路径 */
export interface ChangeRoleParams {
  role_id: string
}

/** 修改角色：参数 */
export interface ChangeRoleQuery {}

/** 修改角色：正文 */
export interface ChangeRoleBody {
  name: string
  rights: RoleRights
}

/** 修改角色：回答 */
export type ChangeRoleAnswer = RoleRow

/** 删除角色：路径 */
export interface RemoveRoleParams {
  role_id: string
}

/** 删除角色：参数 */
export interface RemoveRoleQuery {}

/** 删除角色：回答 */
export type RemoveRoleAnswer = Done

/** 操作日志：参数 */
export interface AuditQuery {
  page: Page
  pageSize: PageSize
  after?: After
  before?: Before
  last?: Last
  /** 被修改内容的种类 */
  subject?: string
  /** 被修改内容的编号 */
  subject_id?: string
  /** 操作人 */
  operator_id?: string
  /** 操作 */
  action?: string
  /** 从这一天起 */
  from?: Day
  /** 到这一天为止，包括这一天 */
  to?: Day
}

/** 操作日志：回答 */
export type AuditAnswer = AuditList

/** 页面列表：参数 */
export interface PagesQuery {
  page: Page
  pageSize: PageSize
  page_type?: PageKind
  platform?: PagePlatform
  state?: PageStatus
  /** 名称、说明、短地址或编号包含 */
  keyword?: string
  /** 只列启用的（1）或停用的（0） */
  enabled?: Flag
  /** 列出已删除的 */
  deleted: Flag
  /** 排序依据 */
  sort: 'updated' | 'created' | 'title'
  /** 顺序 */
  order: 'asc' | 'desc'
}

/** 页面列表：回答 */
export interface PagesAnswer {
  list: PageRow[]
  count: Total
  total_count: Total
}

/** 新建页面：参数 */
export interface CreatePageQuery {}

/** 新建页面：正文 */
export interface CreatePageBody {
  page_type: 'home' | 'custom' | 'header' | 'footer'
  platform: PagePlatform
  /** 名称 */
  title: string
  /** 说明 */
  description?: string
  /** 页面模板 */
  template_id?: Id
  /** 要复制的页面 */
  copy_of?: Id
}

/** 新建页面：回答 */
export type CreatePageAnswer = PageRow

/** 一个页面：路径 */
export interface ShowPageParams {
  page_id: string
}

/** 一个页面：参数 */
export interface ShowPageQuery {}

/** 一个页面：回答 */
export type ShowPageAnswer = PageRow

/** 修改页面的名称、说明、短地址与搜索引擎信息：路径 */
export interface UpdatePageParams {
  page_id: string
}

/** 修改页面的名称、说明、短地址与搜索引擎信息：参数 */
export interface UpdatePageQuery {}

/** 修改页面的名称、说明、短地址与搜索引擎信息：正文 */
export interface UpdatePageBody {
  /** 名称 */
  title?: string
  /** 说明 */
  description?: string
  /** 短地址，只用于自定义页 */
  alias?: string
  seo?: SeoTexts
}

/** 修改页面的名称、说明、短地址与搜索引擎信息：回答 */
export type UpdatePageAnswer = PageRow

/** 复制页面：路径 */
export interface DuplicatePageParams {
  page_id: string
}

/** 复制页面：参数 */
export interface DuplicatePageQuery {}

/** 复制页面：回答 */
export type DuplicatePageAnswer = PageRow

/** 删除页面：路径 */
export interface RemovePageParams {
  page_id: string
}

/** 删除页面：参数 */
export interface RemovePageQuery {}

/** 删除页面：回答 */
export type RemovePageAnswer = Done

/** 恢复删除的页面：路径 */
export interface RestorePageParams {
  page_id: string
}

/** 恢复删除的页面：参数 */
export interface RestorePageQuery {}

/** 恢复删除的页面：回答 */
export type RestorePageAnswer = PageRow

/** 启用或停用页面：路径 */
export interface EnablePageParams {
  page_id: string
}

/** 启用或停用页面：参数 */
export interface EnablePageQuery {}

/** 启用或停用页面：正文 */
export interface EnablePageBody {
  /** 是否启用 */
  enabled: boolean
}

/** 启用或停用页面：回答 */
export type EnablePageAnswer = PageRow

/** 一个页面现在的草稿：路径 */
export interface ShowDraftParams {
  page_id: string
}

/** 一个页面现在的草稿：参数 */
export interface ShowDraftQuery {}

/** 一个页面现在的草稿：回答 */
export type ShowDraftAnswer = DraftPage

/** 打开页面：页头、正文与页脚的草稿：路径 */
export interface WorkspaceParams {
  page_id: string
}

/** 打开页面：页头、正文与页脚的草稿：参数 */
export interface WorkspaceQuery {}

/** 打开页面：页头、正文与页脚的草稿：回答 */
export interface WorkspaceAnswer {
  live: LiveRows
  pages: {
    header: DraftPage | null
    body: DraftPage
    footer: DraftPage | null
  }
}

/** 保存草稿：参数 */
export interface SaveDraftsQuery {}

/** 保存草稿：正文 */
export interface SaveDraftsBody {
  documents: {
    page_id: Id
    /** 编辑开始时的修订编号 */
    base: Id
    /** 页面文档的文本；不带 changes 时必填 */
    document?: string
    /** 代替 document：与 base 相比的变化（JSON 文本），{"page":{…},"widgets":{组件编号: 组件或 null}} */
    changes?: string
    /** 与 changes 一起：变化之后存储文本的字符数（UTF-16），不一致时不保存 */
    length?: number
  }[]
}

/** 保存草稿：回答 */
export interface SaveDraftsAnswer {
  saved: SavedDraft[]
}

/** 告知其他人自己选中了哪些组件：参数 */
export interface SelectInPageQuery {}

/** 告知其他人自己选中了哪些组件：正文 */
export interface SelectInPageBody {
  /** 窗口编号 */
  tab: string
  /** 选中的组件 */
  selected: string[]
}

/** 告知其他人自己选中了哪些组件：回答 */
export type SelectInPageAnswer = Done

/** 发布：参数 */
export interface PublishQuery {}

/** 发布：正文 */
export interface PublishBody {
  pages: {
    page_id: Id
    /** 草稿的修订编号 */
    revision: Id
    /** 生效时启用页面；首页会替换现在的首页 */
    enable?: boolean
  }[]
  /** 定时发布的时间，ISO 时间；不给或已过为立即 */
  at?: string
  /** 备注 */
  note?: string
  /** 一并通过的审核；其中有已经结束的时 409，什么都不发布。页面其余等待中的审核也随发布通过 */
  approves?: Id[]
}

/** 发布：回答 */
export interface PublishAnswer {
  publication: Publication
  /** 发布之后的页面 */
  pages: PageRow[]
  /** 多少秒之内可以撤回；0 为不能 */
  withdraw_seconds: number
  /** 不妨碍发布的提醒 */
  warnings: string[]
  /** 随之通过的审核 */
  approved?: PageReview[]
}

/** 发布记录：参数 */
export interface PublicationsQuery {
  page: Page
  pageSize: PageSize
  state?: PublicationState
}

/** 发布记录：回答 */
export interface PublicationsAnswer {
  list: Publication[]
  count: Total
  total_count: Total
}

/** 取消定时发布：路径 */
export interface CancelPublicationParams {
  publication_id: string
}

/** 取消定时发布：参数 */
export interface CancelPublicationQuery {}

/** 取消定时发布：回答 */
export type CancelPublicationAnswer = Done

/** 撤回刚刚的发布：路径 */
export interface WithdrawPublicationParams {
  publication_id: string
}

/** 撤回刚刚的发布：参数 */
export interface WithdrawPublicationQuery {}

/** 撤回刚刚的发布：回答 */
export interface WithdrawPublicationAnswer {
  /** 撤回之后的页面 */
  pages: PageRow[]
}

/** 谁改过还没有发布的内容：路径 */
export interface PageAuthorsParams {
  page_id: string
}

/** 谁改过还没有发布的内容：参数 */
export interface PageAuthorsQuery {}

/** 谁改过还没有发布的内容：回答 */
export interface PageAuthorsAnswer {
  authors: {
    /** 姓名 */
    name: string
    /** 最近一次修改所记的时间，ISO 时间 */
    at: string
  }[]
}

/** 页面的版本，新的在前：路径 */
export interface PageVersionsParams {
  page_id: string
}

/** 页面的版本，新的在前：参数 */
export interface PageVersionsQuery {
  page: Page
  pageSize: PageSize
}

/** 页面的版本，新的在前：回答 */
export interface PageVersionsAnswer {
  list: PageVersion[]
  count: Total
  total_count: Total
}

/** 某次修订的文档：路径 */
export interface RevisionDocumentParams {
  page_id: string
  revision_id: string
}

/** 某次修订的文档：参数 */
export interface RevisionDocumentQuery {}

/** 某次修订的文档：回答 */
export interface RevisionDocumentAnswer {
  /** 修订编号 */
  revision: string
  /** 页面文档的规范文本 */
  document: string
  /** 第几版 */
  number: number
  /** 保存者 */
  author: string
  /** 保存，ISO 时间 */
  created: string
}

/** 回到某个版本：路径 */
export interface RollBackParams {
  page_id: string
}

/** 回到某个版本：参数 */
export interface RollBackQuery {}

/** 回到某个版本：正文 */
export interface RollBackBody {
  /** 某个版本的修订编号 */
  revision: Id
}

/** 回到某个版本：回答 */
export type RollBackAnswer = DraftPage

/** 预览链接：参数 */
export interface PreviewQuery {}

/** 预览链接：正文 */
export interface PreviewBody {
  pages: RevisionRef[]
  platform: PagePlatform
  /** h5：电脑页面在手机上的样子；不给为页面自己的平台 */
  viewport?: PagePlatform
  /** 哪个时刻，ISO 时间；不给为现在 */
  at?: string
}

/** 预览链接：回答 */
export interface PreviewAnswer {
  /** 地址 */
  url: string
  /** 失效，ISO 时间 */
  expires: string
}

/** 页面列表（上游）：参数 */
export interface UpstreamPagesQuery {
  page: Page
  pageSize: PageSize
  /** 页面类型，index 首页，custom 自定义页 */
  page_type?: 'index' | 'custom'
  /** 启用状态，1 启用，2 停用 */
  status?: 1 | 2
}

/** 页面列表（上游）：回答 */
export interface UpstreamPagesAnswer {
  total_count: Total
  count: Total
  list: UpstreamPageRow[]
}

/** 新建页面（上游）：参数 */
export interface UpstreamAddPageQuery {}

/** 新建页面（上游）：正文 */
export interface UpstreamAddPageBody {
  /** 名称 */
  title: string
  /** 说明 */
  description?: string
  /** 页面类型，index 首页，custom 自定义页 */
  page_type: 'index' | 'custom'
  /** 启用状态，1 启用，2 停用 */
  status?: 1 | 2
  /** 上游的版本号，不保存 */
  version?: string
}

/** 新建页面（上游）：回答 */
export type UpstreamAddPageAnswer = UpstreamPageRow

/** 修改页面（上游）：参数 */
export interface UpstreamEditPageQuery {}

/** 修改页面（上游）：正文 */
export interface UpstreamEditPageBody {
  /** 页面编号 */
  id: Id
  /** 名称 */
  title?: string
  /** 说明 */
  description?: string
  /** 页面类型，index 首页，custom 自定义页 */
  page_type?: 'index' | 'custom'
  /** 启用状态，1 启用，2 停用 */
  status?: 1 | 2
  /** 上游的版本号，不保存 */
  version?: string
}

/** 修改页面（上游）：回答 */
export type UpstreamEditPageAnswer = UpstreamPageRow

/** 删除页面（上游）：路径 */
export interface UpstreamRemovePageParams {
  id: string
}

/** 删除页面（上游）：参数 */
export interface UpstreamRemovePageQuery {}

/** 删除页面（上游）：回答 */
export type UpstreamRemovePageAnswer = UpstreamStatus

/** 页头或页脚的草稿（上游）：参数 */
export interface UpstreamHeaderOrFooterQuery {
  /** 哪一个 */
  page_name: 'header' | 'footer'
}

/** 页头或页脚的草稿（上游）：回答 */
export type UpstreamHeaderOrFooterAnswer = HeaderOrFooter

/** 保存页头或页脚的草稿（上游）：参数 */
export interface UpstreamSaveHeaderOrFooterQuery {}

/** 保存页头或页脚的草稿（上游）：正文 */
export interface UpstreamSaveHeaderOrFooterBody {
  /** 哪一个 */
  page_name: 'header' | 'footer'
  /** 组件数组的 JSON 文本 */
  config: string
}

/** 保存页头或页脚的草稿（上游）：回答 */
export type UpstreamSaveHeaderOrFooterAnswer = HeaderOrFooterRow

/** 页面草稿的组件（上游）：参数 */
export interface UpstreamTemplateContentQuery {
  /** 页面编号 */
  theme_pc_template_id: Id
}

/** 页面草稿的组件（上游）：回答 */
export type UpstreamTemplateContentAnswer = TemplateContentRow[]

/** 保存页面草稿的组件（上游）：参数 */
export interface UpstreamSaveTemplateContentQuery {}

/** 保存页面草稿的组件（上游）：正文 */
export interface UpstreamSaveTemplateContentBody {
  /** 页面编号 */
  theme_pc_template_id: Id
  /** 组件数组的 JSON 文本 */
  config: string
}

/** 保存页面草稿的组件（上游）：回答 */
export type UpstreamSaveTemplateContentAnswer = UpstreamStatus

/** 登录页设置（上游）：参数 */
export interface UpstreamLoginSettingQuery {}

/** 登录页设置（上游）：回答 */
export type UpstreamLoginSettingAnswer = UpstreamLoginPage

/** 保存登录页设置（上游）：参数 */
export interface UpstreamSaveLoginPageQuery {}

/** 保存登录页设置（上游）：正文 */
export interface UpstreamSaveLoginPageBody {
  /** 标志 */
  logo?: string
  /** 背景图 */
  background?: string
}

/** 保存登录页设置（上游）：回答 */
export type UpstreamSaveLoginPageAnswer = UpstreamLoginPage

/** 选择商品：参数 */
export interface PickGoodsQuery {
  page: Page
  pageSize: PageSize
  /** 名称的一部分 */
  keyword?: string
  /** 排序依据 */
  sort?: 'price' | 'sales' | 'store' | 'created'
  /** 升序或降序 */
  order: 'asc' | 'desc'
  /** 只列出这些，按此顺序；已不存在的不列 */
  ids?: Id[]
  /** 该商铺与总店的商品 */
  distributor_id?: string
  /** 该分类及其下级的商品 */
  category_id?: string
  /** 品牌 */
  brand_id?: Id
  /** 商品标签 */
  tag_id?: Id
  /** 最低价，分 */
  start_price?: Cents
  /** 最高价，分 */
  end_price?: Cents
  /** on 顾客能看到的，off 其余未删除的；不写为 on */
  shelf?: 'on' | 'off'
}

/** 选择商品：回答 */
export interface PickGoodsAnswer {
  list: LiveGoods[]
  count: Total
  total_count: Total
}

/** 选择优惠券：参数 */
export interface PickCouponsQuery {
  page: Page
  pageSize: PageSize
  /** 名称的一部分 */
  keyword?: string
  /** 排序依据 */
  sort?: 'quantity' | 'created'
  /** 升序或降序 */
  order: 'asc' | 'desc'
  /** 只列出这些，按此顺序；已不存在的不列 */
  ids?: Id[]
  /** 类型 */
  card_type?: 'cash' | 'discount'
  /** open 可领取，upcoming 尚未开始，ended 已结束，paused 已停用；不写为 open */
  state?: 'open' | 'upcoming' | 'ended' | 'paused'
}

/** 选择优惠券：回答 */
export interface PickCouponsAnswer {
  list: LiveCoupon[]
  count: Total
  total_count: Total
}

/** 选择商铺：参数 */
export interface PickShopsQuery {
  page: Page
  pageSize: PageSize
  /** 名称的一部分 */
  keyword?: string
  /** 排序依据 */
  sort?: 'name' | 'sales' | 'created'
  /** 升序或降序 */
  order: 'asc' | 'desc'
  /** 只列出这些，按此顺序；已不存在的不列 */
  ids?: Id[]
  /** 所在城市 */
  city?: string
}

/** 选择商铺：回答 */
export interface PickShopsAnswer {
  list: LiveShop[]
  count: Total
  total_count: Total
}

/** 选择分类：参数 */
export interface PickCategoriesQuery {
  page: Page
  pageSize: PageSize
  /** 名称的一部分 */
  keyword?: string
  /** 排序依据 */
  sort?: 'name'
  /** 升序或降序 */
  order: 'asc' | 'desc'
  /** 只列出这些，按此顺序；已不存在的不列 */
  ids?: Id[]
  /** 类目种类，1 为主类目，0 为销售分类 */
  is_main_category: boolean
}

/** 选择分类：回答 */
export interface PickCategoriesAnswer {
  list: LiveCategory[]
  count: Total
  total_count: Total
}

/** 选择自定义页面：参数 */
export interface PickPagesQuery {
  page: Page
  pageSize: PageSize
  /** 名称的一部分 */
  keyword?: string
  /** 排序依据 */
  sort?: 'title' | 'updated'
  /** 升序或降序 */
  order: 'asc' | 'desc'
  /** 只列出这些，按此顺序；已不存在的不列 */
  ids?: Id[]
  /** 电脑或手机 */
  platform: 'pc' | 'h5'
  /** 是否已启用；不写为全部 */
  enabled?: boolean
}

/** 选择自定义页面：回答 */
export interface PickPagesAnswer {
  list: PickedPage[]
  count: Total
  total_count: Total
}

/** 选择品牌、文章、促销活动或秒杀活动：参数 */
export interface PickTargetsQuery {
  page: Page
  pageSize: PageSize
  /** 名称的一部分 */
  keyword?: string
  /** 只列出这些，按此顺序；已不存在的不列 */
  ids?: Id[]
  /** 种类 */
  kind: 'brand' | 'article' | 'promotion' | 'seckill'
  /** 文章的栏目 */
  node_id?: Id
  /** true 只要顾客现在能看到或参加的，false 只要其余的；不写为全部 */
  open?: boolean
}

/** 选择品牌、文章、促销活动或秒杀活动：回答 */
export interface PickTargetsAnswer {
  list: PickedTarget[]
  count: Total
  total_count: Total
}

/** 画布上各编号现在的数据：参数 */
export interface LiveDataQuery {}

/** 画布上各编号现在的数据：正文 */
export interface LiveDataBody {
  goods: Id[]
  coupon: Id[]
  shop: Id[]
  category: Id[]
  /** 同时给出附近商铺 */
  nearby: boolean
  /** 商品规则 */
  rules: {
    rule: GoodsRule
    /** 只要该商铺与总店的商品 */
    distributor_id?: Id
  }[]
}

/** 画布上各编号现在的数据：回答 */
export type LiveDataAnswer = LiveRows

/** 内容的状态：只列出顾客到不了、尚未开始或已领完的：参数 */
export interface TargetStatesQuery {}

/** 内容的状态：只列出顾客到不了、尚未开始或已领完的：正文 */
export interface TargetStatesBody {
  targets: {
    entity: 'goods' | 'coupon' | 'shop' | 'category' | 'page' | 'brand' | 'article' | 'promotion' | 'seckill'
    id: Id
  }[]
}

/** 内容的状态：只列出顾客到不了、尚未开始或已领完的：回答 */
export interface TargetStatesAnswer {
  list: TargetState[]
  count: Total
  total_count: Total
}

/** 页面中的失效引用：参数 */
export interface DeadLinksQuery {}

/** 页面中的失效引用：正文 */
export interface DeadLinksBody {
  /** 页面文档的文本 */
  documents: string[]
}

/** 页面中的失效引用：回答 */
export interface DeadLinksAnswer {
  list: DeadLink[]
  count: Total
  total_count: Total
}

/** 有哪些资料：参数 */
export interface RecordKindsQuery {}

/** 有哪些资料：回答 */
export type RecordKindsAnswer = RecordKind[]

/** 一种资料的列表：路径 */
export interface RecordsParams {
  name: RecordName
}

/** 一种资料的列表：参数 */
export interface RecordsQuery {
  /** 搜索 */
  keyword?: string
  /** 排序，见 sorts；不传为原有的顺序 */
  sort?: string
  /** 筛选，如 approve_status:onsale；字段见 filters */
  filter?: string[]
  page: Page
  pageSize: PageSize
}

/** 一种资料的列表：回答 */
export interface RecordsAnswer {
  list: RecordRow[]
  count: Total
  total_count: Total
}

/** 新建一条资料：路径 */
export interface CreateRecordParams {
  name: RecordName
}

/** 新建一条资料：参数 */
export interface CreateRecordQuery {}

/** 新建一条资料：正文 */
export interface CreateRecordBody {
  value: {}
}

/** 新建一条资料：回答 */
export type CreateRecordAnswer = RecordValue

/** 一条资料：路径 */
export interface RecordParams {
  name: RecordName
  id: string
}

/** 一条资料：参数 */
export interface RecordQuery {}

/** 一条资料：回答 */
export type RecordAnswer = RecordValue

/** 修改一条资料：路径 */
export interface SaveRecordParams {
  name: RecordName
  id: string
}

/** 修改一条资料：参数 */
export interface SaveRecordQuery {}

/** 修改一条资料：正文 */
export interface SaveRecordBody {
  value: {}
  version: string
}

/** 修改一条资料：回答 */
export type SaveRecordAnswer = RecordValue

/** 删除一条资料：路径 */
export interface DeleteRecordParams {
  name: RecordName
  id: string
}

/** 删除一条资料：参数 */
export interface DeleteRecordQuery {}

/** 删除一条资料：回答 */
export interface DeleteRecordAnswer {
  status: boolean
}

/** 供表单选择的资料：路径 */
export interface RecordOptionsParams {
  kind: RecordName
}

/** 供表单选择的资料：参数 */
export interface RecordOptionsQuery {
  /** 搜索 */
  keyword?: string
  /** 只要这些，按此顺序 */
  ids?: string[]
}

/** 供表单选择的资料：回答 */
export type RecordOptionsAnswer = RecordOption[]

/** 有哪些报表：参数 */
export interface ReportKindsQuery {}

/** 有哪些报表：回答 */
export type ReportKindsAnswer = {
  name: string
  title: string
  filters?: RecordFilters
}[]

/** 一份报表：路径 */
export interface OneReportParams {
  name: ReportName
}

/** 一份报表：参数 */
export interface OneReportQuery {
  from?: Day
  to?: Day
  /** 只统计这家门店，0 为商城自营；报表的 filters 里有门店的才可以传 */
  shop?: string
  page: Page
  pageSize: ReportRows
}

/** 一份报表：回答 */
export type OneReportAnswer = Report

/** 一份报表的文件：路径 */
export interface ReportFileParams {
  name: ReportName
}

/** 一份报表的文件：参数 */
export interface ReportFileQuery {
  from?: Day
  to?: Day
  /** 只统计这家门店，0 为商城自营；报表的 filters 里有门店的才可以传 */
  shop?: string
  format: SheetFormat
}

/** 页面及其页头、页脚的审核与批注：路径 */
export interface PageReviewsParams {
  page_id: string
}

/** 页面及其页头、页脚的审核与批注：参数 */
export interface PageReviewsQuery {}

/** 页面及其页头、页脚的审核与批注：回答 */
export interface PageReviewsAnswer {
  reviews: PageReview[]
  notes: ReviewNote[]
}

/** 提交审核：参数 */
export interface SubmitReviewQuery {}

/** 提交审核：正文 */
export interface SubmitReviewBody {
  pages: {
    page_id: Id
    /** 草稿的修订编号 */
    revision: Id
  }[]
  /** 说明 */
  message?: string
}

/** 提交审核：回答 */
export type SubmitReviewAnswer = PageReview[]

/** 撤回自己提交的审核：路径 */
export interface WithdrawReviewParams {
  review_id: string
}

/** 撤回自己提交的审核：参数 */
export interface WithdrawReviewQuery {}

/** 撤回自己提交的审核：回答 */
export type WithdrawReviewAnswer = PageReview

/** 退回：路径 */
export interface ReturnReviewParams {
  review_id: string
}

/** 退回：参数 */
export interface ReturnReviewQuery {}

/** 退回：正文 */
export interface ReturnReviewBody {
  /** 退回的原因 */
  words: string
}

/** 退回：回答 */
export type ReturnReviewAnswer = PageReview

/** 写批注或回复：路径 */
export interface WriteNoteParams {
  page_id: string
}

/** 写批注或回复：参数 */
export interface WriteNoteQuery {}

/** 写批注或回复：正文 */
export interface WriteNoteBody {
  /** 内容 */
  text: string
  /** 组件的 uuid；不给为整个页面 */
  widget?: string
  /** 组件的名称 */
  widget_name?: string
  /** 所回复的批注 */
  parent_id?: Id
}

/** 写批注或回复：回答 */
export type WriteNoteAnswer = ReviewNote

/** 标为已解决或未解决：路径 */
export interface SettleNoteParams {
  note_id: string
}

/** 标为已解决或未解决：参数 */
export interface SettleNoteQuery {}

/** 标为已解决或未解决：正文 */
export interface SettleNoteBody {
  settled: boolean
}

/** 标为已解决或未解决：回答 */
export type SettleNoteAnswer = ReviewNote

/** 登录：参数 */
export interface SignInQuery {}

/** 登录：正文 */
export interface SignInBody {
  username: string
  password: string
  /** 图片验证码的 imageToken */
  token?: string
  /** 图片上的字符 */
  yzm?: string
  /** 身份验证器上的6位动态验证码，或一个恢复码；开启了两步验证的账号才需要 */
  code?: string
}

/** 登录：回答 */
export type SignInAnswer = SignedIn

/** 登录用的图片验证码：参数 */
export interface SignInCaptchaQuery {}

/** 登录用的图片验证码：回答 */
export type SignInCaptchaAnswer = SignInPicture

/** 当前登录的运营人员：参数 */
export interface WhoIsSignedInQuery {}

/** 当前登录的运营人员：回答 */
export type WhoIsSignedInAnswer = CurrentSession

/** 退出登录：参数 */
export interface SignOutQuery {}

/** 退出登录：回答 */
export type SignOutAnswer = Done

/** 有哪些设置：参数 */
export interface SettingsQuery {}

/** 有哪些设置：回答 */
export type SettingsAnswer = SettingEntry[]

/** 一项设置：路径 */
export interface SettingParams {
  name: SettingName
}

/** 一项设置：参数 */
export interface SettingQuery {}

/** 一项设置：回答 */
export type SettingAnswer = SettingValue

/** 保存一项设置：路径 */
export interface SaveSettingParams {
  name: SettingName
}

/** 保存一项设置：参数 */
export interface SaveSettingQuery {}

/** 保存一项设置：正文 */
export interface SaveSettingBody {
  value: {}
}

/** 保存一项设置：回答 */
export type SaveSettingAnswer = SettingValue

/** 有哪些表格：参数 */
export interface SheetKindsQuery {}

/** 有哪些表格：回答 */
export type SheetKindsAnswer = SheetKind[]

/** 导入一个文件：路径 */
export interface ImportSheetParams {
  name: SheetName
}

/** 导入一个文件：参数 */
export interface ImportSheetQuery {
  /** 试导入：只报告每一行会怎样，不写入 */
  trial: boolean
}

/** 导入一个文件：正文 */
export type ImportSheetBody = unknown

/** 导入一个文件：回答 */
export interface ImportSheetAnswer {
  job: SheetJob
  /** 这个文件导入过 */
  repeated: boolean
}

/** 导出一个文件：路径 */
export interface ExportSheetParams {
  name: SheetName
}

/** 导出一个文件：参数 */
export interface ExportSheetQuery {}

/** 导出一个文件：正文 */
export interface ExportSheetBody {
  /** 待办的页签；不传为全部 */
  tab?: string
  /** 搜索 */
  keyword?: string
  filter?: BatchFilter
}

/** 导出一个文件：回答 */
export type ExportSheetAnswer = SheetJob

/** 导入与导出的历史：参数 */
export interface SheetJobsQuery {
  page: Page
  pageSize: PageSize
}

/** 导入与导出的历史：回答 */
export interface SheetJobsAnswer {
  list: SheetJob[]
  count: Total
  total_count: Total
}

/** 一次导入或导出的进度：路径 */
export interface OneSheetJobParams {
  job_id: string
}

/** 一次导入或导出的进度：参数 */
export interface OneSheetJobQuery {}

/** 一次导入或导出的进度：回答 */
export type OneSheetJobAnswer = SheetJob

/** 一次导入的逐行报告：路径 */
export interface SheetReportParams {
  job_id: string
}

/** 一次导入的逐行报告：参数 */
export interface SheetReportQuery {
  /** 只看这种结果的行 */
  state?: 'waiting' | 'done' | 'same' | 'failed'
  page: Page
  pageSize: PageSize
}

/** 一次导入的逐行报告：回答 */
export interface SheetReportAnswer {
  list: SheetLine[]
  count: Total
  total_count: Total
}

/** 空表：路径 */
export interface SheetTemplateParams {
  name: SheetName
}

/** 空表：参数 */
export interface SheetTemplateQuery {
  format: SheetFormat
}

/** 一次导入或导出的文件：路径 */
export interface SheetJobFileParams {
  job_id: string
}

/** 一次导入或导出的文件：参数 */
export interface SheetJobFileQuery {
  format: SheetFormat
}

/** 最近的页面，与页面和优惠券的待办：参数 */
export interface StartQuery {}

/** 最近的页面，与页面和优惠券的待办：回答 */
export interface StartAnswer {
  /** 最近修改的首页与自定义页，最近的在前 */
  recent: PageRow[]
  /** 发布后又有修改的页面，最近修改的在前，最多四个 */
  changed: PageRow[]
  /** 从未发布的页面，最近修改的在前，最多四个 */
  drafts: PageRow[]
  /** 已发布但没有启用的自定义页，最近修改的在前，最多四个 */
  hidden: PageRow[]
  /** 等您审核的页面，先提交的在前，最多十个 */
  reviews: PageReview[]
  /** 退回给您、还没有再提交或发布的页面，最近的在前，最多十个 */
  returned: PageReview[]
  /** 您的页面上别人写的、未解决的批注，最多十个页面 */
  notes: {
    page_id: string
    /** 页面名称 */
    title: string
    /** 几条未解决 */
    open: number
  }[]
  /** 七天内结束的优惠券，先结束的在前，最多五张 */
  coupons_ending: {
    card_id: string
    /** 名称 */
    title: string
    /** 结束，ISO 时间 */
    ends: string
  }[]
}

/** 页面模板列表，自带的在前：参数 */
export interface PageTemplatesQuery {
  page: Page
  pageSize: PageSize
  /** 终端，pc 或 h5 */
  platform?: 'pc' | 'h5'
  /** 名称包含 */
  keyword?: string
}

/** 页面模板列表，自带的在前：回答 */
export interface PageTemplatesAnswer {
  list: PageTemplate[]
  count: Total
  total_count: Total
}

/** 页面模板的文档：路径 */
export interface PageTemplateDocumentParams {
  design_id: string
}

/** 页面模板的文档：参数 */
export interface PageTemplateDocumentQuery {}

/** 页面模板的文档：回答 */
export interface PageTemplateDocumentAnswer {
  template: PageTemplate
  /** 页面文档的规范文本 */
  document: string
}

/** 保存为页面模板：参数 */
export interface SaveTemplateQuery {}

/** 保存为页面模板：正文 */
export interface SaveTemplateBody {
  /** 名称 */
  name: string
  /** 图片地址；空为没有 */
  image: string
  /** 页面文档的文本 */
  document: string
}

/** 保存为页面模板：回答 */
export type SaveTemplateAnswer = PageTemplate

/** 删除页面模板：路径 */
export interface RemoveTemplateParams {
  design_id: string
}

/** 删除页面模板：参数 */
export interface RemoveTemplateQuery {}

/** 删除页面模板：回答 */
export type RemoveTemplateAnswer = Done

/** 恢复删除的页面模板：路径 */
export interface RestoreTemplateParams {
  design_id: string
}

/** 恢复删除的页面模板：参数 */
export interface RestoreTemplateQuery {}

/** 恢复删除的页面模板：回答 */
export type RestoreTemplateAnswer = PageTemplate

/** 哪些页面跟随店铺主题：参数 */
export interface ThemedPagesQuery {}

/** 哪些页面跟随店铺主题：回答 */
export interface ThemedPagesAnswer {
  pages: ThemedPage[]
}

/** 让页面跟随店铺主题：参数 */
export interface FollowThemeQuery {}

/** 让页面跟随店铺主题：正文 */
export interface FollowThemeBody {
  pages: string[]
}

/** 让页面跟随店铺主题：回答 */
export interface FollowThemeAnswer {
  /** 立即生效的页面数 */
  published: number
  /** 改在草稿里的页面数 */
  drafts: number
}

/** 校验页面文档：参数 */
export interface ValidatePageQuery {
  /** 文档是商城的哪一部分；给出时才判断只属于它的规则 */
  region?: 'header' | 'body' | 'footer'
}

/** 校验页面文档：正文 */
export type ValidatePageBody = unknown

/** 校验页面文档：回答 */
export interface ValidatePageAnswer {
  problems: LocatedProblem[]
}

/** 一个列表的视图：自己的与共享的：参数 */
export interface SavedViewsQuery {
  list: ListPath
}

/** 一个列表的视图：自己的与共享的：回答 */
export type SavedViewsAnswer = SavedView[]

/** 保存一个视图：参数 */
export interface SaveViewQuery {}

/** 保存一个视图：正文 */
export interface SaveViewBody {
  list: ListPath
  /** 名称 */
  name: string
  query: string
  shared: boolean
}

/** 保存一个视图：回答 */
export type SaveViewAnswer = SavedView

/** 删除一个视图：路径 */
export interface DeleteViewParams {
  view_id: string
}

/** 删除一个视图：参数 */
export interface DeleteViewQuery {}

/** 删除一个视图：回答 */
export type DeleteViewAnswer = Done

/** 有哪些待办：参数 */
export interface WorklistKindsQuery {}

/** 有哪些待办：回答 */
export type WorklistKindsAnswer = WorklistKind[]

/** 一种待办的列表：路径 */
export interface WorklistParams {
  name: WorklistName
}

/** 一种待办的列表：参数 */
export interface WorklistQuery {
  /** 页签；不传为第一个 */
  tab?: string
  /** 搜索 */
  keyword?: string
  filter?: BatchFilter
  page: Page
  pageSize: PageSize
  after?: After
  before?: Before
  last?: Last
}

/** 一种待办的列表：回答 */
export interface WorklistAnswer {
  more: More
  next: Next
  previous: Previous
  list: WorklistRow[]
  count: Total
  total_count: Total
}

/** 一件事的详情：路径 */
export interface WorklistItemParams {
  name: WorklistName
  id: string
}

/** 一件事的详情：参数 */
export interface WorklistItemQuery {}

/** 一件事的详情：回答 */
export type WorklistItemAnswer = WorklistDetail

/** 做一件事：路径 */
export interface DoWorkParams {
  name: WorklistName
  id: string
  /** 表单的名称 */
  form: string
}

/** 做一件事：参数 */
export interface DoWorkQuery {}

/** 做一件事：正文 */
export interface DoWorkBody {
  value: {}
}

/** 做一件事：回答 */
export type DoWorkAnswer = WorklistDetail

/** 会员的私密图片：路径 */
export interface MemberPictureOfWorklistParams {
  /** 图片名称 */
  name: string
}

/** 会员的私密图片：参数 */
export interface MemberPictureOfWorklistQuery {}

/** 售后原因：参数 */
export interface AftersaleReasonsQuery {}

/** 售后原因：回答 */
export type AftersaleReasonsAnswer = string[]

/** 申请售后：参数 */
export interface ApplyAftersaleQuery {}

/** 申请售后：正文 */
export interface ApplyAftersaleBody {
  order_id: Id
  /** 售后商品，JSON：[{"id": 订单行编号, "num": 件数}] */
  detail:
    | string
    | {
        id: Id
        num: number
      }[]
  /** 售后类型，ONLY_REFUND 仅退款，REFUND_GOODS 退货退款，EXCHANGING_GOODS 换货 */
  aftersales_type: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  /** 原因，见 aftersales/reason/list */
  reason: string
  /** 说明 */
  description?: string
  /** 凭证图片的地址，须为本人上传 */
  evidence_pic?: string[]
  /** 申请退多少（分，含运费）；不填为可退的全部 */
  refund_fee?: number
  /** 申请退多少积分；不填为可退的全部 */
  refund_point?: number
  /** 其中的运费（分），不超过尚未退的运费 */
  freight?: number
  /** 运费积分，refund_point 中的；不填则与运费同比例 */
  freight_point?: number
  /** 退回方式，logistics 寄回，offline 送回门店 */
  return_type: 'logistics' | 'offline'
  /** 联系人 */
  contact?: string
  /** 联系电话 */
  mobile?: string
  /** 送回的门店；门店编号 */
  aftersales_address_id?: string
}

/** 申请售后：回答 */
export type ApplyAftersaleAnswer = Aftersale

/** 售后单列表：参数 */
export interface AftersaleListQuery {
  page: Page
  pageSize: PageSize
  /** 售后状态，0 待处理，1 处理中，2 已处理，3 已驳回，4 已关闭 */
  aftersales_status?: 0 | 1 | 2 | 3 | 4
  /** 售后类型，ONLY_REFUND 仅退款，REFUND_GOODS 退货退款，EXCHANGING_GOODS 换货 */
  aftersales_type?: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  order_id?: Id
  /** 订单号、售后单号，或商品名称中的文字 */
  keywords?: string
}

/** 售后单列表：回答 */
export interface AftersaleListAnswer {
  list: Aftersale[]
  count: Total
  total_count: Total
}

/** 售后单：参数 */
export interface AftersaleInfoQuery {
  aftersales_bn: Id
  /** 只看这件商品的明细 */
  item_id?: Id
}

/** 售后单：回答 */
export type AftersaleInfoAnswer = AftersaleWithOrder

/** 修改售后申请：参数 */
export interface ModifyAftersaleQuery {}

/** 修改售后申请：正文 */
export interface ModifyAftersaleBody {
  aftersales_bn: Id
  order_id?: Id
  /** 售后商品，JSON：[{"id": 订单行编号, "num": 件数}] */
  detail:
    | string
    | {
        id: Id
        num: number
      }[]
  /** 售后类型，ONLY_REFUND 仅退款，REFUND_GOODS 退货退款，EXCHANGING_GOODS 换货 */
  aftersales_type: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  /** 原因，见 aftersales/reason/list */
  reason: string
  /** 说明 */
  description?: string
  /** 凭证图片的地址，须为本人上传 */
  evidence_pic?: string[]
  /** 申请退多少（分，含运费）；不填为可退的全部 */
  refund_fee?: number
  /** 申请退多少积分；不填为可退的全部 */
  refund_point?: number
  /** 其中的运费（分），不超过尚未退的运费 */
  freight?: number
  /** 运费积分，refund_point 中的；不填则与运费同比例 */
  freight_point?: number
  /** 退回方式，logistics 寄回，offline 送回门店 */
  return_type: 'logistics' | 'offline'
  /** 联系人 */
  contact?: string
  /** 联系电话 */
  mobile?: string
  /** 送回的门店；门店编号 */
  aftersales_address_id?: string
}

/** 修改售后申请：回答 */
export type ModifyAftersaleAnswer = Aftersale

/** 撤销售后申请：参数 */
export interface CloseAftersaleQuery {}

/** 撤销售后申请：正文 */
export interface CloseAftersaleBody {
  aftersales_bn: Id
}

/** 撤销售后申请：回答 */
export type CloseAftersaleAnswer = Aftersale

/** 填写寄回的快递：参数 */
export interface SendBackAftersaleQuery {}

/** 填写寄回的快递：正文 */
export interface SendBackAftersaleBody {
  aftersales_bn: Id
  /** 快递公司代码，见 delivery/corps */
  corp_code: string
  /** 快递单号，6–30 位 */
  logi_no: string
}

/** 填写寄回的快递：回答 */
export type SendBackAftersaleAnswer = Aftersale

/** 确认收到换货：参数 */
export interface ConfirmExchangeQuery {}

/** 确认收到换货：正文 */
export interface ConfirmExchangeBody {
  aftersales_bn: Id
}

/** 确认收到换货：回答 */
export type ConfirmExchangeAnswer = Aftersale

/** 可退金额：参数 */
export interface AftersalePriceQuery {
  order_id: Id
  /** 商品规格或订单行编号 */
  item_id: Id
  /** 件数 */
  number: number
}

/** 可退金额：回答 */
export interface AftersalePriceAnswer {
  /** 可退（分，不含运费） */
  refund_fee: Cents
  refund_point: number
  /** 尚未退的运费（分） */
  freight: Cents
  /** 尚未退的运费积分 */
  freight_point: number
  left_aftersales_num: number
}

/** 售后提醒：参数 */
export interface AftersaleRemindQuery {}

/** 售后提醒：回答 */
export interface AftersaleRemindAnswer {
  /** 提醒的文字 */
  intro: string
  /** 是否显示 */
  is_open: boolean
}

/** 申请售后之前：参数 */
export interface AftersaleViewQuery {
  order_id?: Id
  /** 要修改的售后单：它占用的件数也算可申请的 */
  aftersales_bn?: Id
}

/** 申请售后之前：回答 */
export interface AftersaleViewAnswer {
  order_id: string
  /** 现在可否申请 */
  can_apply: boolean
  /** 不可申请的原因 */
  refusal: string
  types: ('ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS')[]
  reasons: string[]
  /** 尚未退的运费（分） */
  freight: Cents
  /** 尚未退的运费积分 */
  freight_point: number
  list: AftersaleLine[]
  count: Total
  total_count: Total
  /** 收货人 */
  contact: string
  /** 收货电话 */
  mobile: string
  shop: AftersaleShop
  /** 商家最迟在多少小时内处理，逾期自动同意 */
  answer_hours: number
}

/** 一份售后申请可退多少：参数 */
export interface AftersaleQuoteQuery {
  order_id?: Id
  /** 要修改的售后单 */
  aftersales_bn?: Id
  /** 售后类型，ONLY_REFUND 仅退款，REFUND_GOODS 退货退款，EXCHANGING_GOODS 换货 */
  aftersales_type: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  /** 售后商品，JSON：[{"id": 订单行编号, "num": 件数}] */
  detail: string
}

/** 一份售后申请可退多少：回答 */
export interface AftersaleQuoteAnswer {
  /** 最多可退（分，含运费） */
  refund_fee: Cents
  /** 退还的积分 */
  refund_point: number
  /** 其中的运费（分） */
  freight: Cents
  /** refund_point 中的运费积分 */
  freight_point: number
  /** 各行的件数与退款；须一并退回的赠品也在其中 */
  list: AftersaleQuoteLine[]
  count: Total
  total_count: Total
}

/** 登录：参数 */
export interface LoginQuery {}

/** 登录：正文 */
export type LoginBody = LoginRequest

/** 登录：回答 */
export type LoginAnswer = Token

/** 登录，并说明是否新会员：参数 */
export interface NewLoginQuery {}

/** 登录，并说明是否新会员：正文 */
export type NewLoginBody = LoginRequest

/** 登录，并说明是否新会员：回答 */
export type NewLoginAnswer = NewToken

/** 退出登录：参数 */
export interface LogoutQuery {}

/** 退出登录：回答 */
export type LogoutAnswer = Done

/** 退出登录：参数 */
export interface EndLoginQuery {}

/** 退出登录：回答 */
export type EndLoginAnswer = Done

/** 登录前的检查：参数 */
export interface LoginCheckQuery {
  /** 手机号码 */
  username: string
}

/** 登录前的检查：回答 */
export interface LoginCheckAnswer {
  /** 密码登录是否需要图片验证码 */
  captcha: boolean
  check_types: ('password' | 'mobile')[]
}

/** 注册：参数 */
export interface RegisterQuery {}

/** 注册：正文 */
export interface RegisterBody {
  mobile: Mobile
  /** 密码，8-20 位，数字和字母混合，没有特殊字符 */
  password?: string
  vcode: Vcode
  /** 姓名 */
  user_name?: string
  /** 性别，0 未知，1 男，2 女 */
  sex?: 0 | 1 | 2
  /** 所看到并同意的协议版本；已不是现行版本的会被拒绝 */
  agreed?: AgreedProtocol[]
  /** 不影响结果 */
  check_type?: string
  /** 不影响结果 */
  auth_type?: string
  /** 不影响结果 */
  user_type?: string
  /** 邀请人，不影响结果 */
  uid?: string
}

/** 注册：回答 */
export type RegisterAnswer = Token

/** 把第三方账号绑定到会员：参数 */
export interface BindMemberQuery {}

/** 把第三方账号绑定到会员：正文 */
export interface BindMemberBody {
  /** 手机号码 */
  username: Mobile
  /** 短信验证码，type=login 所得 */
  vcode?: Vcode
  /** 密码 */
  password?: string
  /** 登录时得到的第三方账号凭证 */
  union_id: string
  token?: CaptchaToken
  yzm?: CaptchaText
  /** 不影响结果 */
  check_type?: string
  /** 不影响结果 */
  bind_type?: string
  /** 不影响结果 */
  open_id?: string
}

/** 把第三方账号绑定到会员：回答 */
export type BindMemberAnswer = Token

/** 发送短信验证码：参数 */
export interface SmsCodeQuery {
  mobile: Mobile
  /** 用途 */
  type: CodePurpose
  token?: CaptchaToken
  yzm?: CaptchaText
}

/** 发送短信验证码：回答 */
export interface SmsCodeAnswer {
  message: string
}

/** 检查短信验证码：参数 */
export interface SmsCheckQuery {}

/** 检查短信验证码：正文 */
export interface SmsCheckBody {
  mobile: Mobile
  vcode: Vcode
  /** 用途 */
  type: CodePurpose
}

/** 检查短信验证码：回答 */
export type SmsCheckAnswer = Done

/** 发送找回密码的验证码，也发到邮箱：参数 */
export interface EmailCodeQuery {}

/** 发送找回密码的验证码，也发到邮箱：正文 */
export interface EmailCodeBody {
  /** 手机号码 */
  username: Mobile
  token: CaptchaToken
  yzm: CaptchaText
}

/** 发送找回密码的验证码，也发到邮箱：回答 */
export interface EmailCodeAnswer {
  message: string
}

/** 找回密码：参数 */
export interface ResetPasswordQuery {}

/** 找回密码：正文 */
export interface ResetPasswordBody {
  mobile: Mobile
  /** 密码，8-20 位，数字和字母混合，没有特殊字符 */
  password: string
  /** 短信验证码，type=forgot_password 所得 */
  vcode: Vcode
}

/** 找回密码：回答 */
export type ResetPasswordAnswer = Done

/** 更改密码：参数 */
export interface ChangePasswordQuery {}

/** 更改密码：正文 */
export interface ChangePasswordBody {
  /** 密码，8-20 位，数字和字母混合，没有特殊字符 */
  password: string
  /** 原密码 */
  old_password?: string
  vcode?: Vcode
}

/** 更改密码：回答 */
export type ChangePasswordAnswer = Token

/** 向本人手机发送验证码：参数 */
export interface IdentityCodeQuery {}

/** 向本人手机发送验证码：回答 */
export interface IdentityCodeAnswer {
  message: string
}

/** 验证身份：参数 */
export interface IdentityProofQuery {}

/** 验证身份：正文 */
export interface IdentityProofBody {
  /** 登录密码 */
  password?: string
  vcode?: Vcode
}

/** 验证身份：回答 */
export interface IdentityProofAnswer {
  proof: string
  expires: UnixTime
}

/** 更换手机号码：参数 */
export interface BindMobileQuery {}

/** 更换手机号码：正文 */
export interface BindMobileBody {
  /** 新的手机号码 */
  mobile: Mobile
  vcode: Vcode
  /** 身份凭证，member/identity 所得；还没有绑定号码时不需要 */
  proof?: string
}

/** 更换手机号码：回答 */
export type BindMobileAnswer = Token

/** 向新邮箱发送验证码：参数 */
export interface BindEmailCodeQuery {}

/** 向新邮箱发送验证码：正文 */
export interface BindEmailCodeBody {
  email: Email
  /** 身份凭证，member/identity 所得 */
  proof: string
}

/** 向新邮箱发送验证码：回答 */
export interface BindEmailCodeAnswer {
  message: string
}

/** 绑定或更换邮箱：参数 */
export interface BindEmailQuery {}

/** 绑定或更换邮箱：正文 */
export interface BindEmailBody {
  email: Email
  /** 发到新邮箱的验证码 */
  vcode: Vcode
  /** 身份凭证，member/identity 所得 */
  proof: string
}

/** 绑定或更换邮箱：回答 */
export type BindEmailAnswer = Token

/** 解除绑定邮箱：参数 */
export interface RemoveEmailQuery {}

/** 解除绑定邮箱：正文 */
export interface RemoveEmailBody {
  /** 身份凭证，member/identity 所得 */
  proof: string
}

/** 解除绑定邮箱：回答 */
export type RemoveEmailAnswer = Token

/** 注册与资料的项目：参数 */
export interface MemberSettingQuery {}

/** 注册与资料的项目：回答 */
export interface MemberSettingAnswer {
  [k: string]: ProfileField
}

/** 登录页的图片：参数 */
export interface LoginPageQuery {
  /** 要谁的图片：其域名，可带端口；不给出或不是任何商城的域名时为当前商城 */
  domain?: string
}

/** 登录页的图片：回答 */
export interface LoginPageAnswer {
  logo: string
  background: string
}

/** 图片验证码：参数 */
export interface ImageCodeQuery {
  /** 用途 */
  type: CodePurpose
}

/** 图片验证码：回答 */
export interface ImageCodeAnswer {
  /** 随所读内容一起提交 */
  imageToken: string
  /** data:image/png;base64,… */
  imageData: string
}

/** 购物车：参数 */
export interface CartListQuery {
  /** 购物车类型，cart 购物车，fastbuy 立即购买 */
  cart_type: 'cart' | 'fastbuy'
  /** 商城类型，distributor 商城，pointsmall 积分商城 */
  shop_type: 'distributor' | 'pointsmall'
  /** 只看这家店；0 为总部 */
  distributor_id?: string
}

/** 购物车：回答 */
export interface CartListAnswer {
  valid_cart: CartShop[]
  invalid_cart: CartLine[]
}

/** 加入购物车：参数 */
export interface CartAddQuery {}

/** 加入购物车：正文 */
export interface CartAddBody {
  item_id: Id
  /** 件数；不传为 1 */
  num?: number
  /** 同 num */
  totalQuantity?: number
  /** 同 num */
  quantity?: number
  /** 购物车类型，cart 购物车，fastbuy 立即购买 */
  cart_type: 'cart' | 'fastbuy'
  /** 商城类型，distributor 商城，pointsmall 积分商城 */
  shop_type: 'distributor' | 'pointsmall'
  /** 店铺；0 或空为总部 */
  distributor_id?: string
  /** 与已有的件数相加；否则替换 */
  isAccumulate: boolean
  /** 选择的活动 */
  activity_id?: string
  /** 活动类型，plus_price_buy 为换购 */
  activity_type?: string
  /** 套装中的规格 */
  items_id?: Id[]
}

/** 加入购物车：回答 */
export type CartAddAnswer = CartRow

/** 修改件数：参数 */
export interface CartUpdateNumQuery {}

/** 修改件数：正文 */
export interface CartUpdateNumBody {
  cart_id?: Id
  /** 不传 cart_id 时按规格找行 */
  sku_id?: string
  /** 件数 */
  num?: number
  /** 件数 */
  totalQuantity?: number
  is_checked?: boolean
  /** 选择的活动；空或 0 为自动 */
  selected_promotion?: string
  /** 商城类型，distributor 商城，pointsmall 积分商城 */
  shop_type: 'distributor' | 'pointsmall'
}

/** 修改件数：回答 */
export type CartUpdateNumAnswer = CartRow

/** 选中或取消：参数 */
export interface CartUpdateCheckStatusQuery {}

/** 选中或取消：正文 */
export interface CartUpdateCheckStatusBody {
  /** 购物车行；一行或多行 */
  cart_id: Id[] | string
  is_checked: boolean
  /** 不在此修改 */
  sku_id?: string
  /** 选择的活动；空或 0 为自动 */
  selected_promotion?: string
  /** 不在此修改 */
  num?: number
  /** 不在此修改 */
  totalQuantity?: number
}

/** 选中或取消：回答 */
export interface CartUpdateCheckStatusAnswer {
  status: 1
}

/** 切换活动：参数 */
export interface CartUpdatePromotionQuery {}

/** 切换活动：正文 */
export interface CartUpdatePromotionBody {
  cart_id: Id
  activity_id: string
  activity_type?: string
}

/** 切换活动：回答 */
export interface CartUpdatePromotionAnswer {
  status: boolean
}

/** 删除：参数 */
export interface CartDeleteQuery {}

/** 删除：正文 */
export interface CartDeleteBody {
  /** 购物车行；一行或多行 */
  cart_id: Id[] | string
}

/** 删除：回答 */
export interface CartDeleteAnswer {
  status: boolean
}

/** 批量删除：参数 */
export interface CartDeleteManyQuery {}

/** 批量删除：正文 */
export interface CartDeleteManyBody {
  /** 购物车行；一行或多行 */
  cart_id: Id[] | string
}

/** 批量删除：回答 */
export interface CartDeleteManyAnswer {
  status: boolean
}

/** 购物车凑单优惠券：参数 */
export interface CartCouponsQuery {}

/** 购物车凑单优惠券：回答 */
export interface CartCouponsAnswer {
  list: CartCoupon[]
  count: Total
  total_count: Total
}

/** 购物车数量：参数 */
export interface CartCountQuery {
  /** 商城类型，distributor 商城，pointsmall 积分商城 */
  shop_type: 'distributor' | 'pointsmall'
}

/** 购物车数量：回答 */
export interface CartCountAnswer {
  /** 行数 */
  cart_count: number
  /** 件数 */
  item_count: number
}

/** 结算前检查选中的行：参数 */
export interface CartCheckQuery {}

/** 结算前检查选中的行：正文 */
export interface CartCheckBody {
  mode: 'cart' | 'fastbuy'
  /** 商城类型，distributor 商城，pointsmall 积分商城 */
  shop_type: 'distributor' | 'pointsmall'
  /** 只看这家店；0 为总部 */
  distributor_id?: string
}

/** 结算前检查选中的行：回答 */
export interface CartCheckAnswer {
  /** 全部可结算 */
  status: boolean
  /** 不能结算的行 */
  lines: {
    cart_id: string
    item_id: string
    item_name: string
    reason: string
  }[]
}

/** 购物车（旧客户端的形状）：参数 */
export interface CartGetNewQuery {
  /** 商城类型，distributor 商城，pointsmall 积分商城 */
  shop_type: 'distributor' | 'pointsmall'
}

/** 购物车（旧客户端的形状）：回答 */
export interface CartGetNewAnswer {
  resultCartData: {
    shop_id: string
    shop_name: string
    cartitemlist: LegacyCartItem[]
  }[]
  totalCart: {
    /** 件数 */
    totalQuantity: number
    /** 行数 */
    number: number
    /** 选中商品的金额 */
    totalPrice: Cents
  }
}

/** 加入换购商品：参数 */
export interface CartAddGiftQuery {}

/** 加入换购商品：正文 */
export interface CartAddGiftBody {
  item_id: Id
  activity_id: Id
  /** 件数 */
  num: number
  /** 店铺；0 或空为总部 */
  distributor_id?: string
}

/** 加入换购商品：回答 */
export type CartAddGiftAnswer = CartRow

/** 结算时可用的积分：参数 */
export interface CartUserPointQuery {}

/** 结算时可用的积分：回答 */
export interface CartUserPointAnswer {
  /** 我的积分 */
  point: number
  /** 多少积分抵 1 元 */
  deduct_point: number
  /** 最多抵商品金额的百分之几 */
  deduct_proportion_limit: number
  is_open_deduct_point: boolean
}

/** 分类树：参数 */
export interface GoodsCategoryQuery {
  /** 是：主类目；否：销售分类 */
  is_main_category: Flag
}

/** 分类树：回答 */
export type GoodsCategoryAnswer = CategoryRoot[]

/** 请求签名的公开密钥：参数 */
export interface SignKeyQuery {}

/** 请求签名的公开密钥：回答 */
export interface SignKeyAnswer {
  sign_key: string
}

/** 文章列表：参数 */
export interface ArticleListQuery {
  page: Page
  pageSize: PageSize
  /** 栏目，含下级 */
  node_id?: Id
  /** 只看这一类栏目 */
  kind?: 'news' | 'faqs' | 'about'
  /** 标题或摘要包含 */
  keywords?: string
}

/** 文章列表：回答 */
export interface ArticleListAnswer {
  list: Article[]
  count: Total
  total_count: Total
}

/** 文章内容：路径 */
export interface ArticleDetailOfParams {
  id: string
}

/** 文章内容：参数 */
export interface ArticleDetailOfQuery {}

/** 文章内容：回答 */
export type ArticleDetailOfAnswer = ArticleDetail

/** 文章栏目：参数 */
export interface ArticleNodesQuery {
  kind?: 'news' | 'faqs' | 'about'
}

/** 文章栏目：回答 */
export interface ArticleNodesAnswer {
  list: ArticleNode[]
  count: Total
  total_count: Total
}

/** 常见问题：参数 */
export interface ArticleFaqsQuery {
  /** 只看这一栏目 */
  node_id?: Id
}

/** 常见问题：回答 */
export interface ArticleFaqsAnswer {
  list: FaqGroup[]
  count: Total
  total_count: Total
}

/** 旧接口：文章内容：参数 */
export interface LegacyContentInfoQuery {
  article_id?: Id
}

/** 旧接口：文章内容：回答 */
export type LegacyContentInfoAnswer = ArticleDetail

/** 可领取的优惠券：参数 */
export interface GetCardListQuery {
  page_no: Page
  page_size: PageSize
  /** 是：只列未过期的 */
  end_date: Flag
  /** 券的类型 */
  card_type?: 'cash' | 'discount' | 'new_gift' | 'gift' | 'money'
  /** 只看这一张 */
  card_id?: Id
  /** 可用于这件商品（规格编号或商品编号） */
  item_id?: Id
  /** 在这家店可用；0 为不限店铺的券，all 为全部 */
  distributor_id: Id
}

/** 可领取的优惠券：回答 */
export interface GetCardListAnswer {
  list: Card[]
  count: Total
  total_count: Total
  pagers: {
    total: Total
  }
}

/** 领取优惠券：参数 */
export interface ReceiveCardQuery {
  card_id: Id
}

/** 领取优惠券：回答 */
export interface ReceiveCardAnswer {
  status: {
    /** 还剩几张 */
    total_lastget_num: number
    /** 本人还可领几张 */
    lastget_num: number
  }
}

/** 我的优惠券：参数 */
export interface GetUserCardListQuery {
  page: Page
  pageSize: PageSize
  /** 券状态，1 未使用，2 已使用，3 已过期或作废 */
  status: 1 | 2 | 3
  /** 券的类型 */
  card_type?: 'cash' | 'discount' | 'new_gift' | 'gift' | 'money'
}

/** 我的优惠券：回答 */
export interface GetUserCardListAnswer {
  list: MemberCoupon[]
  count: Total
  total_count: Total
}

/** 结算时可选的优惠券：参数 */
export interface NewGetCardListQuery {
  page: Page
  pageSize: PageSize
  cart_type: 'cart' | 'fastbuy'
  order_type: 'normal' | 'normal_seckill' | 'normal_pointsmall'
  seckill_id?: string
  /** 只看这家店的商品；0 为总部 */
  distributor_id?: string
  /** 不看购物车，看这一件 */
  item_id?: Id
  num: number
  /** 不看购物车，看这些 */
  items?: {
    item_id: Id
    num: number
  }[]
  /** 券的类型 */
  card_type?: 'cash' | 'discount' | 'new_gift' | 'gift' | 'money'
  use_platform?: 'mall' | 'store'
  is_checkout?: Flag
  /** 不需要：服务器自己计算 */
  amount?: Cents
}

/** 结算时可选的优惠券：回答 */
export interface NewGetCardListAnswer {
  list: MemberCoupon[]
  count: Total
  total_count: Total
}

/** 试用一张优惠券：参数 */
export interface CouponUseQuery {}

/** 试用一张优惠券：正文 */
export interface CouponUseBody {
  coupon_code: Id
  cart_type: 'cart' | 'fastbuy'
  distributor_id?: string
}

/** 试用一张优惠券：回答 */
export interface CouponUseAnswer {
  status: boolean
  coupon: MemberCoupon
}

/** 不用优惠券：参数 */
export interface CouponCancelQuery {}

/** 不用优惠券：正文 */
export interface CouponCancelBody {
  coupon_code?: Id
}

/** 不用优惠券：回答 */
export interface CouponCancelAnswer {
  status: boolean
}

/** 订单的包裹：参数 */
export interface DeliveryListsQuery {
  order_id: Id
}

/** 订单的包裹：回答 */
export interface DeliveryListsAnswer {
  delivery_num: Total
  list: Delivery[]
  count: Total
  total_count: Total
}

/** 包裹的物流信息：参数 */
export interface DeliveryTrackQuery {
  delivery_id: Id
}

/** 包裹的物流信息：回答 */
export type DeliveryTrackAnswer = TrackRow[]

/** 订单的物流信息：参数 */
export interface OrderTrackQuery {
  order_id?: Id
  /** 订单类型 */
  order_type?: string
}

/** 订单的物流信息：回答 */
export type OrderTrackAnswer = TrackRow[]

/** 快递公司：参数 */
export interface CouriersQuery {}

/** 快递公司：回答 */
export interface CouriersAnswer {
  list: Courier[]
  count: Total
  total_count: Total
}

/** 确认收货：参数 */
export interface ConfirmReceiptQuery {}

/** 确认收货：正文 */
export interface ConfirmReceiptBody {
  order_id: Id
}

/** 确认收货：回答 */
export type ConfirmReceiptAnswer = ReceivedOrder

/** 延长收货：参数 */
export interface ExtendReceiptQuery {}

/** 延长收货：正文 */
export interface ExtendReceiptBody {
  order_id: Id
}

/** 延长收货：回答 */
export type ExtendReceiptAnswer = ReceivedOrder

/** 提货码：参数 */
export interface ZitiCodeQuery {
  order_id: Id
}

/** 提货码：回答 */
export type ZitiCodeAnswer = PickupCode

/** 自提点：参数 */
export interface PickupLocationsQuery {
  /** 经度 */
  lng: number
  /** 纬度 */
  lat: number
  /** 只看这家店；0 为全部 */
  distributor_id?: Id
  cart_type?: string
  order_type?: string
  /** 是：不限于下单的店铺 */
  isNostores?: Flag
}

/** 自提点：回答 */
export interface PickupLocationsAnswer {
  list: PickupShop[]
  count: Total
  total_count: Total
}

/** 收藏商品：路径 */
export interface CollectItemParams {
  /** 店铺可以为空，此时正文要有 item_id */
  id: string
}

/** 收藏商品：参数 */
export interface CollectItemQuery {}

/** 收藏商品：正文 */
export interface CollectItemBody {
  /** 商品 */
  item_id?: Id
  /** 店铺，不影响结果 */
  distributor_id?: Id
  item_type: 'normal' | 'pointsmall'
}

/** 收藏商品：回答 */
export type CollectItemAnswer = FavouriteGoods

/** 收藏商品，商品写在正文：参数 */
export interface CollectItemOfBodyQuery {}

/** 收藏商品，商品写在正文：正文 */
export interface CollectItemOfBodyBody {
  /** 商品 */
  item_id: Id
  /** 店铺，不影响结果 */
  distributor_id?: Id
  item_type: 'normal' | 'pointsmall'
}

/** 收藏商品，商品写在正文：回答 */
export type CollectItemOfBodyAnswer = FavouriteGoods

/** 取消收藏商品：参数 */
export interface CollectItemDeleteQuery {}

/** 取消收藏商品：正文 */
export interface CollectItemDeleteBody {
  /** 要取消的商品 */
  item_ids?: Id[]
  /** 全部取消 */
  is_empty: Flag
  /** 不影响结果 */
  distributor_id?: Id
}

/** 取消收藏商品：回答 */
export interface CollectItemDeleteAnswer {
  status: true
}

/** 收藏的商品：参数 */
export interface CollectItemListQuery {
  page: Page
  pageSize: PageSize
  /** 只看这一种 */
  item_type?: 'normal' | 'pointsmall'
}

/** 收藏的商品：回答 */
export interface CollectItemListAnswer {
  list: FavouriteGoods[]
  count: Total
  total_count: Total
}

/** 是否收藏了商品：参数 */
export interface CollectItemCheckQuery {
  item_id: Id
}

/** 是否收藏了商品：回答 */
export interface CollectItemCheckAnswer {
  is_fav: boolean
}

/** 收藏店铺：路径 */
export interface CollectShopParams {
  id: string
}

/** 收藏店铺：参数 */
export interface CollectShopQuery {}

/** 收藏店铺：回答 */
export type CollectShopAnswer = FavouriteShop

/** 取消收藏店铺：参数 */
export interface CollectShopDeleteQuery {}

/** 取消收藏店铺：正文 */
export interface CollectShopDeleteBody {
  /** 店铺，可多个 */
  distributor_id?: Id[]
  /** 全部取消 */
  is_empty: Flag
}

/** 取消收藏店铺：回答 */
export interface CollectShopDeleteAnswer {
  status: true
}

/** 收藏的店铺：参数 */
export interface CollectShopListQuery {
  page: Page
  pageSize: PageSize
}

/** 收藏的店铺：回答 */
export interface CollectShopListAnswer {
  list: FavouriteShop[]
  count: Total
  total_count: Total
}

/** 是否收藏了店铺：参数 */
export interface CollectShopCheckQuery {
  distributor_id: Id
}

/** 是否收藏了店铺：回答 */
export interface CollectShopCheckAnswer {
  is_fav: boolean
}

/** 旧接口：收藏商品：参数 */
export interface LegacyFavoriteAddQuery {}

/** 旧接口：收藏商品：正文 */
export interface LegacyFavoriteAddBody {
  item_id: Id
  item_type: 'normal' | 'pointsmall'
}

/** 旧接口：收藏商品：回答 */
export type LegacyFavoriteAddAnswer = FavouriteGoods

/** 旧接口：取消收藏商品：参数 */
export interface LegacyFavoriteRemoveQuery {}

/** 旧接口：取消收藏商品：正文 */
export interface LegacyFavoriteRemoveBody {
  /** 商品，可多个 */
  item_id: Id[]
}

/** 旧接口：取消收藏商品：回答 */
export interface LegacyFavoriteRemoveAnswer {
  status: true
}

/** 旧接口：收藏店铺：参数 */
export interface LegacyFavoriteShopAddQuery {}

/** 旧接口：收藏店铺：正文 */
export interface LegacyFavoriteShopAddBody {
  /** 店铺 */
  distributor_id?: Id
  /** 同 distributor_id */
  shop_id?: Id
  /** 同 distributor_id */
  id?: Id
}

/** 旧接口：收藏店铺：回答 */
export type LegacyFavoriteShopAddAnswer = FavouriteShop

/** 记下浏览过的商品：参数 */
export interface BrowseHistorySaveQuery {}

/** 记下浏览过的商品：正文 */
export interface BrowseHistorySaveBody {
  item_id: Id
}

/** 记下浏览过的商品：回答 */
export interface BrowseHistorySaveAnswer {
  status: true
}

/** 浏览过的商品：参数 */
export interface BrowseHistoryListQuery {
  page: Page
  pageSize: PageSize
}

/** 浏览过的商品：回答 */
export interface BrowseHistoryListAnswer {
  list: Footprint[]
  count: Total
  total_count: Total
}

/** 删除足迹：参数 */
export interface BrowseHistoryClearQuery {}

/** 删除足迹：正文 */
export interface BrowseHistoryClearBody {
  /** 要删除的足迹 */
  history_id?: Id[]
  /** 删除这一天的（上海时间），如 2026-05-06 */
  day?: string
  /** 全部删除 */
  is_empty: Flag
}

/** 删除足迹：回答 */
export interface BrowseHistoryClearAnswer {
  status: true
}

/** 送到哪里、运费与预计送达：路径 */
export interface DeliveryOfParams {
  /** 商品编号或规格编号 */
  item_id: Id
}

/** 送到哪里、运费与预计送达：参数 */
export interface DeliveryOfQuery {
  /** 在这家店看 */
  distributor_id?: Id
  /** 件数 */
  num: number
  /** 省 */
  province?: string
  /** 市 */
  city?: string
  /** 区县 */
  county?: string
}

/** 送到哪里、运费与预计送达：回答 */
export interface DeliveryOfAnswer {
  /** 送到哪里；不知道时没有 */
  place?: DeliveryPlace
  /** 由谁销售：店铺，或者总部（编号 0，名称为商城的） */
  seller: {
    distributor_id: string
    name: string
  }
  /** 送到那里 */
  is_deliverable: boolean
  freight_fee: Cents
  /** 运费怎样算；包邮的商品为空 */
  rule: string
  /** 再买多少（分）免运费；免运费或没有满额包邮时没有 */
  free_short?: Cents
  /** 付款后多少小时内发货 */
  ship_hours: number
  /** 现在付款，预计最迟在这一天送达 */
  arrival: UnixTime
  /** 有店铺可自提 */
  pickup: boolean
  /** 可七天无理由退货 */
  no_reason: boolean
}

/** 商品列表与搜索：参数 */
export interface GoodsItemsQuery {
  page: Page
  pageSize: PageSize
  /** 搜索词；分词后每个词（或其同义词）都要出现在名称、简介、品牌、货号、标签或分类名称中。繁体按简体，拼音按店内用词。默认排序时最相关的在前 */
  keywords?: string
  /** 销售分类，含下级 */
  category_id?: Id
  /** 主类目，含下级 */
  main_category?: Id
  /** 品牌，可多个 */
  brand_id?: Id[]
  /** 这张优惠券可用的商品 */
  card_id?: Id
  /** 参加这项促销活动的商品 */
  promotion_id?: Id
  /** 标签，可多个，有其一即可 */
  tag_id?: Id[]
  /** 规格编号或商品编号；没有指定排序时按此顺序列出 */
  item_id?: Id[]
  /** 参数，可多个；同一参数有其一即可，不同参数须同时具备 */
  item_params?: {
    attribute_id: Id
    attribute_value_id: Id
  }[]
  /** 只看一件商品 */
  goods_id?: Id
  /** 最低价（分） */
  start_price?: Cents
  /** 最高价（分） */
  end_price?: Cents
  /** 排序，1 销量，2 价格从高到低，3 价格从低到高，4 最新，5 库存，0 默认 */
  goodsSort: 0 | 1 | 2 | 3 | 4 | 5
  /** 店铺自有与总部的商品；0 只看总部的商品 */
  distributor_id?: Id
  /** 商品类型 */
  item_type: string
  /** 是：每件商品一行；否：每个规格一行。给出 item_id 时按所给编号 */
  is_default: Flag
  /** 附上 tdk_data */
  is_tdk: Flag
  /** 产地：省或市的行政区划代码 */
  regions_id?: Id
}

/** 商品列表与搜索：回答 */
export interface GoodsItemsAnswer {
  list: GoodsItem[]
  count: Total
  total_count: Total
  brand_list: {
    total_count: number
    list: Brand[]
  }
  select_tags_list: TagFacet[]
  /** 参数筛选项 */
  item_params_list: ParamFacet[]
  cur: Currency
  tdk_data?: Tdk
  /** 产地筛选项 */
  select_address_list: AddressFacet[]
  /** 分类筛选项：所选分类的下一级，没有下级的给出同级；没有所选时为第一级，只有一个分类的一级由其下级代替 */
  category_list: CategoryFacet[]
  /** 搜索没有结果时可换用的搜索词，各有结果 */
  corrections?: string[]
}

/** 猜你喜欢：参数 */
export interface RecommendLikeQuery {
  page: Page
  pageSize: PageSize
  /** 正在看的商品（规格编号或商品编号） */
  item_id?: Id
}

/** 猜你喜欢：回答 */
export interface RecommendLikeAnswer {
  list: GoodsItem[]
  count: Total
  total_count: Total
}

/** 搜索建议：参数 */
export interface GoodsSuggestQuery {
  /** 已输入的文字 */
  keywords: string
}

/** 搜索建议：回答 */
export interface GoodsSuggestAnswer {
  list: {
    kind: 'category' | 'brand' | 'goods'
    text: string
    /** 分类、品牌或商品的编号 */
    id: string
  }[]
  count: Total
  total_count: Total
}

/** 商品详情：路径 */
export interface GoodsDetailOfParams {
  /** 商品编号或规格编号 */
  item_id: Id
}

/** 商品详情：参数 */
export interface GoodsDetailOfQuery {
  /** 在这家店看：库存取该店的 */
  distributor_id?: Id
  /** 商品编号，可省略 */
  goods_id?: Id
  /** 附上 tdk_data */
  is_tdk: Flag
}

/** 商品详情：回答 */
export type GoodsDetailOfAnswer = GoodsDetail

/** 到货通知：路径 */
export interface StockNoticeParams {
  /** 规格编号 */
  item_id: Id
}

/** 到货通知：参数 */
export interface StockNoticeQuery {}

/** 到货通知：回答 */
export interface StockNoticeAnswer {
  status: true
}

/** 筛选项：参数 */
export interface GoodsFacetsOfQuery {
  /** 销售分类，含下级 */
  category_id?: Id
  /** 主类目，含下级 */
  main_category?: Id
  /** 搜索词；分词后每个词都要出现在名称、简介、品牌、货号、标签或分类名称中 */
  keywords?: string
  /** 店铺自有与总部的商品；0 只看总部的商品 */
  distributor_id?: Id
}

/** 筛选项：回答 */
export interface GoodsFacetsOfAnswer {
  brand_list: {
    total_count: number
    list: Brand[]
  }
  select_tags_list: TagFacet[]
  /** 参数筛选项 */
  item_params_list: ParamFacet[]
  /** 产地筛选项 */
  select_address_list: AddressFacet[]
  /** 分类筛选项：所选分类的下一级，没有下级的给出同级；没有所选时为第一级，只有一个分类的一级由其下级代替 */
  category_list: CategoryFacet[]
}

/** 商品的图文介绍：路径 */
export interface GoodsDescParams {
  item_id: string
}

/** 商品的图文介绍：参数 */
export interface GoodsDescQuery {}

/** 商品的图文介绍：回答 */
export interface GoodsDescAnswer {
  item_id: string
  goods_id: string
  item_name: string
  /** 图文介绍（HTML） */
  intro: string
  item_params: {
    attribute_id: string
    attribute_name: string
    attribute_value_id: string
    attribute_value_name: string
  }[]
}

/** 我的发票：参数 */
export interface InvoiceListQuery {
  page: Page
  pageSize: PageSize
}

/** 我的发票：回答 */
export interface InvoiceListAnswer {
  list: OrderInvoice[]
  count: Total
  total_count: Total
}

/** 申请发票：参数 */
export interface ApplyInvoiceQuery {}

/** 申请发票：正文 */
export type ApplyInvoiceBody = InvoiceRequest

/** 申请发票：回答 */
export type ApplyInvoiceAnswer = OrderInvoice

/** 发票的 PDF：参数 */
export interface InvoicePdfQuery {
  order_id: Id
}

/** 取得登录二维码：参数 */
export interface NewLoginScanQuery {}

/** 取得登录二维码：回答 */
export interface NewLoginScanAnswer {
  code: ScanCode
  /** 二维码的内容 */
  url: string
  /** 二维码图片，data:image/png */
  qrcode_url: string
  /** 多少秒内有效 */
  expire_seconds: number
}

/** 二维码扫得怎么样了；已确认时就此登录：参数 */
export interface LoginScanResultQuery {}

/** 二维码扫得怎么样了；已确认时就此登录：正文 */
export type LoginScanResultBody = ScanRequest

/** 二维码扫得怎么样了；已确认时就此登录：回答 */
export interface LoginScanResultAnswer {
  /** waiting 等待扫码，scanned 已扫描，cancelled 已取消，confirmed 已登录，expired 已失效 */
  state: 'waiting' | 'scanned' | 'cancelled' | 'confirmed' | 'expired'
  /** 已登录时同 POST /login */
  token?: string
}

/** 手机扫到了二维码：参数 */
export interface SeeLoginScanQuery {}

/** 手机扫到了二维码：正文 */
export type SeeLoginScanBody = ScanRequest

/** 手机扫到了二维码：回答 */
export interface SeeLoginScanAnswer {
  /** 要登录的浏览器 */
  user_agent: string
  /** 取得二维码的时间，秒 */
  asked: number
}

/** 在手机上确认登录：参数 */
export interface ConfirmLoginScanQuery {}

/** 在手机上确认登录：正文 */
export type ConfirmLoginScanBody = ScanRequest

/** 在手机上确认登录：回答 */
export type ConfirmLoginScanAnswer = Done

/** 在手机上取消登录：参数 */
export interface CancelLoginScanQuery {}

/** 在手机上取消登录：正文 */
export type CancelLoginScanBody = ScanRequest

/** 在手机上取消登录：回答 */
export type CancelLoginScanAnswer = Done

/** 我的消息：参数 */
export interface MemberMessagesQuery {
  /** 只列出未读的 */
  unread: Flag
  page: Page
  pageSize: PageSize
}

/** 我的消息：回答 */
export interface MemberMessagesAnswer {
  list: MemberMessage[]
  count: Total
  total_count: Total
  /** 未读的总数 */
  unread: number
}

/** 未读消息数：参数 */
export interface MemberMessagesUnreadQuery {}

/** 未读消息数：回答 */
export interface MemberMessagesUnreadAnswer {
  unread: number
}

/** 标为已读：参数 */
export interface MemberMessagesReadQuery {}

/** 标为已读：正文 */
export interface MemberMessagesReadBody {
  /** 只标这一条 */
  message_id?: Id
}

/** 标为已读：回答 */
export interface MemberMessagesReadAnswer {
  status: true
  /** 还有几条未读 */
  unread: number
}

/** 积分记录：参数 */
export interface PointMemberQuery {
  page_no: Page
  page_size: PageSize
  /** 收支，income 只看增加，outcome 只看减少 */
  outin_type?: 'income' | 'outcome'
}

/** 积分记录：回答 */
export interface PointMemberAnswer {
  list: PointEntry[]
  count: Total
  total_count: Total
}

/** 我的积分：参数 */
export interface PointMemberInfoQuery {}

/** 我的积分：回答 */
export interface PointMemberInfoAnswer {
  user_id: string
  company_id: string
  /** 可用积分；扣回后可能为负 */
  point: number
  /** 下一次到期的积分 */
  expiring_point: number
  /** 它们何时到期；没有时为 0 */
  expiring_time: UnixTime
}

/** 我的会员信息：参数 */
export interface MemberQuery {}

/** 我的会员信息：回答 */
export interface MemberAnswer {
  memberInfo: MemberInfo
  userId: string
  grade_id: string
  login_type: 'member' | 'staff'
  /** 1 是员工，0 不是 */
  is_staff: '1' | '0'
  /** 可用的优惠券 */
  userDiscountCount: number
  /** 同 userDiscountCount */
  coupon: number
  /** 预存款（分） */
  deposit: Cents
  /** 可用积分 */
  point: number
  point_open_status: boolean
  /** 会员卡 */
  cardInfo: {
    user_card_code: string
    grade_name: string
    background_pic_url: string
  }
  vipgrade: VipState
  is_open_popularize: boolean
  is_promoter: boolean
  is_recharge_status: boolean
  salesPersonList: string[]
  deliveryStaffList: string[]
}

/** 修改会员资料：参数 */
export interface MemberChangeQuery {}

/** 修改会员资料：正文 */
export type MemberChangeBody = MemberProfile

/** 修改会员资料：回答 */
export type MemberChangeAnswer = MemberInfo

/** 我的优惠券、积分与收藏数：参数 */
export interface MemberStatisticalQuery {}

/** 我的优惠券、积分与收藏数：回答 */
export interface MemberStatisticalAnswer {
  /** 可用的优惠券 */
  discount_total_count: number
  /** 可用积分 */
  point_total_count: number
  /** 收藏的商品 */
  fav_total_count: number
  /** 收藏的店铺 */
  fav_shop_total_count: number
  /** 足迹 */
  browse_total_count: number
}

/** 会员等级：参数 */
export interface MemberGradesQuery {}

/** 会员等级：回答 */
export interface MemberGradesAnswer {
  list: GradeInfo[]
  count: Total
  total_count: Total
}

/** 已登录的设备：参数 */
export interface MemberSessionsQuery {}

/** 已登录的设备：回答 */
export interface MemberSessionsAnswer {
  list: MemberSession[]
  count: Total
  total_count: Total
}

/** 退出其他设备：参数 */
export interface MemberSessionsEndQuery {}

/** 退出其他设备：正文 */
export interface MemberSessionsEndBody {
  /** 只退出这一个 */
  session_id?: Id
}

/** 退出其他设备：回答 */
export interface MemberSessionsEndAnswer {
  status: true
  /** 退出了几个 */
  ended: number
}

/** 注销前须知：参数 */
export interface MemberDeletionQuery {}

/** 注销前须知：回答 */
export interface MemberDeletionAnswer {
  /** 都为 0 时可以注销 */
  obstacles: {
    /** 未完成的订单 */
    orders: number
    /** 处理中的售后 */
    aftersales: number
    /** 未到账的退款 */
    refunds: number
  }
  losses: {
    /** 未使用的优惠券 */
    coupons: number
    /** 积分 */
    point: number
    /** 付费会员到何时；没有时为 0 */
    vip_until: UnixTime
    /** 收藏 */
    favourites: number
    /** 足迹 */
    footprints: number
    /** 收货地址 */
    addresses: number
    /** 仍在售后期内的订单 */
    in_window: number
  }
  /** 可以用短信验证码证明 */
  has_mobile: boolean
  /** 可以用密码证明 */
  has_password: boolean
}

/** 注销账号：参数 */
export interface MemberDeleteQuery {}

/** 注销账号：正文 */
export interface MemberDeleteBody {
  /** 登录密码 */
  password?: string
  /** 短信验证码 */
  vcode?: string
}

/** 注销账号：回答 */
export interface MemberDeleteAnswer {
  status: true
}

/** 导出我的数据：参数 */
export interface MemberExportQuery {}

/** 下单：参数 */
export interface OrderNewQuery {}

/** 下单：正文 */
export type OrderNewBody = CheckoutBody

/** 下单：回答 */
export type OrderNewAnswer = OrderCreated

/** 收银台：路径 */
export interface OrderNewOneParams {
  id: string
}

/** 收银台：参数 */
export interface OrderNewOneQuery {}

/** 收银台：回答 */
export type OrderNewOneAnswer = CashierOrder

/** 我的订单：参数 */
export interface OrdersQuery {
  page: Page
  pageSize: PageSize
  /** 订单类型，normal 普通与秒杀，normal_seckill 秒杀，normal_pointsmall 积分商城 */
  order_type: 'normal' | 'normal_seckill' | 'normal_pointsmall'
  /** 订单状态，0 全部，1 待发货与待收货，2 待收货，3 已完成，4 待自提，5 待付款，6 待发货，7 待评价 */
  status: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** 是否已评价 */
  is_rate?: Flag
  /** 订单编号 */
  order_id?: string
  order_class?: 'normal'
  /** 订单编号，或商品名称中的文字 */
  keywords?: string
  /** 下单时间起（Unix 秒） */
  time_start_begin?: number
  /** 下单时间止（Unix 秒） */
  time_start_end?: number
  /** 上一页最后一个订单的编号：比页码快，深页也一样快 */
  before?: string
}

/** 我的订单：回答 */
export interface OrdersAnswer {
  list: OrderInfo[]
  count: Total
  total_count: Total
  /** 可以评价 */
  rate_status: boolean
  /** 可七天无理由退货 */
  no_reason: boolean
}

/** 订单详情：路径 */
export interface OrderOneParams {
  id: string
}

/** 订单详情：参数 */
export interface OrderOneQuery {}

/** 订单详情：回答 */
export type OrderOneAnswer = OrderDetail

/** 各状态的订单数：参数 */
export interface OrdersCountQuery {
  /** 订单类型，service 没有，皆为 0 */
  order_type: 'normal' | 'service'
}

/** 各状态的订单数：回答 */
export interface OrdersCountAnswer {
  normal_notpay_notdelivery?: number
  normal_payed_notdelivery?: number
  normal_payed_daifahuo?: number
  normal_payed_daishouhuo?: number
  normal_payed_daiziti?: number
  normal_not_rate?: number
  aftersales?: number
  aftersales_pending?: number
  aftersales_processing?: number
  service_notpay?: number
  service_payed?: number
  /** 可以评价 */
  rate_status?: boolean
  /** 可七天无理由退货 */
  no_reason?: boolean
}

/** 取消订单：参数 */
export interface OrderCancelQuery {}

/** 取消订单：正文 */
export interface OrderCancelBody {
  order_id: Id
  /** 原因 */
  cancel_reason: string
  /** 其他原因 */
  other_reason?: string
}

/** 取消订单：回答 */
export type OrderCancelAnswer = CancelData

/** 删除订单：参数 */
export interface TradeDeleteQuery {}

/** 删除订单：正文 */
export interface TradeDeleteBody {
  /** 订单编号 */
  tid: Id
}

/** 删除订单：回答 */
export interface TradeDeleteAnswer {
  status: boolean
}

/** 演示商城的发件箱：参数 */
export interface DemoOutboxQuery {
  /** 只看发给谁的 */
  recipient?: string
  page: Page
  pageSize: PageSize
}

/** 演示商城的发件箱：回答 */
export interface DemoOutboxAnswer {
  list: OutboxMessage[]
  count: Total
  total_count: Total
}

/** 页面内容：参数 */
export interface TemplateContentQuery {
  /** 页面编号；不给时取 page_type 所指的页面 */
  theme_pc_template_id?: Id
  /** 页面类型，index 为启用的首页 */
  page_type: 'index'
  /** 为哪种屏幕：h5 为手机端页面（有启用的手机端页面时取它，否则为适配手机的电脑端页面，宽 375） */
  viewport: 'pc' | 'h5'
}

/** 页面内容：回答 */
export type TemplateContentAnswer = TemplateContentRow[]

/** 页头或页脚：参数 */
export interface HeaderOrFooterQuery {
  /** 哪一个 */
  page_name: 'header' | 'footer'
  /** 为哪种屏幕：h5 为手机端页面（有启用的手机端页面时取它，否则为适配手机的电脑端页面，宽 375） */
  viewport: 'pc' | 'h5'
}

/** 页头或页脚：回答 */
export type HeaderOrFooterAnswer = HeaderOrFooter

/** 首页、页头与页脚（旧接口）：参数 */
export interface ThemeTmplQuery {
  platform: 'pc'
}

/** 首页、页头与页脚（旧接口）：回答 */
export interface ThemeTmplAnswer {
  platform: 'pc'
  header: HeaderOrFooter
  footer: HeaderOrFooter
  content: TemplateContentRow[]
}

/** 付款：参数 */
export interface PaymentStartQuery {}

/** 付款：正文 */
export interface PaymentStartBody {
  /** 订单编号或支付编号 */
  order_id: Id
  /** 支付方式 */
  pay_type: string
  order_type?: string
  pay_channel?: string
  /** 付款后回到的本站路径 */
  return_url?: string
  /** 同 return_url */
  redirect?: string
  /** 微信内支付：付款人的 openid；不传为会员绑定的微信 */
  open_id?: string
}

/** 付款：回答 */
export type PaymentStartAnswer = PaymentStarted

/** 付款前的支付单：参数 */
export interface TradePaymentCreateQuery {}

/** 付款前的支付单：正文 */
export interface TradePaymentCreateBody {
  /** 订单编号 */
  tid: Id
}

/** 付款前的支付单：回答 */
export type TradePaymentCreateAnswer = TradeDetail

/** 查询付款：参数 */
export interface PaymentQueryQuery {}

/** 查询付款：正文 */
export interface PaymentQueryBody {
  /** 支付编号，或其中一个订单的编号 */
  trade_id: Id
}

/** 查询付款：回答 */
export type PaymentQueryAnswer = TradeDetail

/** 付款的结果：参数 */
export interface TradePaymentFinishQuery {}

/** 付款的结果：正文 */
export interface TradePaymentFinishBody {
  /** 支付流水或支付编号 */
  payment_id: Id
}

/** 付款的结果：回答 */
export type TradePaymentFinishAnswer = TradeDetail

/** 从支付宝返回：参数 */
export interface AlipayResultQuery {
  out_trade_no: Id
  sign: string
}

/** 从支付宝返回：回答 */
export interface AlipayResultAnswer {
  trade_id: string
  trade_state: 'SUCCESS' | 'REFUND' | 'NOTPAY' | 'CLOSED'
}

/** 测试支付：付款或拒付：参数 */
export interface PaymentTestQuery {}

/** 测试支付：付款或拒付：正文 */
export interface PaymentTestBody {
  /** 支付流水，payment 所回答 */
  payment_id: Id
  /** 否：这笔付款失败，订单还可以再付 */
  success: Flag
}

/** 测试支付：付款或拒付：回答 */
export type PaymentTestAnswer = TradeDetail

/** 银行转账的收款账户：参数 */
export interface OfflineBackaccountQuery {}

/** 银行转账的收款账户：回答 */
export interface OfflineBackaccountAnswer {
  setting: {
    is_open: boolean
    pay_name: string
    pay_tips: string
    pay_desc: string
    /** 多少小时内付款 */
    auto_cancel_time: number
  }
  list: BankAccount[]
  count: Total
  total_count: Total
}

/** 上传转账凭证：参数 */
export interface OfflineUploadVoucherQuery {}

/** 上传转账凭证：正文 */
export type OfflineUploadVoucherBody = VoucherBody

/** 上传转账凭证：回答 */
export type OfflineUploadVoucherAnswer = Voucher

/** 修改转账凭证：参数 */
export interface OfflineUpdateVoucherQuery {}

/** 修改转账凭证：正文 */
export interface OfflineUpdateVoucherBody {
  /** 凭证编号 */
  id: Id
  /** 订单编号或支付编号 */
  order_id: Id
  /** 转入的账户 */
  bank_account_id: Id
  /** 凭证图片，由 espier/upload 上传 */
  voucher_pic: string[]
  /** 付款户名 */
  pay_account_name?: string
  /** 付款银行 */
  pay_account_bank?: string
  /** 付款账号 */
  pay_account_no?: string
  /** 流水号 */
  pay_sn?: string
  /** 备注 */
  transfer_remark?: string
}

/** 修改转账凭证：回答 */
export type OfflineUpdateVoucherAnswer = Voucher

/** 转账凭证：参数 */
export interface OfflineGetVoucherQuery {
  /** 订单编号或支付编号 */
  order_id: Id
}

/** 转账凭证：回答 */
export interface OfflineGetVoucherAnswer {
  id?: string
  order_id?: string
  trade_id?: string
  /** 应付 */
  total_fee?: Cents
  /** 转账金额 */
  pay_fee?: Cents
  /** 0 待审核，1 通过，2 拒绝，9 取消 */
  check_status?: 0 | 1 | 2 | 9
  bank_account_id?: string
  bank_account_name?: string
  bank_account_no?: string
  bank_name?: string
  pay_account_name?: string
  pay_account_bank?: string
  pay_account_no?: string
  pay_sn?: string
  voucher_pic?: string[]
  transfer_remark?: string
  operator_name?: string
  /** 审核意见 */
  remark?: string
  /** 上传 */
  created?: UnixTime
}

/** 积分商品：参数 */
export interface PointsGoodsItemsQuery {
  page: Page
  pageSize: PageSize
  /** 搜索词 */
  keywords?: string
  /** 销售分类，含下级 */
  category_id?: Id
  /** 主类目，含下级 */
  main_category?: Id
  /** 品牌，可多个 */
  brand_id?: Id[]
  /** 最少积分 */
  start_price?: number
  /** 最多积分 */
  end_price?: number
  /** 排序，1 兑换量，2 积分从高到低，3 积分从低到高，4 最新，5 库存，0 默认 */
  goodsSort: 0 | 1 | 2 | 3 | 4 | 5
}

/** 积分商品：回答 */
export interface PointsGoodsItemsAnswer {
  list: GoodsItem[]
  count: Total
  total_count: Total
  brand_list: {
    total_count: number
    list: Brand[]
  }
  cur: Currency
}

/** 积分商品详情：路径 */
export interface PointsGoodsDetailParams {
  /** 商品编号或规格编号 */
  item_id: Id
}

/** 积分商品详情：参数 */
export interface PointsGoodsDetailQuery {}

/** 积分商品详情：回答 */
export type PointsGoodsDetailAnswer = GoodsDetail

/** 积分商城猜你喜欢：参数 */
export interface PointsLovelyQuery {
  /** 正在看的商品 */
  item_id?: Id
  page: Page
  pageSize: PageSize
}

/** 积分商城猜你喜欢：回答 */
export interface PointsLovelyAnswer {
  list: GoodsItem[]
  count: Total
  total_count: Total
}

/** 积分商城的分类树：参数 */
export interface PointsCategoryQuery {}

/** 积分商城的分类树：回答 */
export type PointsCategoryAnswer = CategoryRoot[]

/** 积分商城的设置：参数 */
export interface PointsSettingQuery {}

/** 积分商城的设置：回答 */
export interface PointsSettingAnswer {
  /** 轮播图 */
  pc_banner: {
    imgUrl: string
    title: string
  }[]
  screen: {
    /** 可按品牌筛选 */
    brand_openstatus: boolean
    /** 可按分类筛选 */
    cat_openstatus: boolean
    /** 可按积分筛选 */
    point_openstatus: boolean
    /** 积分区间：[下限, 上限] */
    point_section: number[][]
  }
  entrance: {
    /** 手机端入口 */
    mobile_openstatus: boolean
    /** 电脑端入口 */
    pc_openstatus: boolean
  }
}

/** 协议的现行版本：参数 */
export interface ProtocolQuery {
  type: ProtocolType
}

/** 协议的现行版本：回答 */
export type ProtocolAnswer = Agreement

/** 旧接口：隐私政策：参数 */
export interface LegacyUserClauseQuery {}

/** 旧接口：隐私政策：回答 */
export type LegacyUserClauseAnswer = Agreement

/** 结算报价：参数 */
export interface GetFreightFeeQuery {}

/** 结算报价：正文 */
export type GetFreightFeeBody = CheckoutBody

/** 结算报价：回答 */
export type GetFreightFeeAnswer = Quote

/** 省市区三级地区：参数 */
export interface EspierAddressQuery {}

/** 省市区三级地区：回答 */
export type EspierAddressAnswer = RegionProvince[]

/** 评价订单：参数 */
export interface CreateRateQuery {}

/** 评价订单：正文 */
export interface CreateRateBody {
  order_id: Id
  /** 匿名 */
  anonymous: Flag
  rates: {
    /** 订单行编号；同一商品有多行时须填 */
    id?: Id
    item_id: Id
    /** 评价 */
    content: string
    star: number
    /** 图片地址，须为本人上传 */
    pics?: string[]
  }[]
}

/** 评价订单：回答 */
export interface CreateRateAnswer {
  list: Rate[]
  count: Total
  total_count: Total
}

/** 本人对订单的评价：参数 */
export interface OwnRatesQuery {
  order_id: Id
}

/** 本人对订单的评价：回答 */
export interface OwnRatesAnswer {
  list: OwnRate[]
  count: Total
  total_count: Total
}

/** 商品的评价：参数 */
export interface RateListQuery {
  /** 商品或规格编号 */
  item_id: Id
  page: Page
  pageSize: PageSize
  /** 只看几星 */
  star?: number
  /** 只看有图的 */
  has_pic: Flag
  /** 只看评价中说了这句话的 */
  phrase?: string
}

/** 商品的评价：回答 */
export interface RateListAnswer {
  list: Rate[]
  count: Total
  total_count: Total
  /** 评价中常说的话，及说了的条数，多的在前 */
  phrases?: {
    phrase: string
    count: Total
  }[]
  /** 是否开放评价 */
  rate_status: boolean
  /** 平均星数，一位小数；没有评价时为 0 */
  avg_star: number
  /** 各星的条数 */
  star_count: {
    '1': Total
    '2': Total
    '3': Total
    '4': Total
    '5': Total
  }
  /** 有图的条数 */
  pic_count: Total
}

/** 评价的回复：参数 */
export interface RateRepliesQuery {
  rate_id: Id
  page: Page
  pageSize: PageSize
}

/** 评价的回复：回答 */
export interface RateRepliesAnswer {
  list: RateReply[]
  count: Total
  total_count: Total
}

/** 回复评价：参数 */
export interface ReplyRateQuery {}

/** 回复评价：正文 */
export interface ReplyRateBody {
  rate_id: Id
  /** 回复 */
  content: string
}

/** 回复评价：回答 */
export type ReplyRateAnswer = RateReply

/** 点赞评价：路径 */
export interface PraiseRateParams {
  rate_id: string
}

/** 点赞评价：参数 */
export interface PraiseRateQuery {}

/** 点赞评价：回答 */
export interface PraiseRateAnswer {
  rate_id: string
  praise_num: number
}

/** 秒杀抢购资格：参数 */
export interface SeckillTicketQuery {
  /** 秒杀 */
  seckill_id: Id
  /** 规格 */
  item_id: Id
  /** 件数 */
  num: number
}

/** 秒杀抢购资格：回答 */
export interface SeckillTicketAnswer {
  ticket: string
}

/** 秒杀场次：参数 */
export interface SeckillListQuery {
  page: Page
  pageSize: PageSize
}

/** 秒杀场次：回答 */
export interface SeckillListAnswer {
  list: Seckill[]
  count: Total
  total_count: Total
}

/** 一场秒杀与它的商品：参数 */
export interface SeckillInfoQuery {
  /** 秒杀 */
  seckill_id: Id
  page: Page
  pageSize: PageSize
}

/** 一场秒杀与它的商品：回答 */
export interface SeckillInfoAnswer {
  seckill: Seckill
  list: SeckillItem[]
  count: Total
  total_count: Total
}

/** 秒杀频道：参数 */
export interface SeckillChannelQuery {
  /** 所选场次 */
  seckill_id?: Id
  page: Page
  pageSize: PageSize
}

/** 秒杀频道：回答 */
export interface SeckillChannelAnswer {
  /** 服务器的时间 */
  now: UnixTime
  sessions: Seckill[]
  /** 所选场次；没有场次时不存在 */
  seckill_id?: string
  list: SeckillItem[]
  count: Total
  total_count: Total
}

/** 全站搜索引擎信息：参数 */
export interface GetTdkQuery {}

/** 全站搜索引擎信息：回答 */
export type GetTdkAnswer = Tdk

/** 页面参数，如配色 color_style：参数 */
export interface PageParamsSettingQuery {
  /** 模板 */
  template_name: string
  /** 页面 */
  page_name?: string
  /** 名称 */
  name?: string
  /** 不影响结果 */
  version?: string
}

/** 页面参数，如配色 color_style：回答 */
export interface PageParamsSettingAnswer {
  list: PageParams[]
  count: Total
  total_count: Total
}

/** 商城名称、标志与介绍：参数 */
export interface ShopsSettingQuery {}

/** 商城名称、标志与介绍：回答 */
export interface ShopsSettingAnswer {
  brand_name: string
  /** 没有时为空 */
  logo: string
  intro: string
  icp_number: string
  licence_link: string
  service_phone: string
  /** 联系客服的链接；{item_id} 与 {order_id} 由商品与订单的编号代替 */
  service_link: string
}

/** 隐私与 Cookie 提示：参数 */
export interface PrivacySettingCkQuery {}

/** 隐私与 Cookie 提示：回答 */
export interface PrivacySettingCkAnswer {
  /** 显示提示 */
  is_open: boolean
  content: string
  /** 隐私政策的地址 */
  link: string
}

/** 商品的分享信息：路径 */
export interface ShareItemParams {
  /** 商品编号或规格编号 */
  item_id: Id
}

/** 商品的分享信息：参数 */
export interface ShareItemQuery {
  /** 店铺，写进分享的链接 */
  distributor_id?: Id
}

/** 商品的分享信息：回答 */
export interface ShareItemAnswer {
  item_id: string
  goods_id: string
  item_name: string
  brief: string
  price: Cents
  /** 商品图与二维码 */
  pics: {
    url: string
    /** 是二维码 */
    isCode: boolean
  }[]
  /** 分享的链接 */
  link: string
  /** 二维码图片的地址 */
  weixin_qrcode: string
  /** 可下载的分享图的地址 */
  downWeixinImgLink: string
}

/** 商品分享链接的二维码：路径 */
export interface ShareItemQrcodeParams {
  /** 商品编号或规格编号 */
  item_id: Id
}

/** 商品分享链接的二维码：参数 */
export type ShareItemQrcodeQuery = SharedPicture

/** 商品的分享图：路径 */
export interface ShareItemPictureParams {
  /** 商品编号或规格编号 */
  item_id: Id
}

/** 商品的分享图：参数 */
export type ShareItemPictureQuery = SharedPicture

/** 页面的二维码：参数 */
export interface PcQrcodeQuery {
  /** 本站的路径，或本站的完整地址 */
  path: string
  /** 文章，代替 path */
  article_id?: Id
  /** 商品，代替 path */
  item_id?: Id
  /** 边长（像素） */
  size: number
}

/** 页面的二维码：回答 */
export interface PcQrcodeAnswer {
  /** 图片，data:image/png */
  qrcodeImage: string
  /** 码中的地址 */
  link: string
}

/** 附近店铺：参数 */
export interface DistributorListQuery {
  page: Page
  pageSize: PageSize
  /** 查找方式，0 按坐标，1 按地区 */
  type: 0 | 1
  /** 纬度 */
  lat?: number
  /** 经度 */
  lng?: number
  province?: string
  city?: string
  area?: string
  /** 按区查找时，区内少于此数就放宽到市、省、全部，由近到远 */
  at_least?: number
  /** 店名包含 */
  name?: string
  /** 标签，可多个，有其一即可 */
  distributor_tag_id?: Id[]
  /** 是：只要可自提的 */
  is_ziti?: Flag
  /** 是：只要可配送的 */
  is_delivery?: Flag
  /** 是：只要同城配送的 */
  is_dada?: Flag
  /** 排序，0 新店在前，1 从近到远，2 从远到近，3 销量从高到低，4 销量从低到高 */
  sort_type: 0 | 1 | 2 | 3 | 4
  /** 附上各店的优惠券 */
  show_discount: Flag
  /** 附上各店自己的活动 */
  show_marketing_activity?: Flag
  /** 附上各店的商品 */
  show_items?: Flag
  /** 附上各店的标签；没有提交时附上 */
  show_tag?: Flag
  /** 附上有店铺的省市 */
  show_areas?: Flag
}

/** 附近店铺：回答 */
export interface DistributorListAnswer {
  is_recommend: 0 | 1
  list: Distributor[]
  count: Total
  total_count: Total
  /** show_areas 为 1 时，公司有店铺的省，不论其他条件 */
  areas: ShopArea[]
  /** 会员的默认地址；没有登录或没有地址时为空对象 */
  default_address: {
    address_id?: string
    province?: string
    city?: string
    county?: string
    adrdetail?: string
    lng?: number
    lat?: number
  }
  tagList: ShopTag[]
}

/** 当前店铺：参数 */
export interface DistributorIsValidQuery {
  /** 所问的店铺；0 或空为没有 */
  distributor_id?: string
  /** 纬度 */
  lat?: number
  /** 经度 */
  lng?: number
}

/** 当前店铺：回答 */
export type DistributorIsValidAnswer = CurrentShop

/** 店铺详情：路径 */
export interface DistributorInfoParams {
  id: string
}

/** 店铺详情：参数 */
export interface DistributorInfoQuery {
  /** 纬度 */
  lat?: number
  /** 经度 */
  lng?: number
  /** 是：已停业的店铺当作不存在 */
  only_valid: Flag
}

/** 店铺详情：回答 */
export type DistributorInfoAnswer = CurrentShop

/** 工号对应的手机号码：参数 */
export interface StaffMobileQuery {
  /** 工号 */
  work_id: string
}

/** 工号对应的手机号码：回答 */
export interface StaffMobileAnswer {
  work_id: string
  /** 如 138****1234 */
  mobile: string
}

/** 向员工的手机发送验证码：参数 */
export interface StaffSendCodeQuery {}

/** 向员工的手机发送验证码：正文 */
export interface StaffSendCodeBody {
  /** 工号 */
  work_id: string
  token: CaptchaToken
  yzm: CaptchaText
}

/** 向员工的手机发送验证码：回答 */
export interface StaffSendCodeAnswer {
  message: string
}

/** 员工登录：参数 */
export interface StaffLoginQuery {}

/** 员工登录：正文 */
export interface StaffLoginBody {
  /** 工号 */
  work_id: string
  /** 短信验证码 */
  vcode: string
}

/** 员工登录：回答 */
export interface StaffLoginAnswer {
  /** 登录凭证；本站网页用 cookie */
  token: string
  /** 已同意现行的员工协议 */
  agreed: boolean
}

/** 员工协议：参数 */
export interface StaffAgreementQuery {}

/** 员工协议：回答 */
export interface StaffAgreementAnswer {
  type: string
  /** 现行的版本；没有协议时为 0 */
  version: number
  title: string
  /** HTML */
  content: string
  /** 本人已同意这一版；未登录时为否 */
  agreed: boolean
}

/** 同意员工协议：参数 */
export interface StaffAgreeQuery {}

/** 同意员工协议：正文 */
export interface StaffAgreeBody {
  /** 看到的版本 */
  version: number
}

/** 同意员工协议：回答 */
export interface StaffAgreeAnswer {
  status: boolean
}

/** 员工内购的商品：参数 */
export interface StaffActivityItemsQuery {
  page: Page
  pageSize: PageSize
  /** 只看一场活动 */
  activity_id?: Id
}

/** 员工内购的商品：回答 */
export interface StaffActivityItemsAnswer {
  list: StaffItem[]
  count: Total
  total_count: Total
}

/** 福袋：参数 */
export interface LuckyActivityItemsQuery {
  page: Page
  pageSize: PageSize
  /** 只看一场活动 */
  activity_id?: Id
}

/** 福袋：回答 */
export interface LuckyActivityItemsAnswer {
  list: StaffItem[]
  count: Total
  total_count: Total
}

/** 员工可用的收货地址：参数 */
export interface StaffAddressListQuery {}

/** 员工可用的收货地址：回答 */
export interface StaffAddressListAnswer {
  list: {
    address_id: string
    /** 名称，如 总部前台 */
    label: string
    username: string
    /** 打码的号码 */
    telephone: string
    province: string
    city: string
    county: string
    adrdetail: string
  }[]
  count: Total
  total_count: Total
}

/** 支付单详情：参数 */
export interface TradeDetailGetQuery {
  /** 必填；支付编号，或其中一个订单的编号 */
  trade_id?: Id
}

/** 支付单详情：回答 */
export type TradeDetailGetAnswer = TradeDetail

/** 可用的支付方式：参数 */
export interface TradePaymentListQuery {
  /** 店铺 */
  distributor_id?: string
  /** 在哪里支付 */
  platform: 'pc' | 'h5' | 'app' | 'wxPlatform' | 'wxMiniProgram' | 'alipaymini' | 'international'
  /** 订单类型 */
  order_type?: string
}

/** 可用的支付方式：回答 */
export type TradePaymentListAnswer = PayMethod[]

/** 一次支付中的订单：参数 */
export interface TradePaymentTradeListQuery {
  /** 支付编号，或支付流水的编号 */
  payment_id: Id
}

/** 一次支付中的订单：回答 */
export interface TradePaymentTradeListAnswer {
  list: OrderInfo[]
  count: Total
  total_count: Total
}

/** 可用的第三方登录：参数 */
export interface TrustLoginListQuery {
  version_tag: VersionTag
}

/** 可用的第三方登录：回答 */
export type TrustLoginListAnswer = TrustLoginConfig[]

/** 到第三方登录的地址：参数 */
export interface TrustLoginParamsQuery {
  /** 第三方 */
  trustlogin_tag: string
  version_tag: VersionTag
  /** 回到本站的哪里 */
  redirect_url: string
}

/** 到第三方登录的地址：回答 */
export interface TrustLoginParamsAnswer {
  config_info: TrustLoginConfig
  redirect_url: string
}

/** 绑定第三方账号到自己：参数 */
export interface TrustLoginBindQuery {}

/** 绑定第三方账号到自己：正文 */
export interface TrustLoginBindBody {
  /** 登录时得到的第三方账号凭证 */
  union_id?: string
  /** 没有 union_id 时：哪一家第三方 */
  trustlogin_tag?: string
  /** 没有 union_id 时：第三方带回的 code */
  code?: string
  /** 没有 union_id 时：第三方带回的 state */
  state?: string
}

/** 绑定第三方账号到自己：回答 */
export type TrustLoginBindAnswer = Done

/** 解除第三方账号：参数 */
export interface TrustLoginUnbindQuery {}

/** 解除第三方账号：正文 */
export interface TrustLoginUnbindBody {
  /** 第三方 */
  trustlogin_tag: string
}

/** 解除第三方账号：回答 */
export type TrustLoginUnbindAnswer = Done

/** 取得上传位置：参数 */
export interface ImageUploadPlaceQuery {
  filesystem?: string
  filetype?: string
  /** 文件名称 */
  filename?: string
  /** 用途：avatar、review 的图片公开展示；其余（voucher、evidence 等）只有本人与商家能看 */
  group?: string
}

/** 取得上传位置：回答 */
export type ImageUploadPlaceAnswer = UploadPlace

/** 上传图片到取得的位置：参数 */
export interface UploadLocalQuery {}

/** 上传图片到取得的位置：正文 */
export type UploadLocalBody = unknown

/** 上传图片到取得的位置：回答 */
export type UploadLocalAnswer = UploadedPicture

/** 上传图片：参数 */
export interface UploadPictureQuery {}

/** 上传图片：正文 */
export type UploadPictureBody = unknown

/** 上传图片：回答 */
export type UploadPictureAnswer = UploadedPicture

/** 会员的私密图片：路径 */
export interface MemberPictureParams {
  /** 图片名称 */
  name: string
}

/** 会员的私密图片：参数 */
export interface MemberPictureQuery {
  /** 地址有效至（Unix 秒） */
  expires?: number
  /** 地址的签名 */
  link?: string
}

/** 付费会员与价格：参数 */
export interface VipGradesNewlistQuery {}

/** 付费会员与价格：回答 */
export interface VipGradesNewlistAnswer {
  list: VipGradeOffer[]
  count: Total
  total_count: Total
  /** 货币 */
  cur: {
    currency: string
    symbol: string
  }
}

/** 我的付费会员：参数 */
export interface VipGradesUservipQuery {}

/** 我的付费会员：回答 */
export type VipGradesUservipAnswer = VipState

/** 购买付费会员：参数 */
export interface VipGradesBuyQuery {}

/** 购买付费会员：正文 */
export interface VipGradesBuyBody {
  vip_grade_id: Id
  card_type: 'monthly' | 'quarter' | 'year'
  pay_type?: string
  /** 不影响结果 */
  distributor_id?: Id
}

/** 购买付费会员：回答 */
export interface VipGradesBuyAnswer {
  trade_info: {
    /** 同 trade_id */
    order_id: string
    trade_id: string
  }
  order_type: 'memberCard'
  /** 应付（分） */
  total_fee: Cents
  /** 没有选时为空 */
  pay_type: string
  /** 最晚支付时间（Unix 秒） */
  expires: UnixTime
}

/** Parameters and answer of every endpoint of the area shop, by method and path. */
export interface Endpoints {
  /** 我的收货地址 */
  'GET /member/addresslist': {
    query: MemberAddressListQuery
    answer: MemberAddressListAnswer
    params: undefined
    body: undefined
  }
  /** 新增收货地址 */
  'POST /member/address': {
    query: MemberAddressAddQuery
    body: MemberAddressAddBody
    answer: MemberAddressAddAnswer
    params: undefined
  }
  /** 一个收货地址 */
  'GET /member/address/{id}': {
    params: MemberAddressParams
    query: MemberAddressQuery
    answer: MemberAddressAnswer
    body: undefined
  }
  /** 修改收货地址 */
  'PUT /member/address/{id}': {
    params: MemberAddressChangeParams
    query: MemberAddressChangeQuery
    body: MemberAddressChangeBody
    answer: MemberAddressChangeAnswer
  }
  /** 修改收货地址，同 PUT */
  'POST /member/address/{id}': {
    params: MemberAddressChangeByPostParams
    query: MemberAddressChangeByPostQuery
    body: MemberAddressChangeByPostBody
    answer: MemberAddressChangeByPostAnswer
  }
  /** 删除收货地址 */
  'DELETE /member/address/{id}': {
    params: MemberAddressDeleteParams
    query: MemberAddressDeleteQuery
    answer: MemberAddressDeleteAnswer
    body: undefined
  }
  /** 旧接口：收货地址 */
  'GET /member.address.get': {
    query: LegacyAddressGetQuery
    answer: LegacyAddressGetAnswer
    params: undefined
    body: undefined
  }
  /** 旧接口：新增或修改收货地址 */
  'POST /member.address.add': {
    query: LegacyAddressAddQuery
    body: LegacyAddressAddBody
    answer: LegacyAddressAddAnswer
    params: undefined
  }
  /** 旧接口：删除收货地址 */
  'POST /member.address.delete': {
    query: LegacyAddressDeleteQuery
    body: LegacyAddressDeleteBody
    answer: LegacyAddressDeleteAnswer
    params: undefined
  }
  /** 旧接口：设为默认地址 */
  'POST /member.address.setDefault': {
    query: LegacyAddressSetDefaultQuery
    body: LegacyAddressSetDefaultBody
    answer: LegacyAddressSetDefaultAnswer
    params: undefined
  }
  /** 售后原因 */
  'GET /aftersales/reason/list': {
    query: AftersaleReasonsQuery
    answer: AftersaleReasonsAnswer
    params: undefined
    body: undefined
  }
  /** 申请售后 */
  'POST /aftersales': {
    query: ApplyAftersaleQuery
    body: ApplyAftersaleBody
    answer: ApplyAftersaleAnswer
    params: undefined
  }
  /** 售后单列表 */
  'GET /aftersales': {
    query: AftersaleListQuery
    answer: AftersaleListAnswer
    params: undefined
    body: undefined
  }
  /** 售后单 */
  'GET /aftersales/info': {
    query: AftersaleInfoQuery
    answer: AftersaleInfoAnswer
    params: undefined
    body: undefined
  }
  /** 修改售后申请 */
  'POST /aftersales/modify': {
    query: ModifyAftersaleQuery
    body: ModifyAftersaleBody
    answer: ModifyAftersaleAnswer
    params: undefined
  }
  /** 撤销售后申请 */
  'POST /aftersales/close': {
    query: CloseAftersaleQuery
    body: CloseAftersaleBody
    answer: CloseAftersaleAnswer
    params: undefined
  }
  /** 填写寄回的快递 */
  'POST /aftersales/sendback': {
    query: SendBackAftersaleQuery
    body: SendBackAftersaleBody
    answer: SendBackAftersaleAnswer
    params: undefined
  }
  /** 确认收到换货 */
  'POST /aftersales/confirm': {
    query: ConfirmExchangeQuery
    body: ConfirmExchangeBody
    answer: ConfirmExchangeAnswer
    params: undefined
  }
  /** 可退金额 */
  'GET /aftersales/item/price': {
    query: AftersalePriceQuery
    answer: AftersalePriceAnswer
    params: undefined
    body: undefined
  }
  /** 售后提醒 */
  'GET /aftersales/remind/detail': {
    query: AftersaleRemindQuery
    answer: AftersaleRemindAnswer
    params: undefined
    body: undefined
  }
  /** 申请售后之前 */
  'GET /aftersales/apply/view': {
    query: AftersaleViewQuery
    answer: AftersaleViewAnswer
    params: undefined
    body: undefined
  }
  /** 一份售后申请可退多少 */
  'GET /aftersales/apply/price': {
    query: AftersaleQuoteQuery
    answer: AftersaleQuoteAnswer
    params: undefined
    body: undefined
  }
  /** 登录 */
  'POST /login': { query: LoginQuery; body: LoginBody; answer: LoginAnswer; params: undefined }
  /** 登录，并说明是否新会员 */
  'POST /new_login': { query: NewLoginQuery; body: NewLoginBody; answer: NewLoginAnswer; params: undefined }
  /** 退出登录 */
  'POST /logout': { query: LogoutQuery; answer: LogoutAnswer; params: undefined; body: undefined }
  /** 退出登录 */
  'DELETE /login': { query: EndLoginQuery; answer: EndLoginAnswer; params: undefined; body: undefined }
  /** 登录前的检查 */
  'GET /login/check': { query: LoginCheckQuery; answer: LoginCheckAnswer; params: undefined; body: undefined }
  /** 注册 */
  'POST /member': { query: RegisterQuery; body: RegisterBody; answer: RegisterAnswer; params: undefined }
  /** 把第三方账号绑定到会员 */
  'POST /member/bind': {
    query: BindMemberQuery
    body: BindMemberBody
    answer: BindMemberAnswer
    params: undefined
  }
  /** 发送短信验证码 */
  'GET /member/sms/code': { query: SmsCodeQuery; answer: SmsCodeAnswer; params: undefined; body: undefined }
  /** 检查短信验证码 */
  'POST /member/sms/check': {
    query: SmsCheckQuery
    body: SmsCheckBody
    answer: SmsCheckAnswer
    params: undefined
  }
  /** 发送找回密码的验证码，也发到邮箱 */
  'POST /member/email/code': {
    query: EmailCodeQuery
    body: EmailCodeBody
    answer: EmailCodeAnswer
    params: undefined
  }
  /** 找回密码 */
  'POST /member/reset/password': {
    query: ResetPasswordQuery
    body: ResetPasswordBody
    answer: ResetPasswordAnswer
    params: undefined
  }
  /** 更改密码 */
  'POST /member/password': {
    query: ChangePasswordQuery
    body: ChangePasswordBody
    answer: ChangePasswordAnswer
    params: undefined
  }
  /** 向本人手机发送验证码 */
  'POST /member/identity/code': {
    query: IdentityCodeQuery
    answer: IdentityCodeAnswer
    params: undefined
    body: undefined
  }
  /** 验证身份 */
  'POST /member/identity': {
    query: IdentityProofQuery
    body: IdentityProofBody
    answer: IdentityProofAnswer
    params: undefined
  }
  /** 更换手机号码 */
  'POST /member/bindmobile': {
    query: BindMobileQuery
    body: BindMobileBody
    answer: BindMobileAnswer
    params: undefined
  }
  /** 向新邮箱发送验证码 */
  'POST /member/bindemail/code': {
    query: BindEmailCodeQuery
    body: BindEmailCodeBody
    answer: BindEmailCodeAnswer
    params: undefined
  }
  /** 绑定或更换邮箱 */
  'POST /member/bindemail': {
    query: BindEmailQuery
    body: BindEmailBody
    answer: BindEmailAnswer
    params: undefined
  }
  /** 解除绑定邮箱 */
  'DELETE /member/bindemail': {
    query: RemoveEmailQuery
    body: RemoveEmailBody
    answer: RemoveEmailAnswer
    params: undefined
  }
  /** 注册与资料的项目 */
  'GET /member/setting': {
    query: MemberSettingQuery
    answer: MemberSettingAnswer
    params: undefined
    body: undefined
  }
  /** 登录页的图片 */
  'GET /pctemplate/loginPage/setting': {
    query: LoginPageQuery
    answer: LoginPageAnswer
    params: undefined
    body: undefined
  }
  /** 图片验证码 */
  'GET /member/image/code': {
    query: ImageCodeQuery
    answer: ImageCodeAnswer
    params: undefined
    body: undefined
  }
  /** 购物车 */
  'GET /cart/list': { query: CartListQuery; answer: CartListAnswer; params: undefined; body: undefined }
  /** 加入购物车 */
  'POST /cart': { query: CartAddQuery; body: CartAddBody; answer: CartAddAnswer; params: undefined }
  /** 修改件数 */
  'PUT /cartupdate/num': {
    query: CartUpdateNumQuery
    body: CartUpdateNumBody
    answer: CartUpdateNumAnswer
    params: undefined
  }
  /** 选中或取消 */
  'PUT /cartupdate/checkstatus': {
    query: CartUpdateCheckStatusQuery
    body: CartUpdateCheckStatusBody
    answer: CartUpdateCheckStatusAnswer
    params: undefined
  }
  /** 切换活动 */
  'PUT /cartupdate/promotion': {
    query: CartUpdatePromotionQuery
    body: CartUpdatePromotionBody
    answer: CartUpdatePromotionAnswer
    params: undefined
  }
  /** 删除 */
  'DELETE /cartdel': {
    query: CartDeleteQuery
    body: CartDeleteBody
    answer: CartDeleteAnswer
    params: undefined
  }
  /** 批量删除 */
  'DELETE /cartdelbat': {
    query: CartDeleteManyQuery
    body: CartDeleteManyBody
    answer: CartDeleteManyAnswer
    params: undefined
  }
  /** 购物车凑单优惠券 */
  'GET /cart/coupons': {
    query: CartCouponsQuery
    answer: CartCouponsAnswer
    params: undefined
    body: undefined
  }
  /** 购物车数量 */
  'GET /cartcount': { query: CartCountQuery; answer: CartCountAnswer; params: undefined; body: undefined }
  /** 结算前检查选中的行 */
  'POST /cart/check': {
    query: CartCheckQuery
    body: CartCheckBody
    answer: CartCheckAnswer
    params: undefined
  }
  /** 购物车（旧客户端的形状） */
  'GET /cart.get.new': {
    query: CartGetNewQuery
    answer: CartGetNewAnswer
    params: undefined
    body: undefined
  }
  /** 加入换购商品 */
  'POST /cart.addGift': {
    query: CartAddGiftQuery
    body: CartAddGiftBody
    answer: CartAddGiftAnswer
    params: undefined
  }
  /** 结算时可用的积分 */
  'GET /cart.user.point': {
    query: CartUserPointQuery
    answer: CartUserPointAnswer
    params: undefined
    body: undefined
  }
  /** 分类树 */
  'GET /goods/category': {
    query: GoodsCategoryQuery
    answer: GoodsCategoryAnswer
    params: undefined
    body: undefined
  }
  /** 请求签名的公开密钥 */
  'GET /company/sign_key': { query: SignKeyQuery; answer: SignKeyAnswer; params: undefined; body: undefined }
  /** 文章列表 */
  'GET /article/management': {
    query: ArticleListQuery
    answer: ArticleListAnswer
    params: undefined
    body: undefined
  }
  /** 文章内容 */
  'GET /article/management/{id}': {
    params: ArticleDetailOfParams
    query: ArticleDetailOfQuery
    answer: ArticleDetailOfAnswer
    body: undefined
  }
  /** 文章栏目 */
  'GET /article/node': {
    query: ArticleNodesQuery
    answer: ArticleNodesAnswer
    params: undefined
    body: undefined
  }
  /** 常见问题 */
  'GET /article/faqs': {
    query: ArticleFaqsQuery
    answer: ArticleFaqsAnswer
    params: undefined
    body: undefined
  }
  /** 旧接口：文章内容 */
  'GET /content.info': {
    query: LegacyContentInfoQuery
    answer: LegacyContentInfoAnswer
    params: undefined
    body: undefined
  }
  /** 可领取的优惠券 */
  'GET /getCardList': {
    query: GetCardListQuery
    answer: GetCardListAnswer
    params: undefined
    body: undefined
  }
  /** 领取优惠券 */
  'GET /user/receiveCard': {
    query: ReceiveCardQuery
    answer: ReceiveCardAnswer
    params: undefined
    body: undefined
  }
  /** 我的优惠券 */
  'GET /user/getUserCardList': {
    query: GetUserCardListQuery
    answer: GetUserCardListAnswer
    params: undefined
    body: undefined
  }
  /** 结算时可选的优惠券 */
  'GET /user/newGetCardList': {
    query: NewGetCardListQuery
    answer: NewGetCardListAnswer
    params: undefined
    body: undefined
  }
  /** 试用一张优惠券 */
  'POST /promotion.coupon.use': {
    query: CouponUseQuery
    body: CouponUseBody
    answer: CouponUseAnswer
    params: undefined
  }
  /** 不用优惠券 */
  'POST /promotion.coupon.cancel': {
    query: CouponCancelQuery
    body: CouponCancelBody
    answer: CouponCancelAnswer
    params: undefined
  }
  /** 订单的包裹 */
  'GET /delivery/lists': {
    query: DeliveryListsQuery
    answer: DeliveryListsAnswer
    params: undefined
    body: undefined
  }
  /** 包裹的物流信息 */
  'GET /delivery/trackerpull': {
    query: DeliveryTrackQuery
    answer: DeliveryTrackAnswer
    params: undefined
    body: undefined
  }
  /** 订单的物流信息 */
  'GET /trackerpull': { query: OrderTrackQuery; answer: OrderTrackAnswer; params: undefined; body: undefined }
  /** 快递公司 */
  'GET /delivery/corps': { query: CouriersQuery; answer: CouriersAnswer; params: undefined; body: undefined }
  /** 确认收货 */
  'POST /order/confirmReceipt': {
    query: ConfirmReceiptQuery
    body: ConfirmReceiptBody
    answer: ConfirmReceiptAnswer
    params: undefined
  }
  /** 延长收货 */
  'POST /order/extendReceipt': {
    query: ExtendReceiptQuery
    body: ExtendReceiptBody
    answer: ExtendReceiptAnswer
    params: undefined
  }
  /** 提货码 */
  'GET /ziticode': { query: ZitiCodeQuery; answer: ZitiCodeAnswer; params: undefined; body: undefined }
  /** 自提点 */
  'GET /distributor/pickuplocation': {
    query: PickupLocationsQuery
    answer: PickupLocationsAnswer
    params: undefined
    body: undefined
  }
  /** 收藏商品 */
  'POST /member/collect/item/{id}': {
    params: CollectItemParams
    query: CollectItemQuery
    body: CollectItemBody
    answer: CollectItemAnswer
  }
  /** 收藏商品，商品写在正文 */
  'POST /member/collect/item': {
    query: CollectItemOfBodyQuery
    body: CollectItemOfBodyBody
    answer: CollectItemOfBodyAnswer
    params: undefined
  }
  /** 取消收藏商品 */
  'DELETE /member/collect/item': {
    query: CollectItemDeleteQuery
    body: CollectItemDeleteBody
    answer: CollectItemDeleteAnswer
    params: undefined
  }
  /** 收藏的商品 */
  'GET /member/collect/item': {
    query: CollectItemListQuery
    answer: CollectItemListAnswer
    params: undefined
    body: undefined
  }
  /** 是否收藏了商品 */
  'GET /member/collect/item/check': {
    query: CollectItemCheckQuery
    answer: CollectItemCheckAnswer
    params: undefined
    body: undefined
  }
  /** 收藏店铺 */
  'POST /member/collect/distribution/{id}': {
    params: CollectShopParams
    query: CollectShopQuery
    answer: CollectShopAnswer
    body: undefined
  }
  /** 取消收藏店铺 */
  'DELETE /member/collect/distribution': {
    query: CollectShopDeleteQuery
    body: CollectShopDeleteBody
    answer: CollectShopDeleteAnswer
    params: undefined
  }
  /** 收藏的店铺 */
  'GET /member/collect/distribution': {
    query: CollectShopListQuery
    answer: CollectShopListAnswer
    params: undefined
    body: undefined
  }
  /** 是否收藏了店铺 */
  'GET /member/collect/distribution/check': {
    query: CollectShopCheckQuery
    answer: CollectShopCheckAnswer
    params: undefined
    body: undefined
  }
  /** 旧接口：收藏商品 */
  'POST /member.favorite.item.add': {
    query: LegacyFavoriteAddQuery
    body: LegacyFavoriteAddBody
    answer: LegacyFavoriteAddAnswer
    params: undefined
  }
  /** 旧接口：取消收藏商品 */
  'POST /member.favorite.item.remove': {
    query: LegacyFavoriteRemoveQuery
    body: LegacyFavoriteRemoveBody
    answer: LegacyFavoriteRemoveAnswer
    params: undefined
  }
  /** 旧接口：收藏店铺 */
  'POST /member.favorite.shop.add': {
    query: LegacyFavoriteShopAddQuery
    body: LegacyFavoriteShopAddBody
    answer: LegacyFavoriteShopAddAnswer
    params: undefined
  }
  /** 记下浏览过的商品 */
  'POST /member/browse/history/save': {
    query: BrowseHistorySaveQuery
    body: BrowseHistorySaveBody
    answer: BrowseHistorySaveAnswer
    params: undefined
  }
  /** 浏览过的商品 */
  'GET /member/browse/history/list': {
    query: BrowseHistoryListQuery
    answer: BrowseHistoryListAnswer
    params: undefined
    body: undefined
  }
  /** 删除足迹 */
  'DELETE /member/browse/history': {
    query: BrowseHistoryClearQuery
    body: BrowseHistoryClearBody
    answer: BrowseHistoryClearAnswer
    params: undefined
  }
  /** 送到哪里、运费与预计送达 */
  'GET /goods/delivery/{item_id}': {
    params: DeliveryOfParams
    query: DeliveryOfQuery
    answer: DeliveryOfAnswer
    body: undefined
  }
  /** 商品列表与搜索 */
  'GET /goods/items': { query: GoodsItemsQuery; answer: GoodsItemsAnswer; params: undefined; body: undefined }
  /** 猜你喜欢 */
  'GET /promotions/recommendlike': {
    query: RecommendLikeQuery
    answer: RecommendLikeAnswer
    params: undefined
    body: undefined
  }
  /** 搜索建议 */
  'GET /goods/suggest': {
    query: GoodsSuggestQuery
    answer: GoodsSuggestAnswer
    params: undefined
    body: undefined
  }
  /** 商品详情 */
  'GET /goods/items/{item_id}': {
    params: GoodsDetailOfParams
    query: GoodsDetailOfQuery
    answer: GoodsDetailOfAnswer
    body: undefined
  }
  /** 到货通知 */
  'POST /goods/items/{item_id}/notice': {
    params: StockNoticeParams
    query: StockNoticeQuery
    answer: StockNoticeAnswer
    body: undefined
  }
  /** 筛选项 */
  'GET /goods/facets': {
    query: GoodsFacetsOfQuery
    answer: GoodsFacetsOfAnswer
    params: undefined
    body: undefined
  }
  /** 商品的图文介绍 */
  'GET /goods/desc/{item_id}': {
    params: GoodsDescParams
    query: GoodsDescQuery
    answer: GoodsDescAnswer
    body: undefined
  }
  /** 我的发票 */
  'GET /order/invoice/list': {
    query: InvoiceListQuery
    answer: InvoiceListAnswer
    params: undefined
    body: undefined
  }
  /** 申请发票 */
  'POST /order/invoice': {
    query: ApplyInvoiceQuery
    body: ApplyInvoiceBody
    answer: ApplyInvoiceAnswer
    params: undefined
  }
  /** 发票的 PDF */
  'GET /order/invoice/pdf': {
    query: InvoicePdfQuery
    params: undefined
    body: undefined
    answer: never
    file: 'application/pdf'
  }
  /** 取得登录二维码 */
  'POST /login/scan': {
    query: NewLoginScanQuery
    answer: NewLoginScanAnswer
    params: undefined
    body: undefined
  }
  /** 二维码扫得怎么样了；已确认时就此登录 */
  'POST /login/scan/result': {
    query: LoginScanResultQuery
    body: LoginScanResultBody
    answer: LoginScanResultAnswer
    params: undefined
  }
  /** 手机扫到了二维码 */
  'POST /login/scan/seen': {
    query: SeeLoginScanQuery
    body: SeeLoginScanBody
    answer: SeeLoginScanAnswer
    params: undefined
  }
  /** 在手机上确认登录 */
  'POST /login/scan/confirm': {
    query: ConfirmLoginScanQuery
    body: ConfirmLoginScanBody
    answer: ConfirmLoginScanAnswer
    params: undefined
  }
  /** 在手机上取消登录 */
  'POST /login/scan/cancel': {
    query: CancelLoginScanQuery
    body: CancelLoginScanBody
    answer: CancelLoginScanAnswer
    params: undefined
  }
  /** 我的消息 */
  'GET /member/messages': {
    query: MemberMessagesQuery
    answer: MemberMessagesAnswer
    params: undefined
    body: undefined
  }
  /** 未读消息数 */
  'GET /member/messages/unread': {
    query: MemberMessagesUnreadQuery
    answer: MemberMessagesUnreadAnswer
    params: undefined
    body: undefined
  }
  /** 标为已读 */
  'POST /member/messages/read': {
    query: MemberMessagesReadQuery
    body: MemberMessagesReadBody
    answer: MemberMessagesReadAnswer
    params: undefined
  }
  /** 积分记录 */
  'GET /point/member': {
    query: PointMemberQuery
    answer: PointMemberAnswer
    params: undefined
    body: undefined
  }
  /** 我的积分 */
  'GET /point/member/info': {
    query: PointMemberInfoQuery
    answer: PointMemberInfoAnswer
    params: undefined
    body: undefined
  }
  /** 我的会员信息 */
  'GET /member': { query: MemberQuery; answer: MemberAnswer; params: undefined; body: undefined }
  /** 修改会员资料 */
  'PUT /member': {
    query: MemberChangeQuery
    body: MemberChangeBody
    answer: MemberChangeAnswer
    params: undefined
  }
  /** 我的优惠券、积分与收藏数 */
  'GET /member/statistical': {
    query: MemberStatisticalQuery
    answer: MemberStatisticalAnswer
    params: undefined
    body: undefined
  }
  /** 会员等级 */
  'GET /member/grades': {
    query: MemberGradesQuery
    answer: MemberGradesAnswer
    params: undefined
    body: undefined
  }
  /** 已登录的设备 */
  'GET /member/sessions': {
    query: MemberSessionsQuery
    answer: MemberSessionsAnswer
    params: undefined
    body: undefined
  }
  /** 退出其他设备 */
  'DELETE /member/sessions': {
    query: MemberSessionsEndQuery
    body: MemberSessionsEndBody
    answer: MemberSessionsEndAnswer
    params: undefined
  }
  /** 注销前须知 */
  'GET /member/deletion': {
    query: MemberDeletionQuery
    answer: MemberDeletionAnswer
    params: undefined
    body: undefined
  }
  /** 注销账号 */
  'DELETE /member': {
    query: MemberDeleteQuery
    body: MemberDeleteBody
    answer: MemberDeleteAnswer
    params: undefined
  }
  /** 导出我的数据 */
  'GET /member/export': {
    query: MemberExportQuery
    params: undefined
    body: undefined
    answer: never
    file: 'application/json'
  }
  /** 下单 */
  'POST /order_new': { query: OrderNewQuery; body: OrderNewBody; answer: OrderNewAnswer; params: undefined }
  /** 收银台 */
  'GET /order_new/{id}': {
    params: OrderNewOneParams
    query: OrderNewOneQuery
    answer: OrderNewOneAnswer
    body: undefined
  }
  /** 我的订单 */
  'GET /orders': { query: OrdersQuery; answer: OrdersAnswer; params: undefined; body: undefined }
  /** 订单详情 */
  'GET /order/{id}': { params: OrderOneParams; query: OrderOneQuery; answer: OrderOneAnswer; body: undefined }
  /** 各状态的订单数 */
  'GET /orderscount': {
    query: OrdersCountQuery
    answer: OrdersCountAnswer
    params: undefined
    body: undefined
  }
  /** 取消订单 */
  'POST /order/cancel': {
    query: OrderCancelQuery
    body: OrderCancelBody
    answer: OrderCancelAnswer
    params: undefined
  }
  /** 删除订单 */
  'POST /trade.delete': {
    query: TradeDeleteQuery
    body: TradeDeleteBody
    answer: TradeDeleteAnswer
    params: undefined
  }
  /** 演示商城的发件箱 */
  'GET /demo/outbox': { query: DemoOutboxQuery; answer: DemoOutboxAnswer; params: undefined; body: undefined }
  /** 页面内容 */
  'GET /pctemplate/getTemplateContent': {
    query: TemplateContentQuery
    answer: TemplateContentAnswer
    params: undefined
    body: undefined
  }
  /** 页头或页脚 */
  'GET /pctemplate/getHeaderOrFooter': {
    query: HeaderOrFooterQuery
    answer: HeaderOrFooterAnswer
    params: undefined
    body: undefined
  }
  /** 首页、页头与页脚（旧接口） */
  'GET /theme.tmpl': { query: ThemeTmplQuery; answer: ThemeTmplAnswer; params: undefined; body: undefined }
  /** 付款 */
  'POST /payment': {
    query: PaymentStartQuery
    body: PaymentStartBody
    answer: PaymentStartAnswer
    params: undefined
  }
  /** 付款前的支付单 */
  'POST /trade.payment.create': {
    query: TradePaymentCreateQuery
    body: TradePaymentCreateBody
    answer: TradePaymentCreateAnswer
    params: undefined
  }
  /** 查询付款 */
  'POST /payment/query': {
    query: PaymentQueryQuery
    body: PaymentQueryBody
    answer: PaymentQueryAnswer
    params: undefined
  }
  /** 付款的结果 */
  'POST /trade.payment.finish': {
    query: TradePaymentFinishQuery
    body: TradePaymentFinishBody
    answer: TradePaymentFinishAnswer
    params: undefined
  }
  /** 从支付宝返回 */
  'GET /trade/payment/alipay/result': {
    query: AlipayResultQuery
    answer: AlipayResultAnswer
    params: undefined
    body: undefined
  }
  /** 测试支付：付款或拒付 */
  'POST /payment/test': {
    query: PaymentTestQuery
    body: PaymentTestBody
    answer: PaymentTestAnswer
    params: undefined
  }
  /** 银行转账的收款账户 */
  'GET /order/offline/backaccount': {
    query: OfflineBackaccountQuery
    answer: OfflineBackaccountAnswer
    params: undefined
    body: undefined
  }
  /** 上传转账凭证 */
  'POST /order/offline/upload/voucher': {
    query: OfflineUploadVoucherQuery
    body: OfflineUploadVoucherBody
    answer: OfflineUploadVoucherAnswer
    params: undefined
  }
  /** 修改转账凭证 */
  'POST /order/offline/update/voucher': {
    query: OfflineUpdateVoucherQuery
    body: OfflineUpdateVoucherBody
    answer: OfflineUpdateVoucherAnswer
    params: undefined
  }
  /** 转账凭证 */
  'GET /order/offline/get/voucher': {
    query: OfflineGetVoucherQuery
    answer: OfflineGetVoucherAnswer
    params: undefined
    body: undefined
  }
  /** 积分商品 */
  'GET /pointsmall/goods/items': {
    query: PointsGoodsItemsQuery
    answer: PointsGoodsItemsAnswer
    params: undefined
    body: undefined
  }
  /** 积分商品详情 */
  'GET /pointsmall/goods/items/{item_id}': {
    params: PointsGoodsDetailParams
    query: PointsGoodsDetailQuery
    answer: PointsGoodsDetailAnswer
    body: undefined
  }
  /** 积分商城猜你喜欢 */
  'GET /pointsmall/lovely/goods/items': {
    query: PointsLovelyQuery
    answer: PointsLovelyAnswer
    params: undefined
    body: undefined
  }
  /** 积分商城的分类树 */
  'GET /pointsmall/goods/category': {
    query: PointsCategoryQuery
    answer: PointsCategoryAnswer
    params: undefined
    body: undefined
  }
  /** 积分商城的设置 */
  'GET /pointsmall/setting': {
    query: PointsSettingQuery
    answer: PointsSettingAnswer
    params: undefined
    body: undefined
  }
  /** 协议的现行版本 */
  'GET /shops/protocol': { query: ProtocolQuery; answer: ProtocolAnswer; params: undefined; body: undefined }
  /** 旧接口：隐私政策 */
  'GET /user.clause': {
    query: LegacyUserClauseQuery
    answer: LegacyUserClauseAnswer
    params: undefined
    body: undefined
  }
  /** 结算报价 */
  'POST /getFreightFee': {
    query: GetFreightFeeQuery
    body: GetFreightFeeBody
    answer: GetFreightFeeAnswer
    params: undefined
  }
  /** 省市区三级地区 */
  'GET /espier/address': {
    query: EspierAddressQuery
    answer: EspierAddressAnswer
    params: undefined
    body: undefined
  }
  /** 评价订单 */
  'POST /order/rate/create': {
    query: CreateRateQuery
    body: CreateRateBody
    answer: CreateRateAnswer
    params: undefined
  }
  /** 本人对订单的评价 */
  'GET /order/rate/mine': { query: OwnRatesQuery; answer: OwnRatesAnswer; params: undefined; body: undefined }
  /** 商品的评价 */
  'GET /order/rate/list': { query: RateListQuery; answer: RateListAnswer; params: undefined; body: undefined }
  /** 评价的回复 */
  'GET /order/replyRate/list': {
    query: RateRepliesQuery
    answer: RateRepliesAnswer
    params: undefined
    body: undefined
  }
  /** 回复评价 */
  'POST /order/replyRate': {
    query: ReplyRateQuery
    body: ReplyRateBody
    answer: ReplyRateAnswer
    params: undefined
  }
  /** 点赞评价 */
  'POST /order/ratePraise/{rate_id}': {
    params: PraiseRateParams
    query: PraiseRateQuery
    answer: PraiseRateAnswer
    body: undefined
  }
  /** 秒杀抢购资格 */
  'GET /promotion/seckillactivity/geticket': {
    query: SeckillTicketQuery
    answer: SeckillTicketAnswer
    params: undefined
    body: undefined
  }
  /** 秒杀场次 */
  'GET /promotion/seckillactivity/getlist': {
    query: SeckillListQuery
    answer: SeckillListAnswer
    params: undefined
    body: undefined
  }
  /** 一场秒杀与它的商品 */
  'GET /promotion/seckillactivity/getinfo': {
    query: SeckillInfoQuery
    answer: SeckillInfoAnswer
    params: undefined
    body: undefined
  }
  /** 秒杀频道 */
  'GET /promotion/seckillactivity/channel': {
    query: SeckillChannelQuery
    answer: SeckillChannelAnswer
    params: undefined
    body: undefined
  }
  /** 全站搜索引擎信息 */
  'GET /pagestemplate/gettdk': {
    query: GetTdkQuery
    answer: GetTdkAnswer
    params: undefined
    body: undefined
  }
  /** 页面参数，如配色 color_style */
  'GET /pageparams/setting': {
    query: PageParamsSettingQuery
    answer: PageParamsSettingAnswer
    params: undefined
    body: undefined
  }
  /** 商城名称、标志与介绍 */
  'GET /shops/setting': {
    query: ShopsSettingQuery
    answer: ShopsSettingAnswer
    params: undefined
    body: undefined
  }
  /** 隐私与 Cookie 提示 */
  'GET /company/privacy_setting_ck': {
    query: PrivacySettingCkQuery
    answer: PrivacySettingCkAnswer
    params: undefined
    body: undefined
  }
  /** 商品的分享信息 */
  'GET /goods/share/items/{item_id}': {
    params: ShareItemParams
    query: ShareItemQuery
    answer: ShareItemAnswer
    body: undefined
  }
  /** 商品分享链接的二维码 */
  'GET /goods/share/items/{item_id}/qrcode': {
    params: ShareItemQrcodeParams
    query: ShareItemQrcodeQuery
    body: undefined
    answer: never
    file: 'image/png'
  }
  /** 商品的分享图 */
  'GET /goods/share/items/{item_id}/picture': {
    params: ShareItemPictureParams
    query: ShareItemPictureQuery
    body: undefined
    answer: never
    file: 'image/jpeg'
  }
  /** 页面的二维码 */
  'GET /pcqrcode': { query: PcQrcodeQuery; answer: PcQrcodeAnswer; params: undefined; body: undefined }
  /** 附近店铺 */
  'GET /distributor/list': {
    query: DistributorListQuery
    answer: DistributorListAnswer
    params: undefined
    body: undefined
  }
  /** 当前店铺 */
  'GET /distributor/is_valid': {
    query: DistributorIsValidQuery
    answer: DistributorIsValidAnswer
    params: undefined
    body: undefined
  }
  /** 店铺详情 */
  'GET /distributor/{id}': {
    params: DistributorInfoParams
    query: DistributorInfoQuery
    answer: DistributorInfoAnswer
    body: undefined
  }
  /** 工号对应的手机号码 */
  'GET /staff/mobile': {
    query: StaffMobileQuery
    answer: StaffMobileAnswer
    params: undefined
    body: undefined
  }
  /** 向员工的手机发送验证码 */
  'POST /staff/vcode': {
    query: StaffSendCodeQuery
    body: StaffSendCodeBody
    answer: StaffSendCodeAnswer
    params: undefined
  }
  /** 员工登录 */
  'POST /staff/login': {
    query: StaffLoginQuery
    body: StaffLoginBody
    answer: StaffLoginAnswer
    params: undefined
  }
  /** 员工协议 */
  'GET /staff/agreement': {
    query: StaffAgreementQuery
    answer: StaffAgreementAnswer
    params: undefined
    body: undefined
  }
  /** 同意员工协议 */
  'POST /staff/agreement': {
    query: StaffAgreeQuery
    body: StaffAgreeBody
    answer: StaffAgreeAnswer
    params: undefined
  }
  /** 员工内购的商品 */
  'GET /staff/activity/items': {
    query: StaffActivityItemsQuery
    answer: StaffActivityItemsAnswer
    params: undefined
    body: undefined
  }
  /** 福袋 */
  'GET /lucky/activity/items': {
    query: LuckyActivityItemsQuery
    answer: LuckyActivityItemsAnswer
    params: undefined
    body: undefined
  }
  /** 员工可用的收货地址 */
  'GET /staff/address': {
    query: StaffAddressListQuery
    answer: StaffAddressListAnswer
    params: undefined
    body: undefined
  }
  /** 支付单详情 */
  'GET /trade/detail': {
    query: TradeDetailGetQuery
    answer: TradeDetailGetAnswer
    params: undefined
    body: undefined
  }
  /** 可用的支付方式 */
  'GET /trade/payment/list': {
    query: TradePaymentListQuery
    answer: TradePaymentListAnswer
    params: undefined
    body: undefined
  }
  /** 一次支付中的订单 */
  'GET /trade.payment.tradeList': {
    query: TradePaymentTradeListQuery
    answer: TradePaymentTradeListAnswer
    params: undefined
    body: undefined
  }
  /** 可用的第三方登录 */
  'GET /trustlogin/list': {
    query: TrustLoginListQuery
    answer: TrustLoginListAnswer
    params: undefined
    body: undefined
  }
  /** 到第三方登录的地址 */
  'GET /trustlogin/params': {
    query: TrustLoginParamsQuery
    answer: TrustLoginParamsAnswer
    params: undefined
    body: undefined
  }
  /** 绑定第三方账号到自己 */
  'POST /trustlogin/bind': {
    query: TrustLoginBindQuery
    body: TrustLoginBindBody
    answer: TrustLoginBindAnswer
    params: undefined
  }
  /** 解除第三方账号 */
  'POST /trustlogin/unbind': {
    query: TrustLoginUnbindQuery
    body: TrustLoginUnbindBody
    answer: TrustLoginUnbindAnswer
    params: undefined
  }
  /** 取得上传位置 */
  'GET /espier/image_upload_token': {
    query: ImageUploadPlaceQuery
    answer: ImageUploadPlaceAnswer
    params: undefined
    body: undefined
  }
  /** 上传图片到取得的位置 */
  'POST /espier/uploadlocal': {
    query: UploadLocalQuery
    body: UploadLocalBody
    answer: UploadLocalAnswer
    params: undefined
  }
  /** 上传图片 */
  'POST /espier/upload': {
    query: UploadPictureQuery
    body: UploadPictureBody
    answer: UploadPictureAnswer
    params: undefined
  }
  /** 会员的私密图片 */
  'GET /espier/pictures/{name}': {
    params: MemberPictureParams
    query: MemberPictureQuery
    body: undefined
    answer: never
    file: 'image/webp'
  }
  /** 付费会员与价格 */
  'GET /vipgrades/newlist': {
    query: VipGradesNewlistQuery
    answer: VipGradesNewlistAnswer
    params: undefined
    body: undefined
  }
  /** 我的付费会员 */
  'GET /vipgrades/uservip': {
    query: VipGradesUservipQuery
    answer: VipGradesUservipAnswer
    params: undefined
    body: undefined
  }
  /** 购买付费会员 */
  'POST /vipgrades/buy': {
    query: VipGradesBuyQuery
    body: VipGradesBuyBody
    answer: VipGradesBuyAnswer
    params: undefined
  }
}

/** Parameters and answer of every endpoint of the area admin, by method and path. */
export interface AdminEndpoints {
  /** 自己账号的登录方式 */
  'GET /account': { query: OwnAccountQuery; answer: OwnAccountAnswer; params: undefined; body: undefined }
  /** 修改自己的密码 */
  'POST /account/password': {
    query: ChangeOwnPasswordQuery
    body: ChangeOwnPasswordBody
    answer: ChangeOwnPasswordAnswer
    params: undefined
  }
  /** 准备开启两步验证 */
  'POST /account/second-factor': {
    query: StartSecondFactorQuery
    body: StartSecondFactorBody
    answer: StartSecondFactorAnswer
    params: undefined
  }
  /** 开启两步验证 */
  'PUT /account/second-factor': {
    query: ConfirmSecondFactorQuery
    body: ConfirmSecondFactorBody
    answer: ConfirmSecondFactorAnswer
    params: undefined
  }
  /** 换一组恢复码 */
  'POST /account/recovery-codes': {
    query: RenewRecoveryCodesQuery
    body: RenewRecoveryCodesBody
    answer: RenewRecoveryCodesAnswer
    params: undefined
  }
  /** 关闭两步验证 */
  'POST /account/second-factor/removal': {
    query: RemoveSecondFactorQuery
    body: RemoveSecondFactorBody
    answer: RemoveSecondFactorAnswer
    params: undefined
  }
  /** 自己的访问令牌 */
  'GET /account/tokens': {
    query: AccessTokensQuery
    answer: AccessTokensAnswer
    params: undefined
    body: undefined
  }
  /** 新建访问令牌 */
  'POST /account/tokens': {
    query: CreateAccessTokenQuery
    body: CreateAccessTokenBody
    answer: CreateAccessTokenAnswer
    params: undefined
  }
  /** 停用访问令牌 */
  'DELETE /account/tokens/{token_id}': {
    params: RevokeAccessTokenParams
    query: RevokeAccessTokenQuery
    answer: RevokeAccessTokenAnswer
    body: undefined
  }
  /** 对选中的或筛选出的各项做同一件事 */
  'POST /batches/{form}': {
    params: DoBatchParams
    query: DoBatchQuery
    body: DoBatchBody
    answer: DoBatchAnswer
  }
  /** 今日与近 30 日的销售，以及待办的数目 */
  'GET /dashboard': { query: DashboardQuery; answer: DashboardAnswer; params: undefined; body: undefined }
  /** 等着处理的订单、售后、资金与库存，账号有权处理的，限于它的门店 */
  'GET /open-work': { query: OpenWorkQuery; answer: OpenWorkAnswer; params: undefined; body: undefined }
  /** 取得上传许可 */
  'POST /images/token': {
    query: ImageUploadTokenQuery
    body: ImageUploadTokenBody
    answer: ImageUploadTokenAnswer
    params: undefined
  }
  /** 上传图片文件 */
  'POST /images/upload': {
    query: UploadImageQuery
    body: UploadImageBody
    answer: UploadImageAnswer
    params: undefined
  }
  /** 登记已上传的图片 */
  'POST /images': {
    query: RegisterImageQuery
    body: RegisterImageBody
    answer: RegisterImageAnswer
    params: undefined
  }
  /** 图片列表 */
  'GET /images': { query: ImagesQuery; answer: ImagesAnswer; params: undefined; body: undefined }
  /** 重命名或移动图片 */
  'PUT /images/{image_id}': {
    params: ChangeImageParams
    query: ChangeImageQuery
    body: ChangeImageBody
    answer: ChangeImageAnswer
  }
  /** 用到图片的地方 */
  'GET /images/{image_id}/uses': {
    params: ImageUsesParams
    query: ImageUsesQuery
    answer: ImageUsesAnswer
    body: undefined
  }
  /** 删除图片（移入回收站） */
  'DELETE /images/{image_id}': {
    params: RemoveImageParams
    query: RemoveImageQuery
    answer: RemoveImageAnswer
    body: undefined
  }
  /** 恢复删除的图片 */
  'POST /images/{image_id}/restore': {
    params: RestoreImageParams
    query: RestoreImageQuery
    answer: RestoreImageAnswer
    body: undefined
  }
  /** 用到多张图片的地方 */
  'GET /images/uses': { query: ImagesUsesQuery; answer: ImagesUsesAnswer; params: undefined; body: undefined }
  /** 移动多张图片 */
  'POST /images/move': {
    query: MoveImagesQuery
    body: MoveImagesBody
    answer: MoveImagesAnswer
    params: undefined
  }
  /** 删除多张图片（移入回收站） */
  'POST /images/delete': {
    query: RemoveImagesQuery
    body: RemoveImagesBody
    answer: RemoveImagesAnswer
    params: undefined
  }
  /** 恢复多张删除的图片 */
  'POST /images/restore': {
    query: RestoreImagesQuery
    body: RestoreImagesBody
    answer: RestoreImagesAnswer
    params: undefined
  }
  /** 清理回收站 */
  'POST /images/purge': {
    query: PurgeImagesQuery
    body: PurgeImagesBody
    answer: PurgeImagesAnswer
    params: undefined
  }
  /** 文件夹列表 */
  'GET /image-folders': {
    query: ImageFoldersQuery
    answer: ImageFoldersAnswer
    params: undefined
    body: undefined
  }
  /** 新建文件夹 */
  'POST /image-folders': {
    query: AddImageFolderQuery
    body: AddImageFolderBody
    answer: AddImageFolderAnswer
    params: undefined
  }
  /** 重命名文件夹 */
  'PUT /image-folders/{folder_id}': {
    params: RenameImageFolderParams
    query: RenameImageFolderQuery
    body: RenameImageFolderBody
    answer: RenameImageFolderAnswer
  }
  /** 删除文件夹，其中的图片移到文件夹之外 */
  'DELETE /image-folders/{folder_id}': {
    params: RemoveImageFolderParams
    query: RemoveImageFolderQuery
    answer: RemoveImageFolderAnswer
    body: undefined
  }
  /** 自己的消息，最近的在前 */
  'GET /account/messages': {
    query: OperatorMessagesQuery
    answer: OperatorMessagesAnswer
    params: undefined
    body: undefined
  }
  /** 有几条未读的消息 */
  'GET /account/messages/unread': {
    query: UnreadMessagesQuery
    answer: UnreadMessagesAnswer
    params: undefined
    body: undefined
  }
  /** 标为已读 */
  'POST /account/messages/read': {
    query: ReadMessagesQuery
    body: ReadMessagesBody
    answer: ReadMessagesAnswer
    params: undefined
  }
  /** 组合模块列表 */
  'GET /modules': { query: SavedModulesQuery; answer: SavedModulesAnswer; params: undefined; body: undefined }
  /** 保存组合模块 */
  'POST /modules': {
    query: SaveModuleQuery
    body: SaveModuleBody
    answer: SaveModuleAnswer
    params: undefined
  }
  /** 重命名组合模块 */
  'PUT /modules/{design_id}': {
    params: RenameModuleParams
    query: RenameModuleQuery
    body: RenameModuleBody
    answer: RenameModuleAnswer
  }
  /** 删除组合模块 */
  'DELETE /modules/{design_id}': {
    params: RemoveModuleParams
    query: RemoveModuleQuery
    answer: RemoveModuleAnswer
    body: undefined
  }
  /** 恢复删除的组合模块 */
  'POST /modules/{design_id}/restore': {
    params: RestoreModuleParams
    query: RestoreModuleQuery
    answer: RestoreModuleAnswer
    body: undefined
  }
  /** 运营账号 */
  'GET /operators': { query: OperatorsQuery; answer: OperatorsAnswer; params: undefined; body: undefined }
  /** 新建运营账号 */
  'POST /operators': {
    query: CreateOperatorQuery
    body: CreateOperatorBody
    answer: CreateOperatorAnswer
    params: undefined
  }
  /** 修改运营账号 */
  'PUT /operators/{operator_id}': {
    params: ChangeOperatorParams
    query: ChangeOperatorQuery
    body: ChangeOperatorBody
    answer: ChangeOperatorAnswer
  }
  /** 重置一个账号的两步验证 */
  'DELETE /operators/{operator_id}/second-factor': {
    params: ResetSecondFactorParams
    query: ResetSecondFactorQuery
    answer: ResetSecondFactorAnswer
    body: undefined
  }
  /** 角色：自带的，和商城自己的 */
  'GET /roles': { query: RolesQuery; answer: RolesAnswer; params: undefined; body: undefined }
  /** 新建角色 */
  'POST /roles': { query: CreateRoleQuery; body: CreateRoleBody; answer: CreateRoleAnswer; params: undefined }
  /** 修改角色 */
  'PUT /roles/{role_id}': {
    params: ChangeRoleParams
    query: ChangeRoleQuery
    body: ChangeRoleBody
    answer: ChangeRoleAnswer
  }
  /** 删除角色 */
  'DELETE /roles/{role_id}': {
    params: RemoveRoleParams
    query: RemoveRoleQuery
    answer: RemoveRoleAnswer
    body: undefined
  }
  /** 操作日志 */
  'GET /audit': { query: AuditQuery; answer: AuditAnswer; params: undefined; body: undefined }
  /** 页面列表 */
  'GET /pages': { query: PagesQuery; answer: PagesAnswer; params: undefined; body: undefined }
  /** 新建页面 */
  'POST /pages': { query: CreatePageQuery; body: CreatePageBody; answer: CreatePageAnswer; params: undefined }
  /** 一个页面 */
  'GET /pages/{page_id}': {
    params: ShowPageParams
    query: ShowPageQuery
    answer: ShowPageAnswer
    body: undefined
  }
  /** 修改页面的名称、说明、短地址与搜索引擎信息 */
  'PUT /pages/{page_id}': {
    params: UpdatePageParams
    query: UpdatePageQuery
    body: UpdatePageBody
    answer: UpdatePageAnswer
  }
  /** 复制页面 */
  'POST /pages/{page_id}/duplicate': {
    params: DuplicatePageParams
    query: DuplicatePageQuery
    answer: DuplicatePageAnswer
    body: undefined
  }
  /** 删除页面 */
  'DELETE /pages/{page_id}': {
    params: RemovePageParams
    query: RemovePageQuery
    answer: RemovePageAnswer
    body: undefined
  }
  /** 恢复删除的页面 */
  'POST /pages/{page_id}/restore': {
    params: RestorePageParams
    query: RestorePageQuery
    answer: RestorePageAnswer
    body: undefined
  }
  /** 启用或停用页面 */
  'POST /pages/{page_id}/enable': {
    params: EnablePageParams
    query: EnablePageQuery
    body: EnablePageBody
    answer: EnablePageAnswer
  }
  /** 一个页面现在的草稿 */
  'GET /pages/{page_id}/draft': {
    params: ShowDraftParams
    query: ShowDraftQuery
    answer: ShowDraftAnswer
    body: undefined
  }
  /** 打开页面：页头、正文与页脚的草稿 */
  'GET /pages/{page_id}/workspace': {
    params: WorkspaceParams
    query: WorkspaceQuery
    answer: WorkspaceAnswer
    body: undefined
  }
  /** 保存草稿 */
  'PUT /drafts': { query: SaveDraftsQuery; body: SaveDraftsBody; answer: SaveDraftsAnswer; params: undefined }
  /** 告知其他人自己选中了哪些组件 */
  'POST /presence': {
    query: SelectInPageQuery
    body: SelectInPageBody
    answer: SelectInPageAnswer
    params: undefined
  }
  /** 发布 */
  'POST /publish': { query: PublishQuery; body: PublishBody; answer: PublishAnswer; params: undefined }
  /** 发布记录 */
  'GET /publications': {
    query: PublicationsQuery
    answer: PublicationsAnswer
    params: undefined
    body: undefined
  }
  /** 取消定时发布 */
  'DELETE /publications/{publication_id}': {
    params: CancelPublicationParams
    query: CancelPublicationQuery
    answer: CancelPublicationAnswer
    body: undefined
  }
  /** 撤回刚刚的发布 */
  'POST /publications/{publication_id}/withdraw': {
    params: WithdrawPublicationParams
    query: WithdrawPublicationQuery
    answer: WithdrawPublicationAnswer
    body: undefined
  }
  /** 谁改过还没有发布的内容 */
  'GET /pages/{page_id}/authors': {
    params: PageAuthorsParams
    query: PageAuthorsQuery
    answer: PageAuthorsAnswer
    body: undefined
  }
  /** 页面的版本，新的在前 */
  'GET /pages/{page_id}/versions': {
    params: PageVersionsParams
    query: PageVersionsQuery
    answer: PageVersionsAnswer
    body: undefined
  }
  /** 某次修订的文档 */
  'GET /pages/{page_id}/revisions/{revision_id}': {
    params: RevisionDocumentParams
    query: RevisionDocumentQuery
    answer: RevisionDocumentAnswer
    body: undefined
  }
  /** 回到某个版本 */
  'POST /pages/{page_id}/rollback': {
    params: RollBackParams
    query: RollBackQuery
    body: RollBackBody
    answer: RollBackAnswer
  }
  /** 预览链接 */
  'POST /preview': { query: PreviewQuery; body: PreviewBody; answer: PreviewAnswer; params: undefined }
  /** 页面列表（上游） */
  'GET /pctemplate/lists': {
    query: UpstreamPagesQuery
    answer: UpstreamPagesAnswer
    params: undefined
    body: undefined
  }
  /** 新建页面（上游） */
  'POST /pctemplate/add': {
    query: UpstreamAddPageQuery
    body: UpstreamAddPageBody
    answer: UpstreamAddPageAnswer
    params: undefined
  }
  /** 修改页面（上游） */
  'PUT /pctemplate/edit': {
    query: UpstreamEditPageQuery
    body: UpstreamEditPageBody
    answer: UpstreamEditPageAnswer
    params: undefined
  }
  /** 删除页面（上游） */
  'DELETE /pctemplate/delete/{id}': {
    params: UpstreamRemovePageParams
    query: UpstreamRemovePageQuery
    answer: UpstreamRemovePageAnswer
    body: undefined
  }
  /** 页头或页脚的草稿（上游） */
  'GET /pctemplate/getHeaderOrFooter': {
    query: UpstreamHeaderOrFooterQuery
    answer: UpstreamHeaderOrFooterAnswer
    params: undefined
    body: undefined
  }
  /** 保存页头或页脚的草稿（上游） */
  'POST /pctemplate/saveHeaderOrFooter': {
    query: UpstreamSaveHeaderOrFooterQuery
    body: UpstreamSaveHeaderOrFooterBody
    answer: UpstreamSaveHeaderOrFooterAnswer
    params: undefined
  }
  /** 页面草稿的组件（上游） */
  'GET /pctemplate/getTemplateContent': {
    query: UpstreamTemplateContentQuery
    answer: UpstreamTemplateContentAnswer
    params: undefined
    body: undefined
  }
  /** 保存页面草稿的组件（上游） */
  'POST /pctemplate/saveTemplateContent': {
    query: UpstreamSaveTemplateContentQuery
    body: UpstreamSaveTemplateContentBody
    answer: UpstreamSaveTemplateContentAnswer
    params: undefined
  }
  /** 登录页设置（上游） */
  'GET /pctemplate/loginPage/setting': {
    query: UpstreamLoginSettingQuery
    answer: UpstreamLoginSettingAnswer
    params: undefined
    body: undefined
  }
  /** 保存登录页设置（上游） */
  'POST /pctemplate/loginPage/setting': {
    query: UpstreamSaveLoginPageQuery
    body: UpstreamSaveLoginPageBody
    answer: UpstreamSaveLoginPageAnswer
    params: undefined
  }
  /** 选择商品 */
  'GET /pickers/goods': { query: PickGoodsQuery; answer: PickGoodsAnswer; params: undefined; body: undefined }
  /** 选择优惠券 */
  'GET /pickers/coupons': {
    query: PickCouponsQuery
    answer: PickCouponsAnswer
    params: undefined
    body: undefined
  }
  /** 选择商铺 */
  'GET /pickers/shops': { query: PickShopsQuery; answer: PickShopsAnswer; params: undefined; body: undefined }
  /** 选择分类 */
  'GET /pickers/categories': {
    query: PickCategoriesQuery
    answer: PickCategoriesAnswer
    params: undefined
    body: undefined
  }
  /** 选择自定义页面 */
  'GET /pickers/pages': { query: PickPagesQuery; answer: PickPagesAnswer; params: undefined; body: undefined }
  /** 选择品牌、文章、促销活动或秒杀活动 */
  'GET /pickers/targets': {
    query: PickTargetsQuery
    answer: PickTargetsAnswer
    params: undefined
    body: undefined
  }
  /** 画布上各编号现在的数据 */
  'POST /live': { query: LiveDataQuery; body: LiveDataBody; answer: LiveDataAnswer; params: undefined }
  /** 内容的状态：只列出顾客到不了、尚未开始或已领完的 */
  'POST /target-states': {
    query: TargetStatesQuery
    body: TargetStatesBody
    answer: TargetStatesAnswer
    params: undefined
  }
  /** 页面中的失效引用 */
  'POST /dead-links': {
    query: DeadLinksQuery
    body: DeadLinksBody
    answer: DeadLinksAnswer
    params: undefined
  }
  /** 有哪些资料 */
  'GET /records': { query: RecordKindsQuery; answer: RecordKindsAnswer; params: undefined; body: undefined }
  /** 一种资料的列表 */
  'GET /records/{name}': {
    params: RecordsParams
    query: RecordsQuery
    answer: RecordsAnswer
    body: undefined
  }
  /** 新建一条资料 */
  'POST /records/{name}': {
    params: CreateRecordParams
    query: CreateRecordQuery
    body: CreateRecordBody
    answer: CreateRecordAnswer
  }
  /** 一条资料 */
  'GET /records/{name}/{id}': {
    params: RecordParams
    query: RecordQuery
    answer: RecordAnswer
    body: undefined
  }
  /** 修改一条资料 */
  'PUT /records/{name}/{id}': {
    params: SaveRecordParams
    query: SaveRecordQuery
    body: SaveRecordBody
    answer: SaveRecordAnswer
  }
  /** 删除一条资料 */
  'DELETE /records/{name}/{id}': {
    params: DeleteRecordParams
    query: DeleteRecordQuery
    answer: DeleteRecordAnswer
    body: undefined
  }
  /** 供表单选择的资料 */
  'GET /options/{kind}': {
    params: RecordOptionsParams
    query: RecordOptionsQuery
    answer: RecordOptionsAnswer
    body: undefined
  }
  /** 有哪些报表 */
  'GET /reports': { query: ReportKindsQuery; answer: ReportKindsAnswer; params: undefined; body: undefined }
  /** 一份报表 */
  'GET /reports/{name}': {
    params: OneReportParams
    query: OneReportQuery
    answer: OneReportAnswer
    body: undefined
  }
  /** 一份报表的文件 */
  'GET /reports/{name}/file': {
    params: ReportFileParams
    query: ReportFileQuery
    body: undefined
    answer: never
    file: 'text/csv'
  }
  /** 页面及其页头、页脚的审核与批注 */
  'GET /pages/{page_id}/reviews': {
    params: PageReviewsParams
    query: PageReviewsQuery
    answer: PageReviewsAnswer
    body: undefined
  }
  /** 提交审核 */
  'POST /reviews': {
    query: SubmitReviewQuery
    body: SubmitReviewBody
    answer: SubmitReviewAnswer
    params: undefined
  }
  /** 撤回自己提交的审核 */
  'POST /reviews/{review_id}/withdraw': {
    params: WithdrawReviewParams
    query: WithdrawReviewQuery
    answer: WithdrawReviewAnswer
    body: undefined
  }
  /** 退回 */
  'POST /reviews/{review_id}/return': {
    params: ReturnReviewParams
    query: ReturnReviewQuery
    body: ReturnReviewBody
    answer: ReturnReviewAnswer
  }
  /** 写批注或回复 */
  'POST /pages/{page_id}/notes': {
    params: WriteNoteParams
    query: WriteNoteQuery
    body: WriteNoteBody
    answer: WriteNoteAnswer
  }
  /** 标为已解决或未解决 */
  'POST /notes/{note_id}/settle': {
    params: SettleNoteParams
    query: SettleNoteQuery
    body: SettleNoteBody
    answer: SettleNoteAnswer
  }
  /** 登录 */
  'POST /session': { query: SignInQuery; body: SignInBody; answer: SignInAnswer; params: undefined }
  /** 登录用的图片验证码 */
  'GET /session/captcha': {
    query: SignInCaptchaQuery
    answer: SignInCaptchaAnswer
    params: undefined
    body: undefined
  }
  /** 当前登录的运营人员 */
  'GET /session': {
    query: WhoIsSignedInQuery
    answer: WhoIsSignedInAnswer
    params: undefined
    body: undefined
  }
  /** 退出登录 */
  'DELETE /session': { query: SignOutQuery; answer: SignOutAnswer; params: undefined; body: undefined }
  /** 有哪些设置 */
  'GET /settings': { query: SettingsQuery; answer: SettingsAnswer; params: undefined; body: undefined }
  /** 一项设置 */
  'GET /settings/{name}': {
    params: SettingParams
    query: SettingQuery
    answer: SettingAnswer
    body: undefined
  }
  /** 保存一项设置 */
  'PUT /settings/{name}': {
    params: SaveSettingParams
    query: SaveSettingQuery
    body: SaveSettingBody
    answer: SaveSettingAnswer
  }
  /** 有哪些表格 */
  'GET /sheets': { query: SheetKindsQuery; answer: SheetKindsAnswer; params: undefined; body: undefined }
  /** 导入一个文件 */
  'POST /sheets/{name}/import': {
    params: ImportSheetParams
    query: ImportSheetQuery
    body: ImportSheetBody
    answer: ImportSheetAnswer
  }
  /** 导出一个文件 */
  'POST /sheets/{name}/export': {
    params: ExportSheetParams
    query: ExportSheetQuery
    body: ExportSheetBody
    answer: ExportSheetAnswer
  }
  /** 导入与导出的历史 */
  'GET /sheet-jobs': { query: SheetJobsQuery; answer: SheetJobsAnswer; params: undefined; body: undefined }
  /** 一次导入或导出的进度 */
  'GET /sheet-jobs/{job_id}': {
    params: OneSheetJobParams
    query: OneSheetJobQuery
    answer: OneSheetJobAnswer
    body: undefined
  }
  /** 一次导入的逐行报告 */
  'GET /sheet-jobs/{job_id}/lines': {
    params: SheetReportParams
    query: SheetReportQuery
    answer: SheetReportAnswer
    body: undefined
  }
  /** 空表 */
  'GET /sheets/{name}/template': {
    params: SheetTemplateParams
    query: SheetTemplateQuery
    body: undefined
    answer: never
    file: 'text/csv'
  }
  /** 一次导入或导出的文件 */
  'GET /sheet-jobs/{job_id}/file': {
    params: SheetJobFileParams
    query: SheetJobFileQuery
    body: undefined
    answer: never
    file: 'text/csv'
  }
  /** 最近的页面，与页面和优惠券的待办 */
  'GET /start': { query: StartQuery; answer: StartAnswer; params: undefined; body: undefined }
  /** 页面模板列表，自带的在前 */
  'GET /templates': {
    query: PageTemplatesQuery
    answer: PageTemplatesAnswer
    params: undefined
    body: undefined
  }
  /** 页面模板的文档 */
  'GET /templates/{design_id}': {
    params: PageTemplateDocumentParams
    query: PageTemplateDocumentQuery
    answer: PageTemplateDocumentAnswer
    body: undefined
  }
  /** 保存为页面模板 */
  'POST /templates': {
    query: SaveTemplateQuery
    body: SaveTemplateBody
    answer: SaveTemplateAnswer
    params: undefined
  }
  /** 删除页面模板 */
  'DELETE /templates/{design_id}': {
    params: RemoveTemplateParams
    query: RemoveTemplateQuery
    answer: RemoveTemplateAnswer
    body: undefined
  }
  /** 恢复删除的页面模板 */
  'POST /templates/{design_id}/restore': {
    params: RestoreTemplateParams
    query: RestoreTemplateQuery
    answer: RestoreTemplateAnswer
    body: undefined
  }
  /** 哪些页面跟随店铺主题 */
  'GET /theme/pages': {
    query: ThemedPagesQuery
    answer: ThemedPagesAnswer
    params: undefined
    body: undefined
  }
  /** 让页面跟随店铺主题 */
  'POST /theme/follow': {
    query: FollowThemeQuery
    body: FollowThemeBody
    answer: FollowThemeAnswer
    params: undefined
  }
  /** 校验页面文档 */
  'POST /pctemplate/validate': {
    query: ValidatePageQuery
    body: ValidatePageBody
    answer: ValidatePageAnswer
    params: undefined
  }
  /** 一个列表的视图：自己的与共享的 */
  'GET /account/views': {
    query: SavedViewsQuery
    answer: SavedViewsAnswer
    params: undefined
    body: undefined
  }
  /** 保存一个视图 */
  'POST /account/views': {
    query: SaveViewQuery
    body: SaveViewBody
    answer: SaveViewAnswer
    params: undefined
  }
  /** 删除一个视图 */
  'DELETE /account/views/{view_id}': {
    params: DeleteViewParams
    query: DeleteViewQuery
    answer: DeleteViewAnswer
    body: undefined
  }
  /** 有哪些待办 */
  'GET /worklists': {
    query: WorklistKindsQuery
    answer: WorklistKindsAnswer
    params: undefined
    body: undefined
  }
  /** 一种待办的列表 */
  'GET /worklists/{name}': {
    params: WorklistParams
    query: WorklistQuery
    answer: WorklistAnswer
    body: undefined
  }
  /** 一件事的详情 */
  'GET /worklists/{name}/{id}': {
    params: WorklistItemParams
    query: WorklistItemQuery
    answer: WorklistItemAnswer
    body: undefined
  }
  /** 做一件事 */
  'POST /worklists/{name}/{id}/{form}': {
    params: DoWorkParams
    query: DoWorkQuery
    body: DoWorkBody
    answer: DoWorkAnswer
  }
  /** 会员的私密图片 */
  'GET /member-pictures/{name}': {
    params: MemberPictureOfWorklistParams
    query: MemberPictureOfWorklistQuery
    body: undefined
    answer: never
    file: 'image/webp'
  }
}
