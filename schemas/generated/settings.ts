// Written by scripts/generate.ts (npm run generate); do not edit.
import shop_info from './validators/shop_info'
import theme from './validators/theme'
import side_menu from './validators/side_menu'
import phone_bar from './validators/phone_bar'
import login_page from './validators/login_page'
import tdk from './validators/tdk'
import trade from './validators/trade'
import after_sale from './validators/after_sale'
import points_mall from './validators/points_mall'
import staff_purchase from './validators/staff_purchase'
import privacy_notice from './validators/privacy_notice'
import analytics from './validators/analytics'
import operator_sign_in from './validators/operator_sign_in'
import size_charts from './validators/size_charts'
import type {
  ShopInfo,
  ShopTheme,
  SideMenu,
  PhoneBar,
  LoginPage,
  SiteTdk,
  TradeSetting,
  AfterSaleSetting,
  PointsMall,
  StaffPurchase,
  PrivacyNotice,
  AnalyticsSetting,
  OperatorSignInSetting,
  SizeCharts,
} from './types'
import type { Validate } from '../validate-function'

/** Name of a setting → what its value looks like once defaults are filled in. */
export interface SettingValues {
  shop_info: ShopInfo
  theme: ShopTheme
  side_menu: SideMenu
  phone_bar: PhoneBar
  login_page: LoginPage
  tdk: SiteTdk
  trade: TradeSetting
  after_sale: AfterSaleSetting
  points_mall: PointsMall
  staff_purchase: StaffPurchase
  privacy_notice: PrivacyNotice
  analytics: AnalyticsSetting
  operator_sign_in: OperatorSignInSetting
  size_charts: SizeCharts
}

/** Every setting that has a schema; its validator gets `{ props: value }`. */
export const settings: Record<keyof SettingValues, { title: string; validate: Validate }> = {
  shop_info: { title: '店铺信息', validate: shop_info },
  theme: { title: '店铺主题', validate: theme },
  side_menu: { title: '侧边菜单', validate: side_menu },
  phone_bar: { title: '手机导航', validate: phone_bar },
  login_page: { title: '登录页', validate: login_page },
  tdk: { title: '搜索引擎信息', validate: tdk },
  trade: { title: '交易设置', validate: trade },
  after_sale: { title: '售后与评价', validate: after_sale },
  points_mall: { title: '积分商城', validate: points_mall },
  staff_purchase: { title: '员工内购', validate: staff_purchase },
  privacy_notice: { title: '隐私提示', validate: privacy_notice },
  analytics: { title: '访问统计', validate: analytics },
  operator_sign_in: { title: '运营人员登录', validate: operator_sign_in },
  size_charts: { title: '尺码表', validate: size_charts },
}
