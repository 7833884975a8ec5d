// Written by scripts/generate.ts (npm run generate); do not edit.

/** 颜色。空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price */
export type Colour = string

/** 图片。空（未选择）、本站路径（以单个 / 开头）或 http(s) 地址 */
export type ImageUrl = string

/** 组件样式。位置、尺寸、边距、边框、颜色与背景；其余都是属性 */
export interface BoxStyle {
  /** 横坐标（px）。只在自由面板内有效 */
  x: number
  /** 纵坐标（px）。只在自由面板内有效 */
  y: number
  /** 左偏移。只从旧页面导入，不参与绘制 */
  left?: number
  /** 上偏移。只从旧页面导入，不参与绘制 */
  top?: number
  /** 层级。只在自由面板内有效，子组件默认 10000 */
  z: number
  /** 宽度（px）。不超过页面宽度；插入顶层时取页面宽度 */
  width: number
  /** 高度（px） */
  height: number
  /** 上外边距（px）。像素数或 auto */
  marginTop: number | 'auto'
  /** 右外边距（px）。像素数或 auto */
  marginRight: number | 'auto'
  /** 下外边距（px）。像素数或 auto */
  marginBottom: number | 'auto'
  /** 左外边距（px）。像素数或 auto */
  marginLeft: number | 'auto'
  /** 上内边距（px） */
  paddingTop: number
  /** 右内边距（px） */
  paddingRight: number
  /** 下内边距（px） */
  paddingBottom: number
  /** 左内边距（px） */
  paddingLeft: number
  /** 上边框宽度（px） */
  borderTopWidth: number
  /** 右边框宽度（px） */
  borderRightWidth: number
  /** 下边框宽度（px） */
  borderBottomWidth: number
  /** 左边框宽度（px） */
  borderLeftWidth: number
  /** 上边框颜色 */
  borderTopColor: Colour
  /** 右边框颜色 */
  borderRightColor: Colour
  /** 下边框颜色 */
  borderBottomColor: Colour
  /** 左边框颜色 */
  borderLeftColor: Colour
  /** 边框样式。solid 实线 · dashed 虚线 · dotted 点线 · double 双线 */
  borderStyle: 'solid' | 'dashed' | 'dotted' | 'double'
  /** 圆角（px） */
  borderRadius: number
  /** 不透明度 */
  opacity: number
  /** 前景颜色。内容和内边距的底色，盖在背景颜色和背景图片上面 */
  foregroundColor: Colour
  /** 背景颜色。整行的底色，内容两侧也有；前景颜色和背景图片盖在它上面 */
  backgroundColor: Colour
  /** 背景图片 */
  backgroundImage: ImageUrl
  /** 显示开始时间。北京时间；空为不限 */
  showFrom?: string
  /** 显示结束时间。北京时间；空为不限 */
  showTo?: string
}

/** 网址。本站路径（以单个 / 开头）或 http(s) 地址 */
export type WebUrl = string

/** 链接。空对象表示没有链接；否则 linkPage 指明类型，并带上该类型的一个目标键 */
export interface Link {
  /** 链接类型。goods 商品 · category 分类 · maincategory 主类目 · brand 品牌 · page 页面 · customer 自定义页面 · article 文章 · shop 店铺 · coupons 优惠券 · promotion 促销活动 · seckill 秒杀活动 · anchor 本页位置 · tel 电话 · href 自定义链接 */
  linkPage?:
    | 'goods'
    | 'category'
    | 'maincategory'
    | 'brand'
    | 'page'
    | 'customer'
    | 'article'
    | 'shop'
    | 'coupons'
    | 'promotion'
    | 'seckill'
    | 'anchor'
    | 'tel'
    | 'href'
  /** 链接类型名称 */
  linkPageLabel?: string
  /** 商品 */
  goods_id?: string
  /** 商品规格 */
  itemId?: string
  /** 商品规格 */
  item_id?: string
  /** 分类 */
  category_id?: string
  /** 品牌 */
  attribute_id?: string
  /** 自定义页面 */
  theme_pc_template_id?: string
  /** 优惠券 */
  card_id?: string
  /** 文章 */
  article_id?: string
  /** 店铺 */
  distributor_id?: string
  /** 促销活动 */
  promotion_id?: string
  /** 秒杀活动 */
  seckill_id?: string
  /** 本页位置 */
  anchor?: string
  /** 电话 */
  tel?: string
  /** 页面地址 */
  url?: WebUrl
  /** 链接地址 */
  href?: WebUrl
  /** 商品名称 */
  itemName?: string
  /** 分类名称 */
  category_name?: string
  /** 品牌名称 */
  attribute_name?: string
  /** 标签名称 */
  tag_name?: string
  /** 标题 */
  title?: string
  /** 活动名称 */
  activity_name?: string
  /** 页面标题 */
  template_title?: string
  /** 名称 */
  name?: string
}

/** 图片与说明 */
export interface CaptionSlide {
  /** 图片 */
  imgUrl: ImageUrl
  /** 说明文字 */
  caption: string
  /** 链接 */
  pathData: Link
}

/** 三级分类 */
export interface CategoryLeaf {
  /** 分类 */
  category_id: string
  /** 分类名称 */
  category_name: string
  /** 分类图片 */
  image_url: ImageUrl
}

/** 二级分类 */
export interface CategoryBranch {
  /** 分类 */
  category_id: string
  /** 分类名称 */
  category_name: string
  /** 分类图片 */
  image_url: ImageUrl
  /** 下级分类 */
  children: CategoryLeaf[]
}

/** 一级分类 */
export interface CategoryNode {
  /** 分类 */
  category_id: string
  /** 分类名称 */
  category_name: string
  /** 分类图片 */
  image_url: ImageUrl
  /** 下级分类 */
  children: CategoryBranch[]
}

/** 金额（元）。以分为单位的整数，显示时除以 100 */
export type Money = number

/** 优惠券。选中优惠券时的快照；card_id 为空是占位，顾客看不到 */
export interface CouponEntry {
  /** 优惠券 */
  card_id: string
  /** 优惠券名称 */
  title: string
  /** 优惠说明 */
  description: string
  /** 使用须知 */
  notice: string
  /** 自定义链接 */
  custom_url: WebUrl
  /** 优惠券类型。cash 代金券 · discount 折扣券 · gift 兑换券 */
  card_type: 'cash' | 'discount' | 'gift'
  /** 减免金额 */
  reduce_cost: Money
  /** 最低消费 */
  least_cost: Money
  /** 折扣（%）。减去的百分比：30 即 7 折 */
  discount: number
  /** 优惠券图片 */
  imgUrl: ImageUrl
  /** 优惠券图标 */
  icon_url_list: ImageUrl
  /** 适用范围 */
  object_use_for: string
  /** 链接类型。coupons 优惠券 */
  linkPage: 'coupons'
  /** 链接类型名称 */
  linkPageLabel: string
}

/** 优惠券组 */
export interface CouponGroup {
  /** 类型。coupon 优惠券 */
  type: 'coupon'
  /** 优惠券 */
  data: CouponEntry[]
}

/** 颜色。空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba() */
export type PlainColour = string

/** 商品标签 */
export interface GoodsTag {
  /** 标签编号 */
  tag_id: string
  /** 标签名称 */
  tag_name: string
  /** 文字颜色 */
  font_color: PlainColour
  /** 标签颜色 */
  tag_color: PlainColour
}

/** 商品。选中商品时的快照；goods_id 为空是占位，顾客看不到 */
export interface GoodsEntry {
  /** 商品 */
  goods_id: string
  /** 商品规格 */
  itemId: string
  /** 商品图片 */
  goods_pic: ImageUrl
  /** 价格 */
  price: Money
  /** 市场价 */
  market_price: Money
  /** 商品名称 */
  goods_name: string
  /** 商品简介 */
  brief: string
  /** 副标题 */
  subTitle: string
  /** 商品标签 */
  tagList: GoodsTag[]
  /** 链接类型。goods 商品 */
  linkPage: 'goods'
  /** 链接类型名称 */
  linkPageLabel: string
  /** 链接 */
  pathData: Link
}

/** 商品来源。有规则时商品由服务器按规则选出，手动挑选的列表保留不显示；没有规则则为手动挑选 */
export interface GoodsRule {
  /** 分类。含下级分类，不选为全部 */
  category_id?: string
  /** 品牌 */
  brand_id?: string
  /** 商品标签 */
  tag_id?: string
  /** 只要促销中的商品 */
  promoted?: boolean
  /** 排序。default 默认排序 · newest 最新上架 · sales 销量最高 · price_asc 价格从低到高 · price_desc 价格从高到低 */
  order: 'default' | 'newest' | 'sales' | 'price_asc' | 'price_desc'
  /** 数量（件） */
  count: number
}

/** 商品组 */
export interface GoodsGroup {
  /** 类型。goods 商品 */
  type: 'goods'
  /** 商品来源 */
  rule?: GoodsRule
  /** 商品 */
  data: GoodsEntry[]
}

/** 商品列表 */
export interface GoodsSlide {
  /** 商品来源 */
  rule?: GoodsRule
  /** 商品 */
  data: GoodsEntry[]
}

/** 选项卡 */
export interface GoodsTab {
  /** 选项卡名称 */
  text: string
  /** 商品来源 */
  rule?: GoodsRule
  /** 商品 */
  data: GoodsEntry[]
}

/** 选项卡列表 */
export type GoodsTabs = GoodsTab[]

