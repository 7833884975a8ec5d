// Written by scripts/generate.ts (npm run generate); do not edit.

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
  /** 页面的 page_id、设置的名称、模块或模板的 design_id */
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

/** 组合模块 */
export interface SavedModule {
  design_id: string
  /** 名称 */
  name: string
  /** 图片地址；空为没有 */
  image: string
  /** 自由面板与其中的组件：{widget, children} */
  params: unknown
  /** 保存者 */
  operator_name: string
  /** ISO 时间 */
  created: string
}

/** 登录的运营人员 */
export interface Operator {
  operator_id: string
  username: string
  name: string
  /** viewer 只看，editor 可编辑，owner 可发布与管理 */
  role: 'viewer' | 'editor' | 'owner'
}

/** 登录状态 */
export interface SignedIn {
  operator: Operator
  shop_name: string
}

/** 已完成 */
export interface Done {
  status: true
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

/** 第几页，从 1 起 */
export type Page = number

/** 每页条数 */
export type PageSize = number

/** 1 或 true 为是，0 或 false 为否 */
export type Flag = boolean

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
  /** 活动价（分），有活动时才有 */
  activity_price?: Cents
  /** 库存；一件商品为各规格之和 */
  store: number
  /** 销量 */
  sales: number
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
  promotion_activity: {
    promotion_id: string
    tag_type: string
    activity_price?: Cents
    start_time: UnixTime
    end_time: UnixTime
  }[]
  tagList: Tag[]
}

/** 品牌筛选项 */
export interface Brand {
  attribute_id: string
  attribute_name: string
  image_url: string
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

export type Nothing = string[]

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
  tagList: ShopTag[]
  /** show_discount 为 1 时，此店的优惠券 */
  discountCardList: ShopCard[]
  scoreList: {
    /** 平均星数，一位小数 */
    avg_star: number
    /** 还没有评分 */
    default: boolean
  }
  sales_count: number
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
}

/** 登记已上传的图片：回答 */
export type RegisterImageAnswer = ImageRow

