// Written by scripts/generate.ts (npm run generate); do not edit.
import goods from './validators/goods'
import brand from './validators/brand'
import tag from './validators/tag'
import category from './validators/category'
import coupon from './validators/coupon'
import promotion from './validators/promotion'
import seckill from './validators/seckill'
import staff_activity from './validators/staff_activity'
import freight_template from './validators/freight_template'
import bank_account from './validators/bank_account'
import shop from './validators/shop'
import member_grade from './validators/member_grade'
import vip_grade from './validators/vip_grade'
import staff from './validators/staff'
import article_node from './validators/article_node'
import article from './validators/article'
import protocol from './validators/protocol'
import type {
  GoodsRecord,
  BrandRecord,
  TagRecord,
  CategoryRecord,
  CouponRecord,
  PromotionRecord,
  SeckillRecord,
  StaffActivityRecord,
  FreightRecord,
  BankAccountRecord,
  ShopRecord,
  GradeRecord,
  VipRecord,
  StaffRecord,
  ArticleNodeRecord,
  ArticleRecord,
  ProtocolRecord,
} from './types'
import type { RecordKindOf } from '../records'

/** Name of a record → what its value looks like once defaults are filled in. */
export interface RecordValues {
  goods: GoodsRecord
  brand: BrandRecord
  tag: TagRecord
  category: CategoryRecord
  coupon: CouponRecord
  promotion: PromotionRecord
  seckill: SeckillRecord
  staff_activity: StaffActivityRecord
  freight_template: FreightRecord
  bank_account: BankAccountRecord
  shop: ShopRecord
  member_grade: GradeRecord
  vip_grade: VipRecord
  staff: StaffRecord
  article_node: ArticleNodeRecord
  article: ArticleRecord
  protocol: ProtocolRecord
}