/** 热区 */
export interface HotZone {
  /** 左边距比例。占图片的比例，0 到 1 */
  leftPer: number
  /** 上边距比例。占图片的比例，0 到 1 */
  topPer: number
  /** 宽度比例。占图片的比例，0 到 1 */
  widthPer: number
  /** 高度比例。占图片的比例，0 到 1 */
  heightPer: number
  /** 链接 */
  pathData: Link
}

/** 图片链接 */
export interface ImageLink {
  /** 图片 */
  imgUrl: ImageUrl
  /** 链接 */
  pathData: Link
}

/** 链接项 */
export interface LinkItem {
  /** 名称 */
  title: string
  /** 链接 */
  pathData: Link
  /** 文字颜色 */
  wgtHotKeywordTextColor: Colour
}

/** 分类现况 */
export interface LiveCategory {
  /** 分类编号 */
  category_id: string
  /** 分类名称 */
  category_name: string
  /** 分类图片 */
  image_url: ImageUrl
  /** 下级分类 */
  children?: CategoryBranch[]
}

/** 优惠券现况。盖在快照上的当前数据；金额以分计 */
export interface LiveCoupon {
  /** 优惠券编号 */
  card_id: string
  /** 优惠券类型 */
  card_type: 'cash' | 'discount' | 'gift' | 'new_gift' | 'money'
  /** 优惠券名称 */
  title: string
  /** 优惠说明 */
  description: string
  /** 使用须知 */
  notice: string
  /** 折扣。减去的百分比：30 即 7 折 */
  discount: number
  /** 减免金额 */
  reduce_cost: Money
  /** 最低消费 */
  least_cost: Money
  /** 优惠券图标 */
  icon_url_list: ImageUrl
  /** 自定义链接 */
  custom_url: WebUrl
  /** 发放数量 */
  quantity: number
  /** 已领数量 */
  get_num: number
  /** 每人限领 */
  get_limit: number
  /** 本人已领 */
  user_get_num: number
  /** 领取状态。0 可领取，1 已达本人上限，2 已领完 */
  state: 0 | 1 | 2
}

/** 商品现况。盖在快照上的当前数据；金额以分计 */
export interface LiveGoods {
  /** 商品编号 */
  goods_id: string
  /** 规格编号 */
  item_id: string
  /** 商品名称 */
  item_name: string
  /** 商品简介 */
  brief: string
  /** 商品图片 */
  pics: ImageUrl[]
  /** 价格 */
  price: Money
  /** 市场价 */
  market_price: Money
  /** 活动价 */
  activity_price?: Money
  /** 活动。活动价所属的活动，与活动价一同出现。seckill 秒杀 · limited_time_sale 限时特惠 */
  activity?: 'seckill' | 'limited_time_sale'
  /** 会员价 */
  member_price?: Money
  /** 商品类型。仅会员登录后有。normal 普通 · sale 特卖 · bag 福袋 */
  product_type?: 'normal' | 'sale' | 'bag'
  /** 员工内购。仅会员登录后有；1：常规员工内购商品。0 否 · 1 是 */
  staff_goods?: 0 | 1
  /** 福袋已失效。此外没有此项。1 是 */
  valid_lucky?: 1
  /** 库存 */
  store: number
  /** 销量。此外没有此项 */
  sales?: number
  /** 评价数。数到 100 为止；没有评价则没有此项 */
  rate_count?: number
  /** 上架状态。onsale 销售中 · offline_sale 仅线下销售 · only_show 仅供展示 · instock 已下架 */
  approve_status: 'onsale' | 'offline_sale' | 'only_show' | 'instock'
  /** 商品标签 */
  tagList: GoodsTag[]
}

/** 商铺标签 */
export interface ShopTag {
  /** 标签编号 */
  tag_id: string
  /** 标签名称 */
  tag_name: string
}

/** 商铺现况 */
export interface LiveShop {
  /** 商铺编号 */
  distributor_id: string
  /** 商铺名称 */
  name: string
  /** 商铺标志 */
  logo: ImageUrl
  /** 商铺横幅 */
  banner: ImageUrl
  /** 经度 */
  lng?: string
  /** 纬度 */
  lat?: string
  /** 地址 */
  address: string
  /** 距离。以 distance_unit 计 */
  distance_show?: string
  /** 距离单位 */
  distance_unit?: string
  /** 商铺标签 */
  tagList: ShopTag[]
}

/** 附近商铺 */
export interface NearbyShop {
  /** 商铺 */
  distributor_id: string
  /** 商铺名称 */
  name: string
  /** 商铺横幅 */
  banner: ImageUrl
  /** 商铺标志 */
  logo: ImageUrl
  /** 商铺标签 */
  tagList: ShopTag[]
}

/** 价格（元）。以分为单位的整数，显示时除以 100 */
export type Price = number

/** 商铺。选中商铺时的快照；shop_id 为空是占位，顾客看不到 */
export interface ShopEntry {
  /** 商铺 */
  shop_id: string
  /** 商铺名称 */
  shop_name: string
  /** 商铺顶部图 */
  shop_pic: ImageUrl
  /** 链接 */
  pathData: Link
  /** 商铺横幅 */
  banner: ImageUrl
  /** 商铺标志 */
  logo: ImageUrl
  /** 商铺标签 */
  tag_list: ShopTag[]
  /** 商品来源 */
  rule?: GoodsRule
  /** 商品 */
  goods_list: GoodsEntry[]
}

/** 视频。MP4 或 WebM 文件：空（未选择）、本站路径或 http(s) 地址 */
export type VideoUrl = string

/** 页面配置 */
export interface W0000Props {
  /** 页面标题。显示在浏览器标签与搜索结果中；页面列表“名称与搜索信息”中填写的标题、关键词和描述优先 */
  title: string
  /** 页面关键词 */
  keywords: string
  /** 页面描述 */
  description: string
  /** 跟随店铺主题。主题色与背景颜色在“店铺主题”中统一修改 */
  followTheme: boolean
  /** 主题色 */
  themeColor: PlainColour
  /** 页面背景颜色 */
  backgroundColor: PlainColour
  /** 页面宽度（px）。内容区宽度，组件宽度不能超过它 */
  pageWidth: number
}

/** 轮播图 */
export interface W0001Props {
  /** 轮播图片 */
  data: ImageLink[]
  /** 自动播放 */
  autoplay: boolean
  /** 自动播放间隔（ms） */
  autoplaySpeed: number
  /** 轮播样式。style1 页码 · style2 长条 · style3 圆点 · style4 圆环 · style5 缩略图 */
  styleType: 'style1' | 'style2' | 'style3' | 'style4' | 'style5'
  /** 指示点位置。left 左 · center 中 · right 右 */
  pointAlign: 'left' | 'center' | 'right'
  /** 指示点颜色 */
  pointDefaultColor: Colour
  /** 自定义主题色。关闭时使用页面主题色 */
  customerThemeEnabled: boolean
  /** 当前指示点颜色 */
  pointActiveColor: Colour
}

/** 商品 */
export interface W0002Props {
  /** 标题 */
  text: string
  /** 商品来源 */
  rule?: GoodsRule
  /** 商品 */
  data: GoodsEntry[]
  /** 每行数量（个） */
  columnNums: number
  /** 显示更多 */
  showMore: boolean
  /** 更多文字 */
  moreText: string
  /** 更多链接 */
  moreLinkData: Link
  /** 标题对齐。left 左 · center 中 · right 右 */
  titleAlign: 'left' | 'center' | 'right'
  /** 标题背景 */
  titleBackground: boolean
  /** 标题背景渐变起始色 */
  wgtBackgroundColor1: Colour
  /** 标题背景渐变结束色 */
  wgtBackgroundColor2: Colour
  /** 标题字号（px） */
  wgtTitleFontSize: number
  /** 标题颜色 */
  wgtTitleColor: Colour
  /** 价格字号（px） */
  wgtPriceFontSize: number
  /** 价格颜色 */
  wgtPriceColor: Colour
}

/** 热区图 */
export interface W0003Props {
  /** 图片 */
  imgUrl: ImageUrl
  /** 热区。清除图片时一并清空 */
  data: HotZone[]
  /** 锁定比例。改变宽度或高度时保持图片的长宽比 */
  proportion: boolean
}

/** Logo墙 */
export interface W0004Props {
  /** 标志 */
  data: ImageLink[]
  /** 每行数量。3 3个 · 4 4个 · 5 5个 */
  column: 3 | 4 | 5
  /** 标志宽度（px） */
  logoWidth: number
  /** 标志高度（px）。按宽度的 60% 计算 */
  logoHeight: number
  /** 显示更多 */
  showMore: boolean
  /** 更多文字 */
  moreText: string
  /** 更多链接 */
  moreLinkData: Link
}

/** 商品橱窗 */
export interface W0005Props {
  /** 选项卡 */
  data: GoodsTabs
}

/** 自由面板 */
export interface W0006Props {
  /** 类型。页头与页脚属于整个商城，所有页面共用。header 页头 · body 页面主体 · footer 页脚 */
  comptyle: 'header' | 'body' | 'footer'
  /** 显示网格。编辑时显示 10 像素的网格 */
  grid: boolean
  /** 用主题色作底色。底色跟随页面的主题色，上面的白字清晰 */
  themeGround: boolean
  /** 层级。面板自身的层级 */
  zindex: number
}

/** 导航菜单 */
export interface W0007Props {
  /** 分类 */
  categoryData: CategoryNode[]
  /**
   * 菜单项
   *
   * Items: 菜单项
   */
  data: LinkItem[]
  /** 始终展开分类。关闭时鼠标移上才展开 */
  hover: boolean
  /** 分类列表上边距（px）。分类列表离组件顶部的距离 */
  menuTop: number
  /** 自定义主题色。关闭时分类标题使用页面主题色 */
  customerThemeEnabled: boolean
  /** 分类标题背景颜色 */
  wgtTypeBackgroundColor: Colour
  /** 分类标题文字颜色 */
  wgtTypeLabelColor: Colour
  /** 分类列表背景颜色 */
  wgtBackgroundColor: Colour
  /** 选中背景颜色 */
  wgtSelectColor: Colour
  /** 文字颜色 */
  wgtTextColor: Colour
  /** 下级分类文字颜色 */
  wgtSubTextColor: Colour
}

