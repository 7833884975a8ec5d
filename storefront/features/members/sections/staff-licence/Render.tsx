import { useState } from 'react'
import { Protocol } from '../../Protocol'
import { useReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { succeeds } from '@storefront/shell/api/succeeds'
import { call } from '@storefront/shell/api/call'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** The staff agreement; an employee who is signed in agrees to the version that is shown. */
export function Render() {
  const { agreement, member } = useAnswers<typeof data>()
  const target = useReturn()
  const [busy, setBusy] = useState(false)
  if (!agreement?.data) return <AskFailed error={agreement?.error} />
  const { title, version, content, agreed } = agreement.data
  const agree = async () => {
    setBusy(true)
    const done = await succeeds(call('POST /staff/agreement', { body: { version } }))
    setBusy(false)
    // another version may hold by now: it is to be read
    if (done) goOn(target)
    else refreshPage()
  }
  return (
    <Protocol title={title} version={version} content={content}>
      {member?.data?.login_type === 'staff' && (
        <p className={css.agree}>
          {agreed ? (
            texts.agreedAlready
          ) : (
            <Button kind="primary" size="large" busy={busy} onClick={() => void agree()}>
              {texts.agreeNow}
            </Button>
          )}
        </p>
      )}
    </Protocol>
  )
}
