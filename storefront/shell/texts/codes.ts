/** Texts of the QR codes of signing in and paying. */
export const codes = { over: '二维码已失效', renew: '刷新二维码' } as const