/** 搜索 */
export interface W0008Props {
  /** 提示文字 */
  placeholder: string
  /** 热门关键词 */
  data: LinkItem[]
  /** 显示搜索按钮 */
  isShowBtn: boolean
  /** 聚焦时加宽（px）。得到焦点时增加的宽度，设计时不生效 */
  focusWidth: number
  /** 按钮渐变起始色 */
  wgtTextColor1: Colour
  /** 按钮渐变结束色 */
  wgtTextColor2: Colour
  /** 按钮文字颜色 */
  wgtTextColor: Colour
  /** 自定义主题色。关闭时使用页面主题色 */
  customerThemeEnabled: boolean
  /** 主题色 */
  wgtTheme: Colour
}

/** 保留 */
export interface W0009Props {}

/** 购物车 */
export interface W0010Props {
  /** 文字 */
  text: string
  /** 字号（px） */
  fontSize: number
  /** 自定义主题色。关闭时使用页面主题色 */
  customerThemeEnabled: boolean
  /** 主题色 */
  wgtTheme: Colour
  /** 文字颜色 */
  wgtTextColor: Colour
  /** 边框宽度（px） */
  wgtBorderRadius: number
  /** 边框颜色 */
  wgtAaaa: Colour
}

/** 文本 */
export interface W0011Props {
  /** 文本 */
  text: string
  /** 字号（px） */
  fontSize: number
  /** 对齐。left 左 · center 中 · right 右 */
  textAlign: 'left' | 'center' | 'right'
  /** 字重。normal 常规 · bold 加粗 */
  fontWeight: 'normal' | 'bold'
  /** 字形。normal 常规 · italic 倾斜 */
  fontStyle: 'normal' | 'italic'
  /** 文本装饰。none 无 · underline 下划线 */
  textDecoration: 'none' | 'underline'
  /** 文字颜色 */
  color: Colour
  /** 链接 */
  data: Link
}

/** 橱窗卡 */
export interface W0012Props {
  /** 主标题 */
  mainTitle: string
  /** 副标题 */
  subTitle: string
  /** 链接 */
  linkPath: Link
  /** 样式。0 橱窗一（2张图片） · 1 橱窗二（3张图片） · 2 橱窗三（4张图片） · 3 商品 · 4 优惠券 */
  styleType: 0 | 1 | 2 | 3 | 4
  /**
   * 内容。五个列表依次对应五种样式；只显示、只检查当前样式的列表，其余保留
   *
   * @minItems 5
   * @maxItems 5
   */
  data: [ImageLink[], ImageLink[], ImageLink[], GoodsGroup[], CouponGroup[]]
}

/** 标签导航 */
export interface W0013Props {
  /**
   * 菜单项
   *
   * Items: 菜单项
   */
  data: LinkItem[]
  /** 自定义主题色。关闭时使用页面主题色 */
  customerThemeEnabled: boolean
  /** 主题色 */
  wgtTheme: Colour
  /** 文字颜色 */
  wgtTextColor: Colour
}

/** 主图橱窗 */
export interface W0014Props {
  /** 标题 */
  text: string
  /** 选项卡 */
  data: GoodsTabs
  /** 标题颜色 */
  wgtTextColor: Colour
  /** 标题背景颜色 */
  wgtBackgroundColor: Colour
  /** 圆角 */
  wgtBorderRadius: boolean
  /** 商品名称颜色 */
  wgtTitleColor: Colour
  /** 商品名称字号（px） */
  wgtTitleFontSize: number
  /** 价格颜色 */
  wgtPriceColor: Colour
  /** 价格字号（px） */
  wgtPriceFontSize: number
  /** 价格小数位数（位）。只影响显示，四舍五入 */
  wgtToFixed: number
}

/** 精品橱窗 */
export interface W0015Props {
  /** 标题 */
  text: string
  /** 选项卡 */
  data: GoodsTabs
  /** 标题颜色 */
  wgtTextColor: Colour
  /** 标题背景颜色 */
  wgtBackgroundColor: Colour
  /** 圆角 */
  wgtBorderRadius: boolean
  /** 商品名称颜色 */
  wgtTitleColor: Colour
  /** 商品名称字号（px） */
  wgtTitleFontSize: number
  /** 价格颜色 */
  wgtPriceColor: Colour
  /** 价格字号（px） */
  wgtPriceFontSize: number
  /** 价格小数位数（位）。只影响显示，四舍五入 */
  wgtToFixed: number
}

/** 营销橱窗 */
export interface W0016Props {
  /** 主标题 */
  mainTitle: string
  /** 副标题 */
  subTitle: string
  /** 链接 */
  linkPath: Link
  /** 样式。0 两张图片 */
  styleType: 0
  /** 图片 */
  data: ImageLink[]
  /** 副标题底色 */
  wgtBackgroundColor: Colour
  /** 主标题颜色 */
  wgtTitleColor: Colour
  /** 主标题字号（px） */
  wgtTitleFontSize: number
  /** 副标题颜色 */
  wgtSubTextColor: Colour
  /** 副标题字号（px） */
  wgtSubTitleFontSize: number
}

/** 特殊橱窗 */
export interface W0017Props {
  /** 标题 */
  text: string
  /** 主图 */
  goods_pic: ImageUrl
  /** 主图链接 */
  pathData: Link
  /** 选项卡 */
  data: GoodsTabs
  /** 副标题颜色 */
  wgtSubTitleColor: Colour
  /** 副标题字号（px） */
  wgtSubTitleFontSize: number
  /** 标题颜色 */
  wgtTextColor: Colour
  /** 标题背景颜色 */
  wgtBackgroundColor: Colour
  /** 圆角 */
  wgtBorderRadius: boolean
  /** 商品名称颜色 */
  wgtTitleColor: Colour
  /** 商品名称字号（px） */
  wgtTitleFontSize: number
  /** 价格颜色 */
  wgtPriceColor: Colour
  /** 价格字号（px） */
  wgtPriceFontSize: number
  /** 价格小数位数（位）。只影响显示，四舍五入 */
  wgtToFixed: number
}

/** 热卖橱窗 */
export interface W0018Props {
  /** 主标题 */
  mainTitle: string
  /** 商品列表 */
  data: GoodsSlide[]
  /** 自动播放 */
  autoplay: boolean
  /** 自动播放间隔（ms） */
  autoplaySpeed: number
  /** 轮播样式。style1 页码 · style2 长条 · style3 圆点 · style4 圆环 · style5 缩略图 */
  styleType: 'style1' | 'style2' | 'style3' | 'style4' | 'style5'
  /** 指示点位置。left 左 · center 中 · right 右 */
  pointAlign: 'left' | 'center' | 'right'
  /** 指示点颜色 */
  pointDefaultColor: Colour
  /** 自定义主题色。关闭时使用页面主题色 */
  customerThemeEnabled: boolean
  /** 当前指示点颜色 */
  pointActiveColor: Colour
  /** 标题颜色 */
  wgtTitleColor: Colour
  /** 标题字号（px） */
  wgtTitleFontSize: number
  /** 价格颜色 */
  wgtPriceColor: Colour
  /** 价格字号（px） */
  wgtPriceFontSize: number
  /** 价格小数位数（位）。只影响显示，四舍五入 */
  wgtToFixed: number
}

/** 附近商家 */
export interface W0019Props {
  /** 标题 */
  text: string
  /** 商铺。由附近的商铺填充 */
  data: NearbyShop[]
  /** 全部标签。由附近的商铺填充 */
  allTagList: ShopTag[]
  /** 显示的标签。留空时显示全部标签 */
  selectTagList: ShopTag[]
  /** 每行数量（个） */
  columnNums: number
  /** 标题圆角 */
  wgtTitleBorderRadius: boolean
  /** 标题背景颜色 */
  wgtTitleBackgroundColor: Colour
  /** 标题颜色 */
  wgtTitleTextColor: Colour
  /** 标题字号（px） */
  wgtTitleFontSize: number
  /** 显示更多 */
  showMore: boolean
  /** 更多文字 */
  moreText: string
  /** 更多链接 */
  moreLinkData: Link
  /** 更多文字颜色 */
  wgtMoreTitleColor: Colour
  /** 更多文字字号（px） */
  wgtMoreTitleFontSize: number
  /** 更多右边距（px） */
  wgtMoreRightMargin: number
  /** 商铺名称颜色 */
  wgtShopNameColor: Colour
  /** 商铺名称字号（px） */
  wgtShopNameFontSize: number
  /** 商铺边框 */
  wgtShopBorder: boolean
  /** 商铺边框颜色 */
  wgtShopBorderColor: Colour
  /** 商铺边框宽度（px） */
  wgtShopBorderWidth: number
}

