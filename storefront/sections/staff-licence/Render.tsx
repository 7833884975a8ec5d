import { useState } from 'react'
import { Protocol } from '../../account/Protocol'
import { useReturn } from '../../account/use-return'
import { goOn } from '../../actions/session'
import { succeeds } from '../../api/succeeds'
import { call } from '../../api/call'
import { refreshPage } from '../../navigation/refresh-page'
import { Button } from '../../parts/Button'
import { AskFailed } from '../../parts/AskFailed'
import { texts } from '../../texts/auth'
import { useAnswers } from '../use-answers'
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
