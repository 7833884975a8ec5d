import { useState } from 'react'
import type { PaymentStarted } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import { texts } from '../../texts/pay'
import css from './Render.module.css'

/** The built-in test pay: somebody's click takes the place of the bank. */
export function TestPay({ payment: { payment_id, trade_info } }: { payment: PaymentStarted }) {
  const [busy, setBusy] = useState(false)
  const end = async (success: boolean) => {
    setBusy(true)
    const body = { payment_id, success }
    const done = await succeeds(call('POST /payment/test', { body })).finally(() => setBusy(false))
    if (done) navigate(finishPath(trade_info.trade_id), { replace: true })
  }
  return (
    <div className={css.middle}>
      <p className={css.text}>{texts.testHint}</p>
      <p className={css.buttons}>
        <Button kind="success" size="large" busy={busy} onClick={() => void end(true)}>
          {texts.testSucceeds}
        </Button>
        <Button kind="error" size="large" busy={busy} onClick={() => void end(false)}>
          {texts.testFails}
        </Button>
      </p>
    </div>
  )
}
