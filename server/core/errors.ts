/**
 * Catalogue of all API errors. `code` begins with the HTTP status and is never reused; 401001 and 401002 are the
 * upstream's. Shoppers read the message.
 */
export const ERRORS = {
  bad_request: { code: 400001, message: '请求格式有误' },
  unknown_field: { code: 400002, message: '提交了不支持的字段' },
  wrong_sign: { code: 400003, message: '签名有误' },
  unauthenticated: { code: 401001, message: '请先登录' },
  account_disabled: { code: 401002, message: '账号已被停用' },
  company_mismatch: { code: 401003, message: '登录信息与当前商城不符，请重新登录' },
  company_not_found: { code: 401004, message: '商城不存在' },
  wrong_credentials: { code: 401005, message: '账号或密码错误' },
  forbidden: { code: 403001, message: '没有权限' },
  foreign_origin: { code: 403002, message: '请求来自其他网站，已拒绝' },
  second_factor_due: { code: 403004, message: '请先开启两步验证' },
  not_staff: { code: 403003, message: '仅限员工' },
  not_whitelisted: { code: 403005, message: '该店铺仅对白名单会员开放' },
  not_found: { code: 404001, message: '您访问的内容不存在' },
  route_not_found: { code: 404002, message: '接口不存在' },
  conflict: { code: 409001, message: '内容已被他人修改' },
  in_use: { code: 409002, message: '正在使用中，不能删除' },
  out_of_stock: { code: 409021, message: '库存不足' },
  price_changed: { code: 409022, message: '价格已变动' },
  order_state: { code: 409023, message: '订单状态已变化' },
  too_many_unpaid: { code: 409024, message: '未付款的订单过多，请先付款或取消' },
  too_many_vouchers: { code: 409026, message: '待审核的付款凭证过多，请等审核后再上传' },
  over_refund: { code: 409025, message: '退款超过了可退金额' },
  claim_refused: { code: 409031, message: '领取优惠券失败' },
  coupon_taken: { code: 409032, message: '优惠券已被使用' },
  seckill_state: { code: 409061, message: '活动未在进行' },
  purchase_limit: { code: 409062, message: '已超过每人限购数量' },
  ticket_refused: { code: 409063, message: '抢购资格已失效，请重新抢购' },
  too_large: { code: 413001, message: '提交的内容过大' },
  unsupported_media_type: { code: 415001, message: '不支持的内容类型' },
  wrong_host: { code: 421001, message: '此域名不属于本站，请核对访问地址' },
  invalid: { code: 422001, message: '提交的内容有误' },
  key_reused: { code: 422021, message: '同一个幂等键已用于不同的请求' },
  unbuyable: { code: 422022, message: '部分商品无法购买' },
  pay_type_unavailable: { code: 422023, message: '支付方式不可用' },
  payer_unknown: { code: 422024, message: '请先绑定微信，再用微信支付' },
  coupon_unusable: { code: 422031, message: '优惠券不可用' },
  undeliverable: { code: 422032, message: '收货地址不在配送范围内' },
  points_short: { code: 422033, message: '积分不足' },
  cart_full: { code: 422034, message: '购物车已满' },
  /** Not 401: clients handle 401 as an expired session instead of showing the message. */
  wrong_login: { code: 422042, message: '用户名或密码错误' },
  captcha_required: { code: 422041, message: '请输入图片验证码' },
  second_factor_required: { code: 422043, message: '请输入动态验证码' },
  unpublishable: { code: 422002, message: '页面存在问题，不能发布' },
  too_many_requests: { code: 429001, message: '操作过于频繁，请稍后再试' },
  internal: { code: 500001, message: '操作失败' },
  provider_failed: { code: 502001, message: '支付渠道暂时无法使用，请稍后再试' },
  not_ready: { code: 503001, message: '服务正在启动或维护中，请稍后再试' },
} as const satisfies Record<string, { code: number; message: string }>

export type ErrorName = keyof typeof ERRORS

/** The HTTP status of an error. */
export const statusOf = (error: ErrorName) => Math.floor(ERRORS[error].code / 1000)

export interface ErrorDetails {
  /** Replaces the catalogue's message where this case can be more specific. */
  message?: string
  /** Messages by field: `{mobile: ['…']}`. */
  errors?: Record<string, string[]>
  /** Data that a client needs to continue, in the shape that the endpoint's description names. */
  details?: unknown
  /** Seconds after which a retry makes sense: the header Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** Thrown anywhere below a route; the error handler turns it into the envelope. */
export class AppError extends Error {
  readonly status: number
  readonly code: number
  readonly errors: Record<string, string[]> | undefined
  readonly details: unknown
  readonly retryAfter: number | undefined

  constructor(
    readonly error: ErrorName,
    { message, errors, details, retryAfter, cause }: ErrorDetails = {},
  ) {
    super(message ?? ERRORS[error].message, { cause })
    this.name = 'AppError'
    this.code = ERRORS[error].code
    this.status = statusOf(error)
    this.errors = errors
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** Refuses the value of one field. @param field its path in the body or form */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('invalid', { message, errors: { [field]: [message] } })

/** @throws AppError invalid with the messages of all faults that are true */
export function refuseFaults(faults: readonly [wrong: boolean, message: string][]): void {
  const found = faults.filter(([wrong]) => wrong).map(([, message]) => message)
  if (found.length > 0) throw new AppError('invalid', { message: found.join('；') })
}

/** Body of every error answer. */
export interface ErrorEnvelope {
  msg: string
  data: {
    message: string
    status_code: number
    code: number
    errors?: Record<string, string[]>
    details?: unknown
  }
}

export function envelope(error: AppError): ErrorEnvelope {
  const { message, status, code, errors, details } = error
  return {
    msg: message,
    data: {
      message,
      status_code: status,
      code,
      ...(errors && { errors }),
      ...(details !== undefined && { details }),
    },
  }
}
