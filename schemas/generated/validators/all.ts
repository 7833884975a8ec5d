// Written by scripts/generate.ts (npm run generate); do not edit.
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
import addressBook from './address-book'
import page from './page'
import type { Validate } from '../../validate-function'

export const validatePage: Validate = page

/** Type → its validator, all of them at hand: for server and command line. */
export const validators: Record<string, Validate> = {
  W0000,
  W0001,
  W0002,
  W0003,
  W0004,
  W0005,
  W0006,
  W0007,
  W0008,
  W0009,
  W0010,
  W0011,
  W0012,
  W0013,
  W0014,
  W0015: W0014,
  W0016,
  W0017,
  W0018,
  W0019,
  W0020,
  W0021,
  W0022,
  W0023,
  W0024,
  W0025,
  'address-book': addressBook,
  'address-form': addressBook,
  'aftersale-apply': addressBook,
  'aftersale-detail': addressBook,
  'aftersale-list': addressBook,
  'all-categories': addressBook,
  'article-detail': addressBook,
  'article-faqs': addressBook,
  'article-home': addressBook,
  'article-list': addressBook,
  'auth-bind-phone': addressBook,
  'auth-bind-wechat': addressBook,
  'auth-bind': addressBook,
  'auth-login': addressBook,
  'auth-password': addressBook,
  'auth-profile': addressBook,
  'auth-redirect': addressBook,
  'auth-register': addressBook,
  'auth-wx-login': addressBook,
  'cart-lines': addressBook,
  'cashier-desk': addressBook,
  'cashier-pay': addressBook,
  'checkout-form': addressBook,
  'comps-controls': addressBook,
  'comps-index': addressBook,
  'comps-widgets': addressBook,
  'coupon-center': addressBook,
  'finish-result': addressBook,
  'goods-detail': addressBook,
  'goods-list': addressBook,
  licence: addressBook,
  'member-address-form': addressBook,
  'member-addresses': addressBook,
  'member-coupons': addressBook,
  'member-data': addressBook,
  'member-deletion': addressBook,
  'member-email': addressBook,
  'member-favourites': addressBook,
  'member-footprints': addressBook,
  'member-home': addressBook,
  'member-messages': addressBook,
  'member-mobile': addressBook,
  'member-password': addressBook,
  'member-points': addressBook,
  'member-profile': addressBook,
  'member-rights': addressBook,
  'member-sessions': addressBook,
  'member-vip': addressBook,
  'order-detail': addressBook,
  'order-list': addressBook,
  'order-logistics': addressBook,
  'order-print': addressBook,
  'order-rate': addressBook,
  'points-checkout': addressBook,
  'points-detail': addressBook,
  'points-list': addressBook,
  'points-result': addressBook,
  'search-start': addressBook,
  'seckill-channel': addressBook,
  'shop-detail': addressBook,
  'shop-list': addressBook,
  'staff-licence': addressBook,
  'staff-login': addressBook,
  'store-finder': addressBook,
}