/** 为你推荐 */
export interface W0020Props {
  /** 标题 */
  text: string
  /** 隐藏标题 */
  wgtHiddenTitle: boolean
  /** 商铺 */
  data: ShopEntry[]
  /** 每行数量（个） */
  columnNums: number
  /** 隐藏未选择的商品。关闭时未选择的商品留空位 */
  wgtHideUnselectedItems: boolean
  /** 更多链接 */
  moreLinkData: Link
  /** 标题对齐。left 左 · center 中 · right 右 */
  titleAlign: 'left' | 'center' | 'right'
  /** 标题背景 */
  titleBackground: boolean
  /** 标题背景渐变起始色 */
  wgtBackgroundColor1: Colour
  /** 标题背景渐变结束色 */
  wgtBackgroundColor2: Colour
  /** 标题字号（px） */
  wgtTitleFontSize: number
  /** 标题颜色 */
  wgtTitleColor: Colour
  /** 价格字号（px） */
  wgtPriceFontSize: number
  /** 价格颜色 */
  wgtPriceColor: Colour
}

/** 优惠券 */
export interface W0021Props {
  /** 标题 */
  text: string
  /** 副标题 */
  subTitle: string
  /** 优惠券 */
  data: CouponEntry[]
  /** 更多文字 */
  moreText: string
  /** 更多链接 */
  moreLinkData: Link
  /** 标题背景颜色 */
  wgtBackgroundColor: Colour
  /** 标题颜色 */
  wgtTextColor: Colour
  /** 标题字号（px） */
  wgtTitleFontSize: number
  /** 副标题颜色 */
  wgtSubTextColor: Colour
  /** 副标题字号（px） */
  wgtSubTitleFontSize: number
  /** 圆角 */
  wgtBorderRadius: boolean
}

/** 主类目导航 */
export interface W0022Props {
  /** 分类 */
  categoryData: CategoryNode[]
  /** 始终展开分类。关闭时鼠标移上才展开 */
  hover: boolean
  /** 分类列表上边距（px）。分类列表离组件顶部的距离 */
  menuTop: number
  /** 自定义主题色。关闭时分类标题使用页面主题色 */
  customerThemeEnabled: boolean
  /** 分类标题背景颜色 */
  wgtTypeBackgroundColor: Colour
  /** 分类标题文字颜色 */
  wgtTypeLabelColor: Colour
  /** 分类列表背景颜色 */
  wgtBackgroundColor: Colour
  /** 选中背景颜色 */
  wgtSelectColor: Colour
  /** 文字颜色 */
  wgtTextColor: Colour
  /** 下级分类文字颜色 */
  wgtSubTextColor: Colour
}

/** 视频 */
export interface W0023Props {
  /** 视频 */
  src: VideoUrl
  /** 封面图片 */
  poster: ImageUrl
  /** 说明文字 */
  caption: string
  /** 显示播放控件 */
  controls: boolean
  /** 自动播放。浏览器只允许静音时自动播放，打开后总是静音 */
  autoplay: boolean
  /** 静音 */
  muted: boolean
  /** 循环播放 */
  loop: boolean
  /** 画面填充。contain 完整显示 · cover 铺满裁切 */
  fit: 'contain' | 'cover'
}

/** 段落文本 */
export interface W0024Props {
  /** 文本。换行即分段，空行忽略；选中文字后可以加粗、改颜色，行首的 [*] 为列表 */
  text: string
  /** 字号（px） */
  fontSize: number
  /** 文字颜色 */
  color: Colour
  /** 对齐。left 左 · center 中 · right 右 · justify 两端 */
  textAlign: 'left' | 'center' | 'right' | 'justify'
  /** 字重。normal 常规 · bold 加粗 */
  fontWeight: 'normal' | 'bold'
  /** 行高（倍） */
  lineHeight: number
  /** 首行缩进（字） */
  textIndent: number
  /** 段落间距（px） */
  paragraphGap: number
}

/** 图片轮播 */
export interface W0025Props {
  /** 图片 */
  data: CaptionSlide[]
  /** 自动播放 */
  autoplay: boolean
  /** 播放间隔（ms） */
  interval: number
  /** 页码样式。dots 圆点 · counter 数字 · none 无 */
  indicator: 'dots' | 'counter' | 'none'
  /** 显示左右箭头 */
  arrows: boolean
  /** 显示说明文字 */
  showCaption: boolean
  /** 说明文字对齐。left 左 · center 中 · right 右 */
  captionAlign: 'left' | 'center' | 'right'
}

/** 选择收货地址 */
export interface AddressBookSectionProps {}

/** 新增收货地址 */
export interface AddressFormSectionProps {}

/** 申请售后 */
export interface AftersaleApplySectionProps {}

/** 售后详情 */
export interface AftersaleDetailSectionProps {}

/** 售后订单 */
export interface AftersaleListSectionProps {}

/** 商品分类 */
export interface AllCategoriesSectionProps {}

/** 文章详情 */
export interface ArticleDetailSectionProps {}

/** 常见问题 */
export interface ArticleFaqsSectionProps {}

/** 文章 */
export interface ArticleHomeSectionProps {}

/** 文章列表 */
export interface ArticleListSectionProps {}

/** 绑定手机 */
export interface AuthBindPhoneSectionProps {}

/** 绑定微信 */
export interface AuthBindWechatSectionProps {}

/** 绑定账号 */
export interface AuthBindSectionProps {}

/** 登录 */
export interface AuthLoginSectionProps {}

/** 找回密码 */
export interface AuthPasswordSectionProps {}

/** 完善资料 */
export interface AuthProfileSectionProps {}

/** 第三方登录 */
export interface AuthRedirectSectionProps {}

/** 注册 */
export interface AuthRegisterSectionProps {}

/** 扫码登录 */
export interface AuthWxLoginSectionProps {}

/** 购物车 */
export interface CartLinesSectionProps {}

/** 收银台 */
export interface CashierDeskSectionProps {}

/** 付款 */
export interface CashierPaySectionProps {}

/** 结算 */
export interface CheckoutFormSectionProps {}

/** 控件展示 */
export interface CompsControlsSectionProps {}

/** 组件展示 */
export interface CompsIndexSectionProps {}

/** 页面组件展示 */
export interface CompsWidgetsSectionProps {}

/** 领券中心 */
export interface CouponCenterSectionProps {}

/** 支付结果 */
export interface FinishResultSectionProps {}

/** 商品详情 */
export interface GoodsDetailSectionProps {}

/** 商品列表 */
export interface GoodsListSectionProps {}

/** 协议 */
export interface LicenceSectionProps {}

/** 新增收货地址 */
export interface MemberAddressFormSectionProps {}

/** 收货地址 */
export interface MemberAddressesSectionProps {}

/** 优惠券 */
export interface MemberCouponsSectionProps {}

/** 我的数据 */
export interface MemberDataSectionProps {}

/** 注销账号 */
export interface MemberDeletionSectionProps {}

/** 更换邮箱 */
export interface MemberEmailSectionProps {}

/** 我的收藏 */
export interface MemberFavouritesSectionProps {}

/** 我的足迹 */
export interface MemberFootprintsSectionProps {}

/** 会员中心 */
export interface MemberHomeSectionProps {}

/** 消息中心 */
export interface MemberMessagesSectionProps {}

/** 更换手机 */
export interface MemberMobileSectionProps {}

/** 更改密码 */
export interface MemberPasswordSectionProps {}

/** 我的积分 */
export interface MemberPointsSectionProps {}

/** 个人资料 */
export interface MemberProfileSectionProps {}

/** 会员权益 */
export interface MemberRightsSectionProps {}

/** 登录设备 */
export interface MemberSessionsSectionProps {}

/** 会员等级 */
export interface MemberVipSectionProps {}

/** 订单详情 */
export interface OrderDetailSectionProps {}

/** 我的订单 */
export interface OrderListSectionProps {}

/** 物流信息 */
export interface OrderLogisticsSectionProps {}

/** 订单打印 */
export interface OrderPrintSectionProps {}

/** 评价订单 */
export interface OrderRateSectionProps {}

/** 确认兑换 */
export interface PointsCheckoutSectionProps {}

/** 积分商品 */
export interface PointsDetailSectionProps {}

/** 积分商城 */
export interface PointsListSectionProps {}

/** 兑换结果 */
export interface PointsResultSectionProps {}

/** 搜索 */
export interface SearchStartSectionProps {}

/** 秒杀频道 */
export interface SeckillChannelSectionProps {}

/** 门店详情 */
export interface ShopDetailSectionProps {}

/** 门店列表 */
export interface ShopListSectionProps {}

/** 员工协议 */
export interface StaffLicenceSectionProps {}

/** 员工登录 */
export interface StaffLoginSectionProps {}

/** 门店查询 */
export interface StoreFinderSectionProps {}

/** 售后与评价 */
export interface AfterSaleSetting {
  /** 售后原因。已发货的订单，每行一个，由买家选择 */
  reasons: string
  /** 未发货时的退款原因。每行一个，由买家选择 */
  unsent_reasons: string
  /** 显示售后提醒 */
  remind_open: boolean
  /** 售后提醒 */
  remind_intro: string
  /** 退货收件人。不填时为下单店铺的名称、电话与地址；总部订单为默认店铺的 */
  return_contact: string
  /** 退货联系电话 */
  return_mobile: string
  /** 退货地址 */
  return_address: string
  /** 开放商品评价 */
  rate_status: boolean
  /** 每位会员每天可上传图片（张） */
  uploads_per_day: number
}

/** 访问统计 */
export interface AnalyticsSetting {
  /** 脚本地址。本站路径，例如 /media/analytics.js；别处的脚本不会被浏览器执行 */
  script: string
}

/** 登录页 */
export interface LoginPage {
  /** 背景图 */
  background: ImageUrl
  /** 标志 */
  logo: ImageUrl
}

/** 运营人员登录 */
export interface OperatorSignInSetting {
  /** 所有账号须开启两步验证。没有开启的账号登录后须先开启，才能做其他操作 */
  second_factor_required: boolean
}

