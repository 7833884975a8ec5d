import { ApiError } from '@schemas/api/api-error'
import { showToast } from '../../state/toasts'
import { startWait, wasSent } from './resend'
import type { SendCodeProps } from './SendCode'
import type { Captcha } from './use-captcha'

const MS = 1000

interface Sending {
  /** The recipient of the code, as entered in the form. */
  recipient: string
  /** Whether that is well; the field says so where it is not. */
  validate(): Promise<boolean>
  /** The picture to read before; absent where none is asked for. */
  captcha?: Captcha
  /** Asks for the code. @throws ApiError */
  ask(read: { token: string; yzm: string }): Promise<{ message: string }>
  /** A refusal that is not about the picture. */
  refused(error: ApiError): void
}

/** Before a code was sent, an empty captcha is reported like other missing fields. */
export function requirePicture(captcha: Captcha, recipient: string) {
  if (!wasSent(recipient)) captcha.take()
}

const NOTHING_READ = { token: '', yzm: '' }

/** What the button does that sends a code: the server's own wait is waited for, too. */
export function useCodeSending({ recipient, validate, captcha, ask, refused }: Sending): SendCodeProps {
  const onSend = async () => {
    if (!(await validate())) return
    const read = captcha ? captcha.take() : NOTHING_READ
    if (!read) return
    try {
      showToast((await ask(read)).message)
      startWait(recipient)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.retryAfter !== undefined) startWait(recipient, error.retryAfter * MS)
      if (!captcha?.refuse(error)) refused(error)
    }
    await captcha?.renew()
  }
  return { recipient, onSend }
}
