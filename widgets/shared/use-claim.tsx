import { useState, type ComponentType, type ReactNode } from 'react'
import { useActions, useMode } from '@engine'
import type { ClaimDialog } from './claim.dialog'
import { claimState, type ShownCoupon } from './coupon'

export interface Claim {
  /** Claims the coupon (button 领取), then opens the dialog. Does nothing in design mode. */
  claim(coupon: ShownCoupon): void
  /** Whether the claim of this coupon is in progress. */
  isBusy(coupon: ShownCoupon): boolean
  /** The coupon including claims made here. */
  now(coupon: ShownCoupon): ShownCoupon
  /** Render it once, anywhere in the widget. */
  dialog: ReactNode
}

/** Key of a coupon with the server's count: local claims are added to it; once it changes, it includes them. */
const countedOf = ({ id, counts }: ShownCoupon) => `${id}/${counts?.user_get_num ?? 0}`

type Dialog = ComponentType<Parameters<typeof ClaimDialog>[0]>

/**
 * Claiming coupons, for every widget that offers it (rule coupons-5): `actions.claimCoupon`, and on success the dialog,
 * whose code is fetched only then. Visitors are led to login and failures are told by the shop; the button returns.
 */
export function useClaim(): Claim {
  const actions = useActions()
  const mode = useMode()
  const [busy, setBusy] = useState<readonly string[]>([])
  const [claimed, setClaimed] = useState<Readonly<Record<string, number>>>({})
  const [dialog, setDialog] = useState<{ View: Dialog; open: boolean } | null>(null)

  const claim = async (coupon: ShownCoupon) => {
    const { id } = coupon
    if (mode === 'design' || busy.includes(id)) return
    setBusy((ids) => [...ids, id])
    try {
      if (!(await actions.claimCoupon(id))) return
      const asCounted = countedOf(coupon)
      setClaimed((counts) => ({ ...counts, [asCounted]: (counts[asCounted] ?? 0) + 1 }))
      const { ClaimDialog: View } = await actions.reach(() => import('./claim.dialog'))
      setDialog({ View, open: true })
    } finally {
      setBusy((ids) => ids.filter((other) => other !== id))
    }
  }
  const close = () => setDialog((shown) => shown && { ...shown, open: false })
  const toGoods = () => {
    close()
    actions.goTo('/items')
  }
  return {
    claim: (coupon) => void claim(coupon),
    isBusy: ({ id }) => busy.includes(id),
    now(coupon) {
      const times = claimed[countedOf(coupon)] ?? 0
      return coupon.counts && times > 0 ? { ...coupon, state: claimState(coupon.counts, times) } : coupon
    },
    dialog: dialog && <dialog.View open={dialog.open} onClose={close} onOk={toGoods} />,
  }
}