/** Every record that has a schema; its validator judges `{ props: value }`. */
export const records: Record<keyof RecordValues, RecordKindOf> = {
  goods: {
    title: '商品',
    group: '商品',
    fields: [
      'item_name',
      'brief',
      'approve_status',
      'main_category_id',
      'categories',
      'brand_id',
      'tags',
      'distributor_id',
      'templates_id',
      'region_id',
      'item_unit',
      'specs',
      'items',
      'pics',
      'videos',
      'params',
      'intro',
      'limit_num',
      'start_num',
      'item_type',
      'product_type',
      'staff_goods',
      'is_gift',
      'sort',
    ],
    moments: [],
    columns: [
      { key: 'item_name', title: '商品名称', kind: 'text' },
      {
        key: 'approve_status',
        title: '状态',
        kind: 'enum',
        words: { onsale: '上架', only_show: '仅展示', offline_sale: '仅门店销售', instock: '下架' },
      },
    ],
    filters: [
      {
        key: 'approve_status',
        title: '状态',
        words: { onsale: '上架', only_show: '仅展示', offline_sale: '仅门店销售', instock: '下架' },
      },
      { key: 'main_category_id', title: '管理分类', record: 'category' },
      { key: 'brand_id', title: '品牌', record: 'brand' },
      { key: 'item_type', title: '商品类型', words: { normal: '普通商品', pointsmall: '积分商城商品' } },
      {
        key: 'product_type',
        title: '销售对象',
        words: { normal: '所有人', sale: '员工内购', bag: '员工福袋' },
      },
    ],
    validate: goods,
  },
  brand: {
    title: '品牌',
    group: '商品',
    fields: ['brand_name', 'image_url', 'sort'],
    moments: [],
    columns: [
      { key: 'brand_name', title: '名称', kind: 'text' },
      { key: 'image_url', title: '标志', kind: 'image' },
      { key: 'sort', title: '排序', kind: 'number' },
    ],
    filters: [],
    validate: brand,
  },
  tag: {
    title: '标签',
    group: '商品',
    fields: ['tag_name', 'kind', 'tag_color', 'font_color', 'sort'],
    moments: [],
    columns: [
      { key: 'tag_name', title: '名称', kind: 'text' },
      { key: 'kind', title: '用于', kind: 'enum', words: { goods: '商品', shop: '门店' } },
      { key: 'sort', title: '排序', kind: 'number' },
    ],
    filters: [],
    validate: tag,
  },
  category: {
    title: '商品分类',
    group: '商品',
    fields: ['category_name', 'parent_id', 'is_main_category', 'image_url', 'sort'],
    moments: [],
    columns: [
      { key: 'category_name', title: '名称', kind: 'text' },
      { key: 'is_main_category', title: '管理分类', kind: 'flag' },
      { key: 'image_url', title: '图片', kind: 'image' },
      { key: 'sort', title: '排序', kind: 'number' },
    ],
    filters: [],
    validate: category,
  },
  coupon: {
    title: '优惠券',
    group: '营销',
    fields: [
      'title',
      'card_type',
      'reduce_cost',
      'discount',
      'least_cost',
      'most_cost',
      'quantity',
      'get_limit',
      'date_type',
      'begin_date',
      'end_date',
      'fixed_begin_term',
      'fixed_term',
      'use_bound',
      'goods',
      'categories',
      'tags',
      'brands',
      'shops',
      'grades',
      'send_begin_time',
      'send_end_time',
      'receive',
      'notice',
      'description',
      'color',
      'kq_status',
      'sort',
    ],
    moments: ['begin_date', 'end_date', 'send_begin_time', 'send_end_time'],
    columns: [
      { key: 'title', title: '名称', kind: 'text' },
      { key: 'card_type', title: '类型', kind: 'enum', words: { cash: '代金券', discount: '折扣券' } },
      { key: 'reduce_cost', title: '减免金额', when: { prop: 'card_type', in: ['cash'] }, kind: 'cents' },
      {
        key: 'discount',
        title: '减免比例',
        when: { prop: 'card_type', in: ['discount'] },
        kind: 'number',
        unit: '%',
      },
      { key: 'least_cost', title: '满多少可用', kind: 'cents' },
      { key: 'quantity', title: '发放总数', kind: 'number', unit: '张' },
      {
        key: 'end_date',
        title: '失效时间',
        when: { prop: 'date_type', in: ['DATE_TYPE_FIX_TIME_RANGE'] },
        kind: 'time',
      },
      { key: 'kq_status', title: '状态', kind: 'enum', words: { '0': '正常', '1': '暂停', '2': '关闭' } },
    ],
    filters: [],
    validate: coupon,
  },
  promotion: {
    title: '促销活动',
    group: '营销',
    fields: [
      'marketing_name',
      'kind',
      'begin_time',
      'end_time',
      'condition_type',
      'steps',
      'repeats',
      'join_limit',
      'scope',
      'goods',
      'categories',
      'tags',
      'brands',
      'distributor_id',
      'prices',
      'grades',
      'disabled',
    ],
    moments: ['begin_time', 'end_time'],
    columns: [
      { key: 'marketing_name', title: '名称', kind: 'text' },
      {
        key: 'kind',
        title: '类型',
        kind: 'enum',
        words: {
          full_minus: '满减',
          full_discount: '满折',
          full_gift: '满赠',
          plus_price_buy: '加价换购',
          limited_time_sale: '限时特惠',
        },
      },
      { key: 'begin_time', title: '开始时间', kind: 'time' },
      { key: 'end_time', title: '结束时间', kind: 'time' },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: promotion,
  },
  seckill: {
    title: '秒杀',
    group: '营销',
    fields: [
      'activity_name',
      'notice_time',
      'begin_time',
      'end_time',
      'validity_period',
      'items',
      'disabled',
    ],
    moments: ['notice_time', 'begin_time', 'end_time'],
    columns: [
      { key: 'activity_name', title: '名称', kind: 'text' },
      { key: 'begin_time', title: '开始时间', kind: 'time' },
      { key: 'end_time', title: '结束时间', kind: 'time' },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: seckill,
  },
  staff_activity: {
    title: '员工内购',
    group: '营销',
    fields: ['name', 'kind', 'begin_time', 'end_time', 'items', 'disabled'],
    moments: ['begin_time', 'end_time'],
    columns: [
      { key: 'name', title: '名称', kind: 'text' },
      { key: 'kind', title: '类型', kind: 'enum', words: { staff: '内购', lucky: '福袋' } },
      { key: 'begin_time', title: '开始时间', kind: 'time' },
      { key: 'end_time', title: '结束时间', kind: 'time' },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: staff_activity,
  },
  freight_template: {
    title: '运费模板',
    group: '交易',
    fields: ['name', 'valuation', 'rules', 'free', 'no_delivery', 'disabled'],
    moments: [],
    columns: [
      { key: 'name', title: '名称', kind: 'text' },
      {
        key: 'valuation',
        title: '计费方式',
        kind: 'enum',
        words: { '1': '按重量', '2': '按件数', '3': '按金额', '4': '按体积' },
      },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: freight_template,
  },
  bank_account: {
    title: '收款账户',
    group: '交易',
    fields: [
      'bank_account_name',
      'bank_account_no',
      'bank_name',
      'china_ums_no',
      'pic',
      'remark',
      'is_default',
      'disabled',
    ],
    moments: [],
    columns: [
      { key: 'bank_account_name', title: '户名', kind: 'text' },
      { key: 'bank_account_no', title: '账号', kind: 'text' },
      { key: 'bank_name', title: '开户行', kind: 'text' },
      { key: 'is_default', title: '默认', kind: 'flag' },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: bank_account,
  },
  shop: {
    title: '门店',
    group: '门店',
    fields: [
      'name',
      'shop_code',
      'mobile',
      'province',
      'city',
      'area',
      'address',
      'lng',
      'lat',
      'hour',
      'logo',
      'banner',
      'intro',
      'tags',
      'is_ziti',
      'workdays',
      'wait_pickup_days',
      'latest_pickup_time',
      'is_delivery',
      'is_valid',
      'is_default',
      'sort',
    ],
    moments: [],
    columns: [
      { key: 'name', title: '名称', kind: 'text' },
      { key: 'shop_code', title: '门店编号', kind: 'text' },
      { key: 'mobile', title: '电话', kind: 'text' },
      { key: 'province', title: '省', kind: 'text' },
      { key: 'city', title: '市', kind: 'text' },
      { key: 'area', title: '区县', kind: 'text' },
      { key: 'is_ziti', title: '可自提', kind: 'flag' },
      { key: 'is_valid', title: '营业', kind: 'flag' },
    ],
    filters: [],
    validate: shop,
  },
  member_grade: {
    title: '会员等级',
    group: '会员',
    fields: [
      'grade_name',
      'total_consumption',
      'discount',
      'discount_desc',
      'background_pic_url',
      'default_grade',
    ],
    moments: [],
    columns: [
      { key: 'grade_name', title: '名称', kind: 'text' },
      { key: 'total_consumption', title: '累计消费满', kind: 'cents' },
      { key: 'discount', title: '优惠', kind: 'number', unit: '%' },
      { key: 'default_grade', title: '默认等级', kind: 'flag' },
    ],
    filters: [],
    validate: member_grade,
  },
  vip_grade: {
    title: '付费会员',
    group: '会员',
    fields: [
      'grade_name',
      'lv_type',
      'discount',
      'discount_desc',
      'guide_title',
      'description',
      'background_pic_url',
      'prices',
      'is_default',
      'disabled',
    ],
    moments: [],
    columns: [
      { key: 'grade_name', title: '名称', kind: 'text' },
      { key: 'lv_type', title: '类型', kind: 'enum', words: { vip: '普通', svip: '进阶' } },
      { key: 'discount', title: '优惠', kind: 'number', unit: '%' },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: vip_grade,
  },
  staff: {
    title: '员工',
    group: '会员',
    fields: ['work_id', 'name', 'mobile', 'disabled'],
    moments: [],
    columns: [
      { key: 'work_id', title: '工号', kind: 'text' },
      { key: 'name', title: '姓名', kind: 'text' },
      { key: 'mobile', title: '手机号码', kind: 'text' },
      { key: 'disabled', title: '停用', kind: 'flag' },
    ],
    filters: [],
    validate: staff,
  },
  article_node: {
    title: '文章栏目',
    group: '内容',
    fields: ['name', 'kind', 'sort'],
    moments: [],
    columns: [
      { key: 'name', title: '名称', kind: 'text' },
      {
        key: 'kind',
        title: '用途',
        kind: 'enum',
        words: { news: '资讯', faqs: '常见问题', about: '关于我们' },
      },
      { key: 'sort', title: '排序', kind: 'number' },
    ],
    filters: [],
    validate: article_node,
  },
  article: {
    title: '文章',
    group: '内容',
    fields: ['title', 'node_id', 'summary', 'content', 'image_url', 'author', 'published', 'visible', 'sort'],
    moments: ['published'],
    columns: [
      { key: 'title', title: '标题', kind: 'text' },
      { key: 'image_url', title: '封面', kind: 'image' },
      { key: 'author', title: '作者', kind: 'text' },
      { key: 'published', title: '发布时间', kind: 'time' },
      { key: 'visible', title: '显示', kind: 'flag' },
    ],
    filters: [],
    validate: article,
  },
  protocol: {
    title: '协议',
    group: '内容',
    fields: ['title', 'content'],
    moments: [],
    columns: [{ key: 'title', title: '标题', kind: 'text' }],
    filters: [],
    validate: protocol,
  },
}
