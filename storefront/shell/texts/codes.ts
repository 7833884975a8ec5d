/** What a QR code says that somebody logs in or pays with. */
export const codes = { over: '二维码已失效', renew: '刷新二维码' } as const
