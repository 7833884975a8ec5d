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
import addressBook from './address-book'
import addressForm from './address-form'
import aftersaleApply from './aftersale-apply'
import aftersaleDetail from './aftersale-detail'
import aftersaleList from './aftersale-list'
import articleDetail from './article-detail'
import articleFaqs from './article-faqs'
import articleHome from './article-home'
import articleList from './article-list'
import authBindPhone from './auth-bind-phone'
import authBindWechat from './auth-bind-wechat'
import authBind from './auth-bind'
import authLogin from './auth-login'
import authPassword from './auth-password'
import authProfile from './auth-profile'
import authRedirect from './auth-redirect'
import authRegister from './auth-register'
import authWxLogin from './auth-wx-login'
import cartLines from './cart-lines'
import cashierDesk from './cashier-desk'
import cashierPay from './cashier-pay'
import checkoutForm from './checkout-form'
import compsControls from './comps-controls'
import compsIndex from './comps-index'
import compsWidgets from './comps-widgets'
import couponCenter from './coupon-center'
import finishResult from './finish-result'
import goodsDetail from './goods-detail'
import goodsList from './goods-list'
import licence from './licence'
import memberAddressForm from './member-address-form'
import memberAddresses from './member-addresses'
import memberCoupons from './member-coupons'
import memberData from './member-data'
import memberDeletion from './member-deletion'
import memberFavourites from './member-favourites'
import memberFootprints from './member-footprints'
import memberHome from './member-home'
import memberMessages from './member-messages'
import memberMobile from './member-mobile'
import memberPassword from './member-password'
import memberPoints from './member-points'
import memberProfile from './member-profile'
import memberRights from './member-rights'
import memberSessions from './member-sessions'
import memberVip from './member-vip'
import orderDetail from './order-detail'
import orderList from './order-list'
import orderLogistics from './order-logistics'
import orderPrint from './order-print'
import orderRate from './order-rate'
import pointsCheckout from './points-checkout'
import pointsDetail from './points-detail'
import pointsList from './points-list'
import pointsResult from './points-result'
import searchStart from './search-start'
import shopDetail from './shop-detail'
import shopList from './shop-list'
import staffLicence from './staff-licence'
import staffLogin from './staff-login'
import storeFinder from './store-finder'
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
  W0015,
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
  'address-form': addressForm,
  'aftersale-apply': aftersaleApply,
  'aftersale-detail': aftersaleDetail,
  'aftersale-list': aftersaleList,
  'article-detail': articleDetail,
  'article-faqs': articleFaqs,
  'article-home': articleHome,
  'article-list': articleList,
  'auth-bind-phone': authBindPhone,
  'auth-bind-wechat': authBindWechat,
  'auth-bind': authBind,
  'auth-login': authLogin,
  'auth-password': authPassword,
  'auth-profile': authProfile,
  'auth-redirect': authRedirect,
  'auth-register': authRegister,
  'auth-wx-login': authWxLogin,
  'cart-lines': cartLines,
  'cashier-desk': cashierDesk,
  'cashier-pay': cashierPay,
  'checkout-form': checkoutForm,
  'comps-controls': compsControls,
  'comps-index': compsIndex,
  'comps-widgets': compsWidgets,
  'coupon-center': couponCenter,
  'finish-result': finishResult,
  'goods-detail': goodsDetail,
  'goods-list': goodsList,
  licence,
  'member-address-form': memberAddressForm,
  'member-addresses': memberAddresses,
  'member-coupons': memberCoupons,
  'member-data': memberData,
  'member-deletion': memberDeletion,
  'member-favourites': memberFavourites,
  'member-footprints': memberFootprints,
  'member-home': memberHome,
  'member-messages': memberMessages,
  'member-mobile': memberMobile,
  'member-password': memberPassword,
  'member-points': memberPoints,
  'member-profile': memberProfile,
  'member-rights': memberRights,
  'member-sessions': memberSessions,
  'member-vip': memberVip,
  'order-detail': orderDetail,
  'order-list': orderList,
  'order-logistics': orderLogistics,
  'order-print': orderPrint,
  'order-rate': orderRate,
  'points-checkout': pointsCheckout,
  'points-detail': pointsDetail,
  'points-list': pointsList,
  'points-result': pointsResult,
  'search-start': searchStart,
  'shop-detail': shopDetail,
  'shop-list': shopList,
  'staff-licence': staffLicence,
  'staff-login': staffLogin,
  'store-finder': storeFinder,
}