/** 手机导航 */
export interface PhoneBar {
  /** 首页标志（不选时显示商城名称） */
  logo: ImageUrl
  /**
   * 底部导航
   *
   * Items: 导航项
   */
  items: {
    /** 名称 */
    title: string
    /** 图标。选择图片后不显示图标。home 首页 · category 分类 · cart 购物车 · user 会员 · search 搜索 · coupon 优惠券 · order 订单 · shop 门店 · gift 礼物 · service 客服 */
    icon: 'home' | 'category' | 'cart' | 'user' | 'search' | 'coupon' | 'order' | 'shop' | 'gift' | 'service'
    /** 图片 */
    imgUrl: ImageUrl
    /** 链接 */
    pathData: Link
  }[]
  /** 文字颜色 */
  textColor: PlainColour
  /** 当前项颜色 */
  activeColor: PlainColour
  /** 背景颜色 */
  backgroundColor: PlainColour
}

/** 积分商城 */
export interface PointsMall {
  /** 电脑端入口 */
  pc_openstatus: boolean
  /** 手机端入口 */
  mobile_openstatus: boolean
  /** 兑换运费。cash 现金支付 · point 积分支付 */
  freight_type: 'cash' | 'point'
  /** 1 元运费折合积分（分） */
  freight_proportion: number
  /**
   * 轮播图
   *
   * Items: 轮播图
   */
  pc_banner: {
    /** 图片 */
    imgUrl: ImageUrl
    /** 说明 */
    title: string
  }[]
  /** 按分类筛选 */
  cat_openstatus: boolean
  /** 按品牌筛选 */
  brand_openstatus: boolean
  /** 按积分筛选 */
  point_openstatus: boolean
  /**
   * 积分区间
   *
   * Items: 区间
   */
  point_section: {
    /** 最少积分（积分） */
    low: number
    /** 最多积分（积分） */
    high: number
  }[]
}

/** 隐私提示 */
export interface PrivacyNotice {
  /** 显示提示 */
  is_open: boolean
  /** 内容 */
  content: string
  /** 隐私政策链接 */
  link: WebUrl
}

/** 店铺信息 */
export interface ShopInfo {
  /** 商城名称。不填时为开店时登记的名称 */
  shop_name: string
  /** ICP备案号 */
  icp_number: string
  /** 营业执照链接 */
  licence_link: WebUrl
  /** 客服电话 */
  service_phone: string
  /** 在线客服链接。商品、订单与售后页的“联系客服”打开此链接，不填时拨打客服电话；{item_id} 与 {order_id} 会换成商品与订单的编号 */
  service_link: string
}

/** 侧边菜单 */
export interface SideMenu {
  /**
   * 菜单项
   *
   * Items: 菜单项
   */
  items: {
    /** 名称 */
    title: string
    /** 图标。选择图片后不显示图标。service 客服 · phone 电话 · cart 购物车 · coupon 优惠券 · order 订单 · user 会员 · shop 门店 · gift 礼物 */
    icon: 'service' | 'phone' | 'cart' | 'coupon' | 'order' | 'user' | 'shop' | 'gift'
    /** 图片 */
    imgUrl: ImageUrl
    /** 链接 */
    pathData: Link
    /** 新标签页打开 */
    newTab: boolean
  }[]
}

/** 尺码表 */
export interface SizeCharts {
  /**
   * 尺码表
   *
   * Items: 尺码表
   */
  charts: {
    /** 名称 */
    title: string
    /** 规格名。商品有这个规格时显示，例如 尺码、鞋码 */
    spec: string
    /** 分类名称。只用于这个分类和它的下级；不填时不限 */
    category: string
    /** 内容。第一行是表头，每行一个尺码；各列以空格分开，第一列是尺码 */
    rows: string
  }[]
}

/** 员工内购 */
export interface StaffPurchase {
  /**
   * 收货点
   *
   * Items: 收货点
   */
  addresses: {
    /** 名称 */
    label: string
    /** 省 */
    province: string
    /** 市 */
    city: string
    /** 区县 */
    county: string
    /** 详细地址 */
    adrdetail: string
  }[]
}

/** 搜索引擎信息 */
export interface SiteTdk {
  /** 标题 */
  title: string
  /** 关键词 */
  mate_keywords: string
  /** 描述 */
  mate_description: string
}

/** 店铺主题 */
export interface ShopTheme {
  /** 主题色（浅色会自动加深，使白字清晰） */
  primaryColor: PlainColour
  /** 页面背景颜色（深色会自动变浅） */
  backgroundColor: PlainColour
  /** 价格颜色 */
  priceColor: PlainColour
  /** 圆角。square 直角 · small 小圆角 · standard 标准 · round 大圆角 */
  radius: 'square' | 'small' | 'standard' | 'round'
  /** 字体。sans 黑体 · serif 宋体 · kai 楷体 · fang 仿宋 · round 圆体 */
  font: 'sans' | 'serif' | 'kai' | 'fang' | 'round'
  /** 字号。商城自己的文字；组件里设置了字号的文字不变。compact 紧凑 · standard 标准 · large 大字 */
  fontSize: 'compact' | 'standard' | 'large'
}

/** 交易设置 */
export interface TradeSetting {
  /** 未付款订单关闭时间（分钟） */
  order_cancel_time: number
  /** 下单后提醒付款（分钟）。在消息中心提醒一次；0 为不提醒 */
  pay_remind_time: number
  /** 秒杀订单关闭时间（分钟） */
  seckill_cancel_time: number
  /** 付款凭证审核时限（小时）。上传凭证后订单保留；超过时限仍未审核的凭证会标记并排在最前 */
  offline_cancel_time: number
  /** 付款后发货时限（小时）。商品页据此说明何时发货、预计何时送达 */
  ship_time: number
  /** 发货后运送（天）。商品页据此说明预计何时送达 */
  transit_time: number
  /** 发货后自动收货（天） */
  order_finish_time: number
  /** 自提订单自动收货（天） */
  ziti_finish_time: number
  /** 逾期未提的订单保留（天）。从所选自提日的次日起算，到期自动取消并退款 */
  ziti_keep_time: number
  /** 买家可延长收货（天）。每个订单一次；0 为不可延长 */
  finish_extension: number
  /** 收货后可申请售后（天）。法定不少于 7 天 */
  latest_aftersale_time: number
  /** 未发货时超时自动同意（小时）。售后申请与取消申请 */
  auto_approve_time: number
  /** 已发货商品的售后超时自动同意（天）。从买家申请起算 */
  auto_answer_time: number
  /** 已付款未发货的订单可直接取消。否则须商家同意 */
  auto_cancel_paid: boolean
  /** 寄回商品期限（天） */
  sendback_time: number
  /** 寄回商品确认期限（天）。从买家填写运单起算，逾期自动退款 */
  return_receipt_time: number
  /** 收到退货后退款期限（天）。法定不超过 7 天，逾期自动退款；未寄出换货的按退货退款 */
  return_refund_time: number
  /** 收货后可评价（天） */
  rate_time: number
  /** 每消费 1 元得积分（分） */
  gain_point: number
  /** 抵扣 1 元需积分（分） */
  deduct_point: number
  /** 积分最多抵扣商品金额（%） */
  deduct_proportion_limit: number
  /** 积分可抵扣运费。先抵商品，再抵运费，按同一比例封顶 */
  can_deduct_freight: boolean
  /** 购物车最多商品行数（行） */
  max_cart_lines: number
  /** 每位会员最多未付款订单（单） */
  max_unpaid_orders: number
  /** 每位会员最多待审核付款凭证（笔） */
  max_pending_vouchers: number
  /** 优惠券到期前提醒（天）。在消息中心提醒一次；0 为不提醒 */
  coupon_remind_days: number
  /** 退款时赠品的处理。return 须一并退回 · deduct 按价扣除 */
  gift_refund: 'return' | 'deduct'
}

/** 文章 */
export interface ArticleRecord {
  /** 标题 */
  title: string
  /** 栏目 */
  node_id: string
  /** 摘要 */
  summary: string
  /** 正文。可用 HTML；保存时清理掉不安全的内容 */
  content: string
  /** 封面 */
  image_url: ImageUrl
  /** 作者 */
  author: string
  /** 发布时间。北京时间 */
  published: string
  /** 显示 */
  visible: boolean
  /** 排序。小的在前 */
  sort: number
}

/** 文章栏目 */
export interface ArticleNodeRecord {
  /** 名称 */
  name: string
  /** 用途。news 资讯 · faqs 常见问题 · about 关于我们 */
  kind: 'news' | 'faqs' | 'about'
  /** 排序。小的在前 */
  sort: number
}

/** 收款账户 */
export interface BankAccountRecord {
  /** 户名 */
  bank_account_name: string
  /** 账号 */
  bank_account_no: string
  /** 开户行 */
  bank_name: string
  /** 联行号 */
  china_ums_no: string
  /** 收款码 */
  pic: ImageUrl
  /** 备注 */
  remark: string
  /** 默认 */
  is_default: boolean
  /** 停用 */
  disabled: boolean
}

/** 品牌 */
export interface BrandRecord {
  /** 名称 */
  brand_name: string
  /** 标志 */
  image_url: ImageUrl
  /** 排序。小的在前 */
  sort: number
}

/** 商品分类 */
export interface CategoryRecord {
  /** 名称 */
  category_name: string
  /** 上级。不选为一级分类；最多三级 */
  parent_id: string
  /** 管理分类。管理分类用于整理商品，销售分类给顾客看；建立后不能改变 */
  is_main_category: boolean
  /** 图片 */
  image_url: ImageUrl
  /** 排序。小的在前 */
  sort: number
}

