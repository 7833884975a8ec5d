import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './CouponTicket.module.css'
import { Picture } from './Picture'

/** What a coupon takes off, and from what sum. */
export interface Worth {
  /** Before the figure: ¥. */
  symbol?: string
  /** '' for a gift. */
  figure: string
  /** After it: 折, RMB. */
  unit: string
  condition: string
}

interface CouponTicketProps {
  worth: Worth
  title: string
  /** Below the title: for what, until when. Empty ones are left out. */
  lines?: readonly ReactNode[]
  /** At the end: its state and button. */
  foot?: ReactNode
  /** Nothing can be done with it any more. */
  closed?: boolean
  /** Instead of its texts. */
  picture?: string
}

/** The paper of a coupon, wherever one is shown: what it is worth beside what it is for, its button at the end. */
export function CouponTicket({
  worth: { symbol, figure, unit, condition },
  title,
  lines = [],
  foot,
  closed = false,
  picture,
}: CouponTicketProps) {
  return (
    <div className={clsx(css.ticket, closed && css.closed)}>
      {picture ? (
        <Picture src={picture} alt={title} fit="contain" className={css.picture} />
      ) : (
        <div className={css.value}>
          <strong className={css.figure}>
            {symbol && <small>{symbol}</small>}
            {figure || '礼'}
            {unit && <small>{unit}</small>}
          </strong>
          <span>{condition}</span>
        </div>
      )}
      <div className={css.side}>
        {!picture && (
          <>
            <h3 className={css.title} title={title}>
              {title}
            </h3>
            {lines.filter(Boolean).map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
              <p key={index} className={css.line}>
                {line}
              </p>
            ))}
          </>
        )}
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </div>
  )
}

interface ClaimButtonProps {
  /** 立即领取, 已领取 … */
  text: string
  /** Accessible name: the text and the coupon's. */
  label: string
  open: boolean
  busy: boolean
  onClaim(): void
}

/** Claims a coupon. Not `disabled` once it is claimed, since it keeps the focus of who has just done so. */
export const ClaimButton = ({ text, label, open, busy, onClaim }: ClaimButtonProps) => (
  <button
    type="button"
    className={css.claim}
    aria-disabled={!open || busy || undefined}
    aria-busy={busy || undefined}
    aria-label={label}
    onClick={() => open && !busy && onClaim()}
  >
    {text}
  </button>
)
