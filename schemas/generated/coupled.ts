// Written by scripts/generate.ts (npm run generate); do not edit.
import type { CoupledKeys } from '../coupled'

/** Widget type → every `x-merge` group of its schema; `*` stands for each item of an array. */
export const coupledKeys: Record<string, CoupledKeys[]> = {
  W0001: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0002: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'moreLinkData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0003: [
    { path: ['props', 'data', '*'], keys: ['leftPer', 'topPer', 'widthPer', 'heightPer'] },
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
    { path: ['style'], keys: ['width', 'height'] },
  ],
  W0004: [
    { path: ['props'], keys: ['logoWidth', 'logoHeight'] },
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'moreLinkData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0005: [
    { path: ['props', 'data', '*', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0006: [{ path: ['style'], keys: ['x', 'y'] }],
  W0007: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0008: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0010: [{ path: ['style'], keys: ['x', 'y'] }],
  W0011: [
    { path: ['props', 'data'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0012: [
    { path: ['props', 'linkPath'], keys: 'all' },
    { path: ['props', 'data', '0', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'data', '1', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'data', '2', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'data', '3', '*', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0013: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0014: [
    { path: ['props', 'data', '*', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0015: [
    { path: ['props', 'data', '*', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0016: [
    { path: ['props', 'linkPath'], keys: 'all' },
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0017: [
    { path: ['props', 'pathData'], keys: 'all' },
    { path: ['props', 'data', '*', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0018: [
    { path: ['props', 'data', '*', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0019: [
    { path: ['props', 'moreLinkData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0020: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'data', '*', 'goods_list', '*', 'pathData'], keys: 'all' },
    { path: ['props', 'moreLinkData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0021: [
    { path: ['props', 'moreLinkData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  W0022: [{ path: ['style'], keys: ['x', 'y'] }],
  W0023: [{ path: ['style'], keys: ['x', 'y'] }],
  W0024: [{ path: ['style'], keys: ['x', 'y'] }],
  W0025: [
    { path: ['props', 'data', '*', 'pathData'], keys: 'all' },
    { path: ['style'], keys: ['x', 'y'] },
  ],
  'address-book': [{ path: ['style'], keys: ['x', 'y'] }],
  'address-form': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-bind-phone': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-bind-wechat': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-bind': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-login': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-password': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-profile': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-redirect': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-register': [{ path: ['style'], keys: ['x', 'y'] }],
  'auth-wx-login': [{ path: ['style'], keys: ['x', 'y'] }],
  'cart-lines': [{ path: ['style'], keys: ['x', 'y'] }],
  'cashier-desk': [{ path: ['style'], keys: ['x', 'y'] }],
  'cashier-pay': [{ path: ['style'], keys: ['x', 'y'] }],
  'checkout-form': [{ path: ['style'], keys: ['x', 'y'] }],
  'coupon-center': [{ path: ['style'], keys: ['x', 'y'] }],
  'finish-result': [{ path: ['style'], keys: ['x', 'y'] }],
  'goods-detail': [{ path: ['style'], keys: ['x', 'y'] }],
  'goods-list': [{ path: ['style'], keys: ['x', 'y'] }],
  licence: [{ path: ['style'], keys: ['x', 'y'] }],
  'points-checkout': [{ path: ['style'], keys: ['x', 'y'] }],
  'points-detail': [{ path: ['style'], keys: ['x', 'y'] }],
  'points-list': [{ path: ['style'], keys: ['x', 'y'] }],
  'points-result': [{ path: ['style'], keys: ['x', 'y'] }],
  'shop-detail': [{ path: ['style'], keys: ['x', 'y'] }],
  'shop-list': [{ path: ['style'], keys: ['x', 'y'] }],
  'staff-licence': [{ path: ['style'], keys: ['x', 'y'] }],
  'staff-login': [{ path: ['style'], keys: ['x', 'y'] }],
}