/** 优惠券 */
export interface CouponRecord {
  /** 名称 */
  title: string
  /** 类型。cash 代金券 · discount 折扣券 */
  card_type: 'cash' | 'discount'
  /** 减免金额 */
  reduce_cost: Price
  /** 减免比例（%）。折扣券：30 为 7 折 */
  discount: number
  /** 满多少可用 */
  least_cost: Price
  /** 最多减免 */
  most_cost: Price
  /** 发放总数（张） */
  quantity: number
  /** 每人限领（张） */
  get_limit: number
  /** 有效期。DATE_TYPE_FIX_TIME_RANGE 固定时间 · DATE_TYPE_FIX_TERM 领取后若干天 */
  date_type: 'DATE_TYPE_FIX_TIME_RANGE' | 'DATE_TYPE_FIX_TERM'
  /** 生效时间。北京时间 */
  begin_date: string
  /** 失效时间。北京时间 */
  end_date: string
  /** 领取后几天生效（天） */
  fixed_begin_term: number
  /** 有效天数（天） */
  fixed_term: number
  /** 适用范围。0 全部商品 · 1 指定商品 · 2 指定分类 · 3 指定标签 · 4 指定品牌 */
  use_bound: 0 | 1 | 2 | 3 | 4
  /** 指定商品 */
  goods: string[]
  /** 指定分类 */
  categories: string[]
  /** 指定标签 */
  tags: string[]
  /** 指定品牌 */
  brands: string[]
  /** 可用门店。不选为全部门店 */
  shops: string[]
  /** 限会员等级。不选为不限 */
  grades: string[]
  /** 开始领取。北京时间；不选为立即 */
  send_begin_time: string
  /** 结束领取。北京时间；不选为不限 */
  send_end_time: string
  /** 顾客可自行领取 */
  receive: boolean
  /** 使用提示 */
  notice: string
  /** 使用说明 */
  description: string
  /** 颜色 */
  color: PlainColour
  /** 状态。0 正常 · 1 暂停 · 2 关闭 */
  kq_status: 0 | 1 | 2
  /** 排序。小的在前 */
  sort: number
}

/** 运费模板 */
export interface FreightRecord {
  /** 名称 */
  name: string
  /** 计费方式。1 按重量 · 2 按件数 · 3 按金额 · 4 按体积 */
  valuation: 1 | 2 | 3 | 4
  /**
   * 计费规则
   *
   * Items: 规则
   */
  rules: {
    /** 地区。不选为其余所有地区 */
    regions: string[]
    /** 首量 */
    start: number
    /** 首费 */
    start_fee: Price
    /** 续量 */
    add: number
    /** 续费 */
    add_fee: Price
  }[]
  /**
   * 包邮条件
   *
   * Items: 条件
   */
  free: {
    /** 地区。不选为所有地区 */
    regions: string[]
    /** 满 */
    from: Price
    /** 不超过。0 为不计 */
    atMost: number
  }[]
  /** 不送达的地区 */
  no_delivery: string[]
  /** 停用 */
  disabled: boolean
}

/** 商品 */
export interface GoodsRecord {
  /** 商品名称 */
  item_name: string
  /** 卖点 */
  brief: string
  /** 状态。onsale 上架 · only_show 仅展示 · offline_sale 仅门店销售 · instock 下架 */
  approve_status: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
  /** 管理分类 */
  main_category_id: string
  /** 销售分类 */
  categories: string[]
  /** 品牌 */
  brand_id: string
  /** 标签 */
  tags: string[]
  /** 所属门店。不选为商城自营 */
  distributor_id: string
  /** 运费模板。不选为包邮 */
  templates_id: string
  /** 产地 */
  region_id: string
  /** 单位 */
  item_unit: string
  /**
   * 规格
   *
   * Items: 规格
   */
  specs: {
    /** 规格名 */
    spec_name: string
    /** 规格值 */
    values: string[]
    /** 显示为图片。同名的规格一起改变 */
    is_image: boolean
  }[]
  /**
   * 规格明细
   *
   * Items: 规格
   */
  items: {
    /** 规格 */
    values: string[]
    /** 图片 */
    picture: ImageUrl
    /** 货号 */
    item_bn: string
    /** 条码 */
    barcode: string
    /** 销售价 */
    price: Price
    /** 市场价 */
    market_price: Price
    /** 成本价 */
    cost_price: Price
    /**
     * 会员价。不填按等级的折扣
     *
     * Items: 会员价
     */
    grade_prices: {
      /** 等级 */
      grade_id: string
      /** 价格 */
      price: Price
    }[]
    /** 积分 */
    point: number
    /** 重量（克） */
    weight: number
    /** 体积（cm³） */
    volume: number
    /** 初始库存（件） */
    opening: number
    /** 状态。onsale 上架 · only_show 仅展示 · offline_sale 仅门店销售 · instock 下架 */
    approve_status: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
  }[]
  /**
   * 商品图片。第一张为主图
   *
   * Items: 图片
   */
  pics: ImageUrl[]
  /** 视频 */
  videos: VideoUrl
  /**
   * 参数
   *
   * Items: 参数
   */
  params: {
    /** 名称 */
    name: string
    /** 内容 */
    value: string
  }[]
  /** 图文介绍。可用 HTML；保存时清理掉不安全的内容 */
  intro: string
  /** 每人限购（件）。0 为不限 */
  limit_num: number
  /** 限购周期。按下单时间计算，每天、每周一、每月 1 日零点重新计数。all 永久 · day 每天 · week 每周 · month 每月 */
  limit_period: 'all' | 'day' | 'week' | 'month'
  /** 起购（件） */
  start_num: number
  /** 商品类型。normal 普通商品 · pointsmall 积分商城商品 */
  item_type: 'normal' | 'pointsmall'
  /** 销售对象。normal 所有人 · sale 员工内购 · bag 员工福袋 */
  product_type: 'normal' | 'sale' | 'bag'
  /** 员工优惠商品 */
  staff_goods: boolean
  /** 赠品 */
  is_gift: boolean
  /** 排序。小的在前 */
  sort: number
}

/** 会员等级 */
export interface GradeRecord {
  /** 名称 */
  grade_name: string
  /** 累计消费满 */
  total_consumption: Price
  /** 优惠（%）。减免的百分比：20 为 8 折 */
  discount: number
  /** 说明 */
  discount_desc: string
  /** 背景 */
  background_pic_url: ImageUrl
  /** 默认等级。新会员的等级，只有一个 */
  default_grade: boolean
}

/** 促销活动 */
export interface PromotionRecord {
  /** 名称 */
  marketing_name: string
  /** 类型。full_minus 满减 · full_discount 满折 · full_gift 满赠 · plus_price_buy 加价换购 · limited_time_sale 限时特惠 */
  kind: 'full_minus' | 'full_discount' | 'full_gift' | 'plus_price_buy' | 'limited_time_sale'
  /** 开始时间。北京时间 */
  begin_time: string
  /** 结束时间。北京时间 */
  end_time: string
  /** 条件。amount 按金额 · pieces 按件数 */
  condition_type: 'amount' | 'pieces'
  /**
   * 档次
   *
   * Items: 档次
   */
  steps: {
    /** 满 */
    full: number
    /** 减 */
    minus: Price
    /** 减免比例（%）。20 为 8 折 */
    discount: number
    /**
     * 赠品或换购商品
     *
     * Items: 商品
     */
    gifts: {
      /** 商品 */
      item_id: string
      /** 件数（件） */
      num: number
      /** 加价 */
      price: Price
    }[]
  }[]
  /** 上不封顶。每满一次都享受；只按第一档 */
  repeats: boolean
  /** 每人限参加（次）。0 为不限 */
  join_limit: number
  /** 适用范围。all 全部商品 · goods 指定商品 · category 指定分类 · tag 指定标签 · brand 指定品牌 */
  scope: 'all' | 'goods' | 'category' | 'tag' | 'brand'
  /** 指定商品 */
  goods: string[]
  /** 指定分类 */
  categories: string[]
  /** 指定标签 */
  tags: string[]
  /** 指定品牌 */
  brands: string[]
  /** 门店。不选为全部门店 */
  distributor_id: string
  /**
   * 特惠商品
   *
   * Items: 商品
   */
  prices: {
    /** 商品 */
    item_id: string
    /** 特惠价 */
    price: Price
  }[]
  /** 限会员等级。不选为不限 */
  grades: string[]
  /** 停用 */
  disabled: boolean
}

/** 协议 */
export interface ProtocolRecord {
  /** 标题 */
  title: string
  /** 正文。可用 HTML；保存时清理掉不安全的内容。保存后成为新的版本，会员下次登录时即同意它 */
  content: string
}

/** 秒杀 */
export interface SeckillRecord {
  /** 名称 */
  activity_name: string
  /** 预告时间。北京时间 */
  notice_time: string
  /** 开始时间。北京时间 */
  begin_time: string
  /** 结束时间。北京时间 */
  end_time: string
  /** 付款期限（分钟）。0 为按交易设置 */
  validity_period: number
  /**
   * 商品
   *
   * Items: 商品
   */
  items: {
    /** 商品 */
    item_id: string
    /** 秒杀价 */
    activity_price: Price
    /** 数量（件） */
    activity_store: number
    /** 每人限购（件）。0 为不限 */
    limit_num: number
  }[]
  /** 停用 */
  disabled: boolean
}

