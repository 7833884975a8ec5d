// Written by scripts/generate.ts (npm run generate); do not edit.
export const strings = {
  claimTitle: '领取成功',
  claimText: '优惠券领取成功，现在去使用',
  claimOk: '确定',
  claimCancel: '取消',
} as const
