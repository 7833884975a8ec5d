import type { PayWay } from './ways'
import css from './WayMark.module.css'

/** px */
const SIDE = 32

/** A sign of our own before the name of a way to pay. */
export function WayMark({ kind, app }: Pick<PayWay, 'kind' | 'app'>) {
  const sign = app === '支付宝' ? 'alipay' : app === '微信' ? 'wechat' : kind === 'test' ? 'test' : 'bank'
  return (
    <svg viewBox="0 0 32 32" width={SIDE} height={SIDE} aria-hidden="true" className={css[sign]}>
      <rect width="32" height="32" rx="8" />
      {SIGNS[sign]}
    </svg>
  )
}

const SIGNS = {
  alipay: (
    <text x="16" y="22" textAnchor="middle" fontSize="17" fontWeight="600">
      支
    </text>
  ),
  wechat: (
    <>
      <path
        className={css.filled}
        d="M16 7c-6 0-10 3.6-10 8 0 2.5 1.3 4.6 3.4 6L9 25l4-2.3c1 .2 2 .3 3 .3 6 0 10-3.6 10-8s-4-8-10-8z"
      />
      <path className={css.tick} d="M11.5 15l3.2 3.2 6-6" />
    </>
  ),
  test: (
    <path
      className={css.line}
      d="M13 7h6M14.5 7v6.5L9.5 23c-.5 1 .1 2 1.2 2h10.6c1.1 0 1.7-1 1.2-2l-5-9.5V7M11.5 19h9"
    />
  ),
  bank: <path className={css.line} d="M7 13l9-6 9 6zM9.5 14v7.5M16 14v7.5M22.5 14v7.5M7 24.5h18" />,
} as const
