import { useState } from 'react'
import { texts } from '../../texts/form'
import { Button } from '../Button'
import { useWait } from './resend'
import css from './SendCode.module.css'

export interface SendCodeProps {
  /** Whom the code goes to: the wait after it is theirs. */
  recipient: string
  onSend(): Promise<void>
}

/** 发送验证码 · {n}秒后重发 · 重新发送; shown beside the field for the code. */
export function SendCode({ recipient, onSend }: SendCodeProps) {
  const left = useWait(recipient)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await onSend()
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className={css.button}>
      <Button block busy={busy} disabled={Boolean(left)} onClick={() => void send()}>
        {codeLabel(left)}
      </Button>
    </span>
  )
}

/** @param left seconds to wait; `undefined` where nothing has been sent yet */
function codeLabel(left: number | undefined): string {
  if (left === undefined) return texts.sendCode
  return left > 0 ? texts.resendIn(left) : texts.sendAgain
}
