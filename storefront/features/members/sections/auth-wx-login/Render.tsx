import { useEffect, useState } from 'react'
import { useShop } from '@engine'
import type { SeeLoginScanAnswer } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { useQuery } from '@storefront/shell/session/use-return'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { momentOf } from '@storefront/shell/parts/moments'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts as frame } from '@storefront/shell/texts/site-frame'
import { texts } from '../../texts/auth'
import { Scan } from './Scan'
import { isPhonesSide } from './side'
import { browserName } from './browser-name'
import css from './Scan.module.css'

/** Signing in by a code: `/auth/wx-login` shows it, `/auth/scan` is where it leads a phone. */
export function Render() {
  const onPhone = isPhonesSide(useShop().path)
  return (
    <AuthStage title={onPhone ? texts.scanConfirm : texts.scan}>{onPhone ? <Confirm /> : <Scan />}</AuthStage>
  )
}

/** What a phone shows that has scanned a code: who wants in, and whether that is right. */
function Confirm() {
  const code = useQuery('code')
  const [seen, see] = useState<SeeLoginScanAnswer>()
  // who came without a code has none to ask about
  const [end, setEnd] = useState<string | undefined>(code ? undefined : texts.scanExpired)
  const [busy, setBusy] = useState<'confirm' | 'cancel'>()
  useEffect(() => {
    if (!code) return
    call('POST /login/scan/seen', { body: { code }, quiet: true }).then(see, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setEnd(error.message)
    })
  }, [code])
  const settle = async (what: 'confirm' | 'cancel', text: string) => {
    setBusy(what)
    if (await succeeds(call(`POST /login/scan/${what}`, { body: { code } }))) setEnd(text)
    setBusy(undefined)
  }
  if (end !== undefined)
    return (
      <Notice drawing="account" text={end}>
        <ButtonLink href="/">{frame.backHome}</ButtonLink>
      </Notice>
    )
  if (!seen) return <output>{texts.scanLoading}</output>
  return (
    <>
      <p className={css.facts}>
        {texts.scanWho(browserName(seen.user_agent))}
        <br />
        {texts.scanWhen(momentOf(seen.asked))}
      </p>
      <p className={css.warning} role="note">
        {texts.scanWarning}
      </p>
      <div className={css.buttons}>
        <Button
          kind="primary"
          size="large"
          block
          busy={busy === 'confirm'}
          onClick={() => void settle('confirm', texts.scanConfirmed)}
        >
          {texts.scanConfirm}
        </Button>
        <Button
          size="large"
          block
          busy={busy === 'cancel'}
          onClick={() => void settle('cancel', texts.scanCancelled)}
        >
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}