/** 门店 */
export interface ShopRecord {
  /** 名称 */
  name: string
  /** 门店编号 */
  shop_code: string
  /** 电话 */
  mobile: string
  /** 省 */
  province: string
  /** 市 */
  city: string
  /** 区县 */
  area: string
  /** 详细地址 */
  address: string
  /** 经度（°）。不填则只能按地区找到 */
  lng?: number | null
  /** 纬度（°）。不填则只能按地区找到 */
  lat?: number | null
  /** 营业时间 */
  hour: string
  /** 标志 */
  logo: ImageUrl
  /** 横幅 */
  banner: ImageUrl
  /** 介绍 */
  intro: string
  /** 标签 */
  tags: string[]
  /** 可自提 */
  is_ziti: boolean
  /**
   * 自提日。哪几天可以到店提货
   *
   * Items: 1 周一 · 2 周二 · 3 周三 · 4 周四 · 5 周五 · 6 周六 · 7 周日
   */
  workdays: ('1' | '2' | '3' | '4' | '5' | '6' | '7')[]
  /** 备货天数（天）。下单后几天可以提货，0 为当天 */
  wait_pickup_days: number
  /** 最晚提货时间。当天过了这个时间，最早第二天提货 */
  latest_pickup_time: string
  /** 可快递 */
  is_delivery: boolean
  /** 营业 */
  is_valid: boolean
  /** 默认门店 */
  is_default: boolean
  /** 仅白名单会员可见。开启后，只有白名单中的会员可以看到本店并购买本店商品 */
  whitelist_only: boolean
  /** 白名单。会员的手机号码，注册前也可以填写 */
  whitelist: string[]
  /** 排序。小的在前 */
  sort: number
}

/** 员工 */
export interface StaffRecord {
  /** 工号 */
  work_id: string
  /** 姓名 */
  name: string
  /** 手机号码 */
  mobile: string
  /** 停用 */
  disabled: boolean
}

/** 员工内购 */
export interface StaffActivityRecord {
  /** 名称 */
  name: string
  /** 类型。staff 内购 · lucky 福袋 */
  kind: 'staff' | 'lucky'
  /** 开始时间。北京时间 */
  begin_time: string
  /** 结束时间。北京时间 */
  end_time: string
  /**
   * 商品
   *
   * Items: 商品
   */
  items: {
    /** 商品 */
    item_id: string
    /** 价格 */
    price: Price
    /** 每人限购（件）。0 为不限 */
    limit_num: number
    /** 已失效 */
    invalid: boolean
  }[]
  /** 停用 */
  disabled: boolean
}

/** 标签 */
export interface TagRecord {
  /** 名称 */
  tag_name: string
  /** 用于。goods 商品 · shop 门店 · member 会员 */
  kind: 'goods' | 'shop' | 'member'
  /** 底色 */
  tag_color: PlainColour
  /** 文字颜色 */
  font_color: PlainColour
  /** 排序。小的在前 */
  sort: number
}

/** 付费会员 */
export interface VipRecord {
  /** 名称 */
  grade_name: string
  /** 类型。vip 普通 · svip 进阶 */
  lv_type: 'vip' | 'svip'
  /** 优惠（%）。减免的百分比：20 为 8 折 */
  discount: number
  /** 说明 */
  discount_desc: string
  /** 引导语 */
  guide_title: string
  /** 介绍 */
  description: string
  /** 背景 */
  background_pic_url: ImageUrl
  /**
   * 价格
   *
   * Items: 价格
   */
  prices: {
    /** 时长。monthly 月卡 · quarter 季卡 · year 年卡 */
    name: 'monthly' | 'quarter' | 'year'
    /** 价格 */
    price: Price
    /** 天数（天） */
    day: number
    /** 说明 */
    desc: string
  }[]
  /** 默认选中 */
  is_default: boolean
  /** 停用 */
  disabled: boolean
}

/** 盘点库存 */
export interface AdjustStock {
  /** 实际库存（件）。包括未发货订单占用的 */
  stock: number
  /** 原因 */
  reason: string
}

/** 取消并退款 */
export interface CancelPaidOrder {
  /** 原因。会告知买家。商品缺货 商品缺货 · 商品信息或价格有误 商品信息或价格有误 · 收货地址无法送达 收货地址无法送达 · 订单存在异常 订单存在异常 · 与买家协商一致 与买家协商一致 · 其他原因 其他原因 */
  reason:
    | '商品缺货'
    | '商品信息或价格有误'
    | '收货地址无法送达'
    | '订单存在异常'
    | '与买家协商一致'
    | '其他原因'
  /** 补充说明。会告知买家；选择“其他原因”时必填 */
  note: string
}

/** 调整会员 */
export interface ChangeMember {
  /** 等级 */
  grade_id: string
  /** 增减积分（分）。减少填负数 */
  point: number
  /** 停用 */
  disabled: boolean
  /** 原因 */
  reason: string
}

/** 改标签 */
export interface ChangeMemberTags {
  /** 标签。在“标签”里新建用于会员的 */
  tags: string[]
}

/** 关闭订单 */
export interface CloseOrder {
  /** 原因 */
  reason: string
}

/** 确认已线下退款 */
export interface ConfirmRefund {
  /** 转账凭据。例如转账流水号 */
  remark: string
}

/** 修改运单 */
export interface CorrectParcels {
  /**
   * 包裹
   *
   * Items: 包裹
   */
  parcels: {
    /** 包裹编号 */
    delivery_id: string
    /** 快递公司 */
    delivery_corp: string
    /** 运单号 */
    delivery_code: string
  }[]
}

/** 换货发出 */
export interface ExchangeAftersale {
  /** 快递公司 */
  corp_code: string
  /** 运单号 */
  logi_no: string
}

/** 延长付款时间 */
export interface ExtendOrder {
  /** 延长（分钟） */
  minutes: number
}

/** 按标签发放 */
export interface GrantCoupon {
  /** 会员标签。带这个标签的会员每人得到一张；同一张券对同一标签只发一次 */
  tag_id: string
}

/** 显示与隐藏 */
export interface HideReview {
  /** 隐藏 */
  hidden: boolean
}

/** 处理售后 */
export interface JudgeAftersale {
  /** 同意 */
  agree: boolean
  /** 退款金额 */
  refund_fee: Money
  /** 退款金额中的运费 */
  freight: Money
  /** 退回积分中的运费积分。以积分抵扣过运费的订单才有 */
  freight_point: number
  /** 拒绝原因。不同意时必填 */
  reason: string
  /** 处理备注 */
  memo: string
}

/** 取消申请 */
export interface JudgeCancel {
  /** 同意取消并退款 */
  agree: boolean
  /** 拒绝原因。不同意时必填 */
  reason: string
}

/** 审核付款凭证 */
export interface JudgeVoucher {
  /** 已到账 */
  agree: boolean
  /** 说明。未到账时必填，顾客会看到 */
  remark: string
}

/** 确认收到退货 */
export interface ReceiveAftersale {
  /** 退回库存 */
  restock: boolean
  /** 处理备注 */
  memo: string
}

/** 入库 */
export interface ReceiveStock {
  /** 件数（件） */
  num: number
  /** 说明 */
  reason: string
}

/** 重新对账 */
export interface RecheckBill {
  /** 说明。例如：支付渠道已补出账单 */
  remark: string
}

/** 核销自提 */
export interface RedeemPickup {
  /** 提货码 */
  code: string
}

/** 退款 */
export interface RefundAftersale {
  /** 退款金额 */
  refund_fee: Money
  /** 退款金额中的运费 */
  freight: Money
  /** 退回积分中的运费积分。以积分抵扣过运费的订单才有 */
  freight_point: number
}

/** 部分退款 */
export interface RefundLines {
  /**
   * 退款的商品。只能退尚未发货的件数；其余照常发货
   *
   * Items: 商品
   */
  lines: {
    /** 商品行 */
    line_id: string
    /** 商品 */
    item_name: string
    /** 未发货 */
    left: number
    /** 退款件数（件） */
    num: number
  }[]
  /** 原因。会告知买家。商品缺货 商品缺货 · 商品信息或价格有误 商品信息或价格有误 · 收货地址无法送达 收货地址无法送达 · 订单存在异常 订单存在异常 · 与买家协商一致 与买家协商一致 · 其他原因 其他原因 */
  reason:
    | '商品缺货'
    | '商品信息或价格有误'
    | '收货地址无法送达'
    | '订单存在异常'
    | '与买家协商一致'
    | '其他原因'
  /** 补充说明。会告知买家；选择“其他原因”时必填 */
  note: string
}

/** 备注 */
export interface RemarkOrder {
  /** 备注。只有运营人员能看到 */
  seller_remark: string
}

/** 回复评价 */
export interface ReplyReview {
  /** 回复 */
  content: string
}

/** 批量改价 */
export interface RepriceGoods {
  /** 怎样改。set 改为 · add 增减金额 · percent 增减百分比 */
  way: 'set' | 'add' | 'percent'
  /** 销售价 */
  price: Price
  /** 增减金额（元）。减少填负数 */
  amount: number
  /** 增减百分比（%）。减少填负数；四舍五入到分 */
  percent: number
}

/** 改价 */
export interface RepriceOrder {
  /** 应付金额（元） */
  total_fee?: number
  /** 减免金额 */
  reduce: Money
  /** 原因 */
  reason: string
}

/** 批量改库存 */
export interface RestockGoods {
  /** 怎样改。set 改为 · add 增减 */
  way: 'set' | 'add'
  /** 库存（件）。公司总仓的实际件数，包括未发货订单占用的 */
  stock: number
  /** 增减件数（件）。减少填负数 */
  num: number
  /** 原因 */
  reason: string
}

/** 重新退款 */
export interface RetryRefund {
  /** 说明。例如：商户账户已充值 */
  remark: string
}

/** 标记为已处理 */
export interface SettleDifference {
  /** 处理说明。例如：已与支付渠道核对，线下退款 */
  remark: string
}

