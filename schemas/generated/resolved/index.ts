// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import W0000 from './W0000'
import W0001 from './W0001'
import W0002 from './W0002'
import W0003 from './W0003'
import W0004 from './W0004'
import W0005 from './W0005'
import W0006 from './W0006'
import W0007 from './W0007'
import W0008 from './W0008'
import W0009 from './W0009'
import W0010 from './W0010'
import W0011 from './W0011'
import W0012 from './W0012'
import W0013 from './W0013'
import W0014 from './W0014'
import W0015 from './W0015'
import W0016 from './W0016'
import W0017 from './W0017'
import W0018 from './W0018'
import W0019 from './W0019'
import W0020 from './W0020'
import W0021 from './W0021'
import W0022 from './W0022'
import W0023 from './W0023'
import W0024 from './W0024'
import W0025 from './W0025'
import address_book from './address-book'
import address_form from './address-form'
import aftersale_apply from './aftersale-apply'
import aftersale_detail from './aftersale-detail'
import aftersale_list from './aftersale-list'
import all_categories from './all-categories'
import article_detail from './article-detail'
import article_faqs from './article-faqs'
import article_home from './article-home'
import article_list from './article-list'
import auth_bind_phone from './auth-bind-phone'
import auth_bind_wechat from './auth-bind-wechat'
import auth_bind from './auth-bind'
import auth_login from './auth-login'
import auth_password from './auth-password'
import auth_profile from './auth-profile'
import auth_redirect from './auth-redirect'
import auth_register from './auth-register'
import auth_wx_login from './auth-wx-login'
import cart_lines from './cart-lines'
import cashier_desk from './cashier-desk'
import cashier_pay from './cashier-pay'
import checkout_form from './checkout-form'
import comps_controls from './comps-controls'
import comps_index from './comps-index'
import comps_widgets from './comps-widgets'
import coupon_center from './coupon-center'
import finish_result from './finish-result'
import goods_detail from './goods-detail'
import goods_list from './goods-list'
import licence from './licence'
import member_address_form from './member-address-form'
import member_addresses from './member-addresses'
import member_coupons from './member-coupons'
import member_data from './member-data'
import member_deletion from './member-deletion'
import member_email from './member-email'
import member_favourites from './member-favourites'
import member_footprints from './member-footprints'
import member_home from './member-home'
import member_messages from './member-messages'
import member_mobile from './member-mobile'
import member_password from './member-password'
import member_points from './member-points'
import member_profile from './member-profile'
import member_rights from './member-rights'
import member_sessions from './member-sessions'
import member_vip from './member-vip'
import order_detail from './order-detail'
import order_list from './order-list'
import order_logistics from './order-logistics'
import order_print from './order-print'
import order_rate from './order-rate'
import points_checkout from './points-checkout'
import points_detail from './points-detail'
import points_list from './points-list'
import points_result from './points-result'
import search_start from './search-start'
import seckill_channel from './seckill-channel'
import shop_detail from './shop-detail'
import shop_list from './shop-list'
import staff_licence from './staff-licence'
import staff_login from './staff-login'
import store_finder from './store-finder'

/** Widget type → its resolved schema. For server, scripts and tests: shoppers and operators load none of it. */
export const resolvedSchemas: Readonly<Record<string, Schema>> = {
  'W0000': W0000,
  'W0001': W0001,
  'W0002': W0002,
  'W0003': W0003,
  'W0004': W0004,
  'W0005': W0005,
  'W0006': W0006,
  'W0007': W0007,
  'W0008': W0008,
  'W0009': W0009,
  'W0010': W0010,
  'W0011': W0011,
  'W0012': W0012,
  'W0013': W0013,
  'W0014': W0014,
  'W0015': W0015,
  'W0016': W0016,
  'W0017': W0017,
  'W0018': W0018,
  'W0019': W0019,
  'W0020': W0020,
  'W0021': W0021,
  'W0022': W0022,
  'W0023': W0023,
  'W0024': W0024,
  'W0025': W0025,
  'address-book': address_book,
  'address-form': address_form,
  'aftersale-apply': aftersale_apply,
  'aftersale-detail': aftersale_detail,
  'aftersale-list': aftersale_list,
  'all-categories': all_categories,
  'article-detail': article_detail,
  'article-faqs': article_faqs,
  'article-home': article_home,
  'article-list': article_list,
  'auth-bind-phone': auth_bind_phone,
  'auth-bind-wechat': auth_bind_wechat,
  'auth-bind': auth_bind,
  'auth-login': auth_login,
  'auth-password': auth_password,
  'auth-profile': auth_profile,
  'auth-redirect': auth_redirect,
  'auth-register': auth_register,
  'auth-wx-login': auth_wx_login,
  'cart-lines': cart_lines,
  'cashier-desk': cashier_desk,
  'cashier-pay': cashier_pay,
  'checkout-form': checkout_form,
  'comps-controls': comps_controls,
  'comps-index': comps_index,
  'comps-widgets': comps_widgets,
  'coupon-center': coupon_center,
  'finish-result': finish_result,
  'goods-detail': goods_detail,
  'goods-list': goods_list,
  'licence': licence,
  'member-address-form': member_address_form,
  'member-addresses': member_addresses,
  'member-coupons': member_coupons,
  'member-data': member_data,
  'member-deletion': member_deletion,
  'member-email': member_email,
  'member-favourites': member_favourites,
  'member-footprints': member_footprints,
  'member-home': member_home,
  'member-messages': member_messages,
  'member-mobile': member_mobile,
  'member-password': member_password,
  'member-points': member_points,
  'member-profile': member_profile,
  'member-rights': member_rights,
  'member-sessions': member_sessions,
  'member-vip': member_vip,
  'order-detail': order_detail,
  'order-list': order_list,
  'order-logistics': order_logistics,
  'order-print': order_print,
  'order-rate': order_rate,
  'points-checkout': points_checkout,
  'points-detail': points_detail,
  'points-list': points_list,
  'points-result': points_result,
  'search-start': search_start,
  'seckill-channel': seckill_channel,
  'shop-detail': shop_detail,
  'shop-list': shop_list,
  'staff-licence': staff_licence,
  'staff-login': staff_login,
  'store-finder': store_finder,
}
