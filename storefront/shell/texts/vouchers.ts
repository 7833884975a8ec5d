/** What is said of the proof of a bank transfer, at the cashier as in an order. */
export const vouchers = {
  payerName: '付款户名',
  voucherState: {
    0: '凭证待审核',
    1: '凭证已通过',
    2: '凭证未通过，请修改后重新提交',
    9: '凭证已取消',
  },
} as const