/** 批量上下架 */
export interface ShelveGoods {
  /** 改为。onsale 上架 · only_show 仅展示 · offline_sale 仅门店销售 · instock 下架 */
  approve_status: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
}

/** 发货 */
export interface ShipOrder {
  /** 快递公司 */
  delivery_corp: string
  /** 运单号 */
  delivery_code: string
  /**
   * 本次发货的商品
   *
   * Items: 商品
   */
  lines: {
    /** 商品行 */
    line_id: string
    /** 商品 */
    item_name: string
    /** 件数（件） */
    num: number
  }[]
}

/** 批量改标签 */
export interface TagGoods {
  /** 怎样改。add 加上 · remove 去掉 */
  way: 'add' | 'remove'
  /** 标签 */
  tags: string[]
}

/** 批量改标签 */
export interface TagMembers {
  /** 怎样改。add 加上 · remove 去掉 */
  way: 'add' | 'remove'
  /** 标签。在“标签”里新建用于会员的 */
  tags: string[]
}

/** 开发票 */
export interface WriteInvoice {
  /** 发票号码。买家能看到；已填写的清空即为作废 */
  invoice_number: string
}

/** 商品资料 */
export interface GoodsItemsSheet {
  /** 商品编号。相同的各行是一个商品，应排在一起；没有这个编号就新建 */
  goods_id: string
  /** 货号。按货号找到商品的规格，没有就新增；每个货号一行 */
  item_bn: string
  /** 商品名称。新商品必填；以下各列留空都不改 */
  item_name?: string
  /** 规格。如 颜色=红；尺码=M，多规格商品新增规格时必填，应写全各种组合 */
  specs?: string
  /** 规格图片。图片库里的地址，每个规格一张；填“无”清空 */
  picture?: string
  /** 状态。上架、仅展示、仅门店销售或下架 */
  approve_status?: string
  /** 管理分类。写全各级，如 服饰/女装；填“无”清空 */
  main_category?: string
  /** 销售分类。多个用；隔开，如 服饰/女装；新品；填“无”清空 */
  categories?: string
  /** 品牌。已有品牌的名称；填“无”清空 */
  brand?: string
  /** 标签。已有的商品标签，多个用；隔开；填“无”清空 */
  tags?: string
  /** 销售价（元）。新规格必填 */
  price?: number
  /** 市场价（元） */
  market_price?: number
  /** 成本价（元） */
  cost_price?: number
  /** 会员价。如 金卡=19.90；年费会员=18.00，写全各等级；填“无”取消全部 */
  grade_prices?: string
  /** 条码 */
  barcode?: string
  /** 重量。克 */
  weight?: number
  /** 库存。公司总仓的实际件数，包括未发货订单占用的 */
  stock?: number
  /** 调整原因。已有规格的库存有变动时必填 */
  reason?: string
  /** 商品图片。图片库里的地址，多个用空格隔开，第一张为主图；填“无”清空 */
  pics?: string
  /** 参数。如 材质=棉；产地=中国，内容里有；的写在英文引号里；填“无”清空 */
  params?: string
}

/** 商品、价格与库存 */
export interface GoodsStockSheet {
  /** 货号。按货号找到商品规格，每个货号一行 */
  item_bn: string
  /** 商品名称。留空不改；多规格商品各行应一致 */
  item_name?: string
  /** 规格 */
  specs?: string
  /** 售价（元）。留空不改 */
  price?: number
  /** 市场价（元）。留空不改 */
  market_price?: number
  /** 会员价。如 金卡=19.90；年费会员=18.00，写全各等级；填“无”取消全部，留空不改 */
  grade_prices?: string
  /** 库存。公司总仓的实际件数，包括未发货订单占用的；留空不改 */
  stock?: number
  /** 占用 */
  reserved?: number
  /** 调整原因。库存有变动时必填 */
  reason?: string
}

/** 会员 */
export interface MembersSheet {
  /** 会员编号 */
  user_id?: string
  /** 会员 */
  name?: string
  /** 手机号码 */
  mobile?: string
  /** 等级 */
  grade?: string
  /** 付费会员 */
  vip?: string
  /** 标签 */
  tags?: string
  /** 积分 */
  point?: number
  /** 累计消费（元） */
  total_consumption?: number
  /** 状态 */
  disabled?: string
  /** 注册时间 */
  created?: string
}

/** 订单明细 */
export interface OrderLinesSheet {
  /** 订单号 */
  order_id?: string
  /** 状态 */
  status?: string
  /** 下单时间 */
  created?: string
  /** 付款时间 */
  paid?: string
  /** 货号 */
  item_bn?: string
  /** 商品名称 */
  item_name?: string
  /** 规格 */
  item_spec_desc?: string
  /** 单价（元） */
  price?: number
  /** 件数 */
  num?: number
  /** 商品实付（元） */
  line_fee?: number
  /** 已发件数 */
  shipped_num?: number
  /** 订单运费（元） */
  freight_fee?: number
  /** 运费使用积分 */
  freight_point?: number
  /** 运费积分抵扣（元） */
  freight_point_fee?: number
  /** 订单应付（元） */
  total_fee?: number
  /** 订单已退款（元） */
  refunded_fee?: number
  /** 收货人 */
  receiver_name?: string
  /** 手机号 */
  receiver_mobile?: string
  /** 收货地址 */
  receiver_address?: string
  /** 买家留言 */
  remark?: string
  /** 备注 */
  seller_remark?: string
}

/** 批量发货 */
export interface ShipOrdersSheet {
  /** 订单号。订单中未发的商品一次发出，每个订单一行 */
  order_id: string
  /** 快递公司。代码或名称，如 SF、顺丰速运；商家自送填 merchant */
  delivery_corp: string
  /** 运单号。商家自送不用填 */
  delivery_code?: string
}

/** Filled props of every widget and section, by type. */
export interface WidgetPropsByType {
  W0000: W0000Props
  W0001: W0001Props
  W0002: W0002Props
  W0003: W0003Props
  W0004: W0004Props
  W0005: W0005Props
  W0006: W0006Props
  W0007: W0007Props
  W0008: W0008Props
  W0009: W0009Props
  W0010: W0010Props
  W0011: W0011Props
  W0012: W0012Props
  W0013: W0013Props
  W0014: W0014Props
  W0015: W0015Props
  W0016: W0016Props
  W0017: W0017Props
  W0018: W0018Props
  W0019: W0019Props
  W0020: W0020Props
  W0021: W0021Props
  W0022: W0022Props
  W0023: W0023Props
  W0024: W0024Props
  W0025: W0025Props
  'address-book': AddressBookSectionProps
  'address-form': AddressFormSectionProps
  'aftersale-apply': AftersaleApplySectionProps
  'aftersale-detail': AftersaleDetailSectionProps
  'aftersale-list': AftersaleListSectionProps
  'all-categories': AllCategoriesSectionProps
  'article-detail': ArticleDetailSectionProps
  'article-faqs': ArticleFaqsSectionProps
  'article-home': ArticleHomeSectionProps
  'article-list': ArticleListSectionProps
  'auth-bind-phone': AuthBindPhoneSectionProps
  'auth-bind-wechat': AuthBindWechatSectionProps
  'auth-bind': AuthBindSectionProps
  'auth-login': AuthLoginSectionProps
  'auth-password': AuthPasswordSectionProps
  'auth-profile': AuthProfileSectionProps
  'auth-redirect': AuthRedirectSectionProps
  'auth-register': AuthRegisterSectionProps
  'auth-wx-login': AuthWxLoginSectionProps
  'cart-lines': CartLinesSectionProps
  'cashier-desk': CashierDeskSectionProps
  'cashier-pay': CashierPaySectionProps
  'checkout-form': CheckoutFormSectionProps
  'comps-controls': CompsControlsSectionProps
  'comps-index': CompsIndexSectionProps
  'comps-widgets': CompsWidgetsSectionProps
  'coupon-center': CouponCenterSectionProps
  'finish-result': FinishResultSectionProps
  'goods-detail': GoodsDetailSectionProps
  'goods-list': GoodsListSectionProps
  licence: LicenceSectionProps
  'member-address-form': MemberAddressFormSectionProps
  'member-addresses': MemberAddressesSectionProps
  'member-coupons': MemberCouponsSectionProps
  'member-data': MemberDataSectionProps
  'member-deletion': MemberDeletionSectionProps
  'member-email': MemberEmailSectionProps
  'member-favourites': MemberFavouritesSectionProps
  'member-footprints': MemberFootprintsSectionProps
  'member-home': MemberHomeSectionProps
  'member-messages': MemberMessagesSectionProps
  'member-mobile': MemberMobileSectionProps
  'member-password': MemberPasswordSectionProps
  'member-points': MemberPointsSectionProps
  'member-profile': MemberProfileSectionProps
  'member-rights': MemberRightsSectionProps
  'member-sessions': MemberSessionsSectionProps
  'member-vip': MemberVipSectionProps
  'order-detail': OrderDetailSectionProps
  'order-list': OrderListSectionProps
  'order-logistics': OrderLogisticsSectionProps
  'order-print': OrderPrintSectionProps
  'order-rate': OrderRateSectionProps
  'points-checkout': PointsCheckoutSectionProps
  'points-detail': PointsDetailSectionProps
  'points-list': PointsListSectionProps
  'points-result': PointsResultSectionProps
  'search-start': SearchStartSectionProps
  'seckill-channel': SeckillChannelSectionProps
  'shop-detail': ShopDetailSectionProps
  'shop-list': ShopListSectionProps
  'staff-licence': StaffLicenceSectionProps
  'staff-login': StaffLoginSectionProps
  'store-finder': StoreFinderSectionProps
}