/** 图片列表：参数 */
export interface ImagesQuery {
  page: Page
  pageSize: PageSize
  /** 文件夹；传空为不在文件夹中的，不传为全部 */
  folder_id?: string
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
  /** 图片地址；空为没有 */
  image: string
  /** 自由面板与其中的组件：{widget, children} */
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

/** 登录：参数 */
export interface SignInQuery {}

/** 登录：正文 */
export interface SignInBody {
  username: string
  password: string
}

/** 登录：回答 */
export type SignInAnswer = SignedIn

/** 当前登录的运营人员：参数 */
export interface CurrentSessionQuery {}

/** 当前登录的运营人员：回答 */
export type CurrentSessionAnswer = SignedIn

/** 退出登录：参数 */
export interface SignOutQuery {}

/** 退出登录：回答 */
export type SignOutAnswer = Done

/** 分类树：参数 */
export interface GoodsCategoryQuery {
  /** 是：主类目；否：销售分类 */
  is_main_category: Flag
}

/** 分类树：回答 */
export type GoodsCategoryAnswer = CategoryRoot[]

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

/** 商品列表与搜索：参数 */
export interface GoodsItemsQuery {
  page: Page
  pageSize: PageSize
  /** 搜索词；分词后每个词都要出现在名称、简介、品牌、货号、标签或分类名称中 */
  keywords?: string
  /** 销售分类，含下级 */
  category_id?: Id
  /** 主类目，含下级 */
  main_category?: Id
  /** 品牌，可多个 */
  brand_id?: Id[]
  /** 标签，可多个，有其一即可 */
  tag_id?: Id[]
  /** 规格编号或商品编号；没有指定排序时按此顺序列出 */
  item_id?: Id[]
  /** 参数，可多个，须全部具备 */
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
  /** 1 销量，2 价格从高到低，3 价格从低到高，4 最新，5 库存，0 默认 */
  goodsSort: 0 | 1 | 2 | 3 | 4 | 5
  /** 店铺自有与总部的商品；0 只看总部的商品 */
  distributor_id?: Id
  /** 商品类型 */
  item_type: string
  /** 是：每件商品一行；否：每个规格一行。给出 item_id 时按所给编号 */
  is_default: Flag
  /** 附上 tdk_data */
  is_tdk: Flag
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
  select_tags_list: Tag[]
  /** 参数筛选项 */
  item_params_list: {
    attribute_id: string
    attribute_name: string
    attribute_values: {
      attribute_value_id: string
      attribute_value_name: string
    }[]
  }[]
  /** 货币 */
  cur: {
    currency: string
    symbol: string
  }
  tdk_data?: Tdk
}

/** 猜你喜欢：参数 */
export interface RecommendLikeQuery {
  page: Page
  pageSize: PageSize
}

/** 猜你喜欢：回答 */
export interface RecommendLikeAnswer {
  list: GoodsItem[]
  count: Total
  total_count: Total
}

/** 页面内容：参数 */
export interface TemplateContentQuery {
  /** 页面编号；不给时取 page_type 所指的页面 */
  theme_pc_template_id?: Id
  /** index 为启用的首页 */
  page_type: 'index'
}

/** 页面内容：回答 */
export type TemplateContentAnswer = TemplateContentRow[]

/** 页头或页脚：参数 */
export interface HeaderOrFooterQuery {
  /** 哪一个 */
  page_name: 'header' | 'footer'
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

/** 附近店铺：参数 */
export interface DistributorListQuery {
  page: Page
  pageSize: PageSize
  /** 0 按坐标，1 按地区 */
  type: 0 | 1
  /** 纬度 */
  lat?: number
  /** 经度 */
  lng?: number
  province?: string
  city?: string
  area?: string
  /** 店名包含 */
  name?: string
  /** 标签，可多个，有其一即可 */
  distributor_tag_id?: Id[]
  /** 0 新店在前，1 从近到远，2 从远到近，3 销量从高到低，4 销量从低到高 */
  sort_type: 0 | 1 | 2 | 3 | 4
  /** 附上各店的优惠券 */
  show_discount: Flag
}

/** 附近店铺：回答 */
export interface DistributorListAnswer {
  is_recommend: 0 | 1
  list: Distributor[]
  count: Total
  total_count: Total
  tagList: ShopTag[]
}

/** Parameters and answer of every endpoint of the area shop, by method and path. */
export interface Endpoints {
  /** 分类树 */
  'GET /goods/category': {
    query: GoodsCategoryQuery
    answer: GoodsCategoryAnswer
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
  /** 商品列表与搜索 */
  'GET /goods/items': { query: GoodsItemsQuery; answer: GoodsItemsAnswer; params: undefined; body: undefined }
  /** 猜你喜欢 */
  'GET /promotions/recommendlike': {
    query: RecommendLikeQuery
    answer: RecommendLikeAnswer
    params: undefined
    body: undefined
  }
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
  /** 校验页面文档 */
  'POST /pctemplate/validate': {
    query: ValidatePageQuery
    body: ValidatePageBody
    answer: ValidatePageAnswer
    params: undefined
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
  /** 附近店铺 */
  'GET /distributor/list': {
    query: DistributorListQuery
    answer: DistributorListAnswer
    params: undefined
    body: undefined
  }
}

/** Parameters and answer of every endpoint of the area admin, by method and path. */
export interface AdminEndpoints {
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
  /** 登录 */
  'POST /session': { query: SignInQuery; body: SignInBody; answer: SignInAnswer; params: undefined }
  /** 当前登录的运营人员 */
  'GET /session': {
    query: CurrentSessionQuery
    answer: CurrentSessionAnswer
    params: undefined
    body: undefined
  }
  /** 退出登录 */
  'DELETE /session': { query: SignOutQuery; answer: SignOutAnswer; params: undefined; body: undefined }
}
