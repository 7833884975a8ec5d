import { useState } from 'react'
import type { IdentityProofBody } from '@schemas/generated/api'
import { ProveSelf } from '../../account/ProveSelf'
import { becomeVisitor } from '@storefront/shell/session/session'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { Checkbox } from '@storefront/shell/parts/form/Checkbox'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/account'
import css from './Render.module.css'

const CONFLICT = 409

interface LeaveProps {
  /** Masked; '' where none is bound. */
  mobile: string
  hasPassword: boolean
}

/** First understood, then proved, then asked once more. */
export function Leave({ mobile, hasPassword }: LeaveProps) {
  const form = useFields({ understood: false })
  const [understood, understand] = useState(false)
  const agree = form.send(() => Promise.resolve(understand(true)))
  if (!understood)
    return (
      <form method="post" noValidate onSubmit={(event) => void agree(event)} className={css.form}>
        <Checkbox control={form.control} name="understood" needed={texts.understoodMissing}>
          {texts.understood}
        </Checkbox>
        <Button submit>{texts.next}</Button>
      </form>
    )
  // the member has nothing to prove themselves by: signing in was the proof
  if (mobile === '' && !hasPassword)
    return (
      <Button kind="error" onClick={() => void leave({})}>
        {texts.deleteNow}
      </Button>
    )
  return (
    <section className={css.form} aria-label={texts.proveToDelete}>
      <h3 className={css.heading}>{texts.proveToDelete}</h3>
      <ProveSelf
        mobile={mobile}
        hasPassword={hasPassword}
        submitText={texts.deleteNow}
        kind="error"
        onProve={leave}
      />
    </section>
  )
}

/** @throws ApiError for a wrong proof */
async function leave(body: IdentityProofBody): Promise<void> {
  if (!(await confirm(texts.deleteAsk))) return
  try {
    await call('DELETE /member', { body, quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error
    // something came in the way meanwhile: the page says what
    showToast(error.message)
    return refreshPage()
  }
  showToast(texts.deleted)
  becomeVisitor()
}
