// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  all: '全部',
  locate: '定位',
  locating: '定位中…',
  locateFailed: 'failed{code}',
  loading: '正在查找附近的商家…',
  empty: '附近暂无商家',
  failed: '附近商家加载失败',
  retry: '重试',
  enter: '进店逛逛',
  way: '导航',
  placeholder: '商铺名称',
} as const
