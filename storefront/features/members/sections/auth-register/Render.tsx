import { Fragment, useState, type MouseEvent } from 'react'
import type { Agreement } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { trackLater } from '@storefront/shell/analytics/track-later'
import { call } from '@storefront/shell/api/call'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { CaptchaField } from '@storefront/shell/parts/form/CaptchaField'
import { Checkbox } from '@storefront/shell/parts/form/Checkbox'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { useCaptcha } from '@storefront/shell/parts/form/use-captcha'
import { requirePicture, useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { Modal } from '@storefront/shell/parts/Modal'
import { AGREEMENTS, DemoHint } from '../../account/Notes'
import { texts } from '../../texts/auth'
import type data from './data'
import { CodeField, NewPassword, MobileField } from '../../account/Fields'
import css from './Render.module.css'

/** Registers a visitor as a member, who must agree to the protocols. */
export function Render() {
  const answers = useAnswers<typeof data>()
  const target = useReturn()
  const agreements = AGREEMENTS.flatMap((type): Agreement[] => {
    const { data: agreement } = answers[type] ?? {}
    return agreement ? [agreement] : []
  })
  return (
    <AuthStage title={texts.registerTitle}>
      {agreements.length === AGREEMENTS.length ? (
        <RegisterForm agreements={agreements} onDone={() => goOn(withReturn('/auth/profile', target))} />
      ) : (
        <AskFailed error={answers.member_register?.error ?? answers.privacy?.error} />
      )}
      {answers.demo?.data && <DemoHint />}
    </AuthStage>
  )
}

interface RegisterFormProps {
  /** What is agreed to, in the versions that were shown. */
  agreements: readonly Agreement[]
  onDone(): void
}

const EMPTY = { mobile: '', vcode: '', password: '', again: '', agreed: false }

function RegisterForm({ agreements, onDone }: RegisterFormProps) {
  const form = useFields(EMPTY)
  const captcha = useCaptcha('sign')
  const { control, formState } = form
  const recipient = form.watch('mobile')
  const sending = useCodeSending({
    recipient,
    validate: () => form.trigger('mobile', { shouldFocus: true }),
    captcha,
    ask: (read) =>
      call('GET /member/sms/code', { query: { mobile: recipient, type: 'sign', ...read }, quiet: true }),
    refused: (error) => placeRefusal(form, error),
  })
  const work = form.send(
    async ({ mobile: number, vcode, password }) => {
      const agreed = agreements.map(({ type, version }) => ({ type, version }))
      try {
        await call('POST /member', { body: { mobile: number, vcode, password, agreed }, quiet: true })
      } catch (error) {
        // a newer version of the agreement applies and has to be read first
        if (error instanceof ApiError && error.errors['agreed']) {
          form.setValue('agreed', false)
          refreshPage()
        }
        return placeRefusal(form, error)
      }
      trackLater('register', {})
      onDone()
    },
    () => requirePicture(captcha, recipient),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <MobileField control={control} name="mobile" />
      <CaptchaField captcha={captcha} />
      <CodeField control={control} name="vcode" {...sending} />
      <NewPassword control={control} password={() => form.getValues('password')} />
      <Checkbox control={control} name="agreed" needed={texts.agreeMissing}>
        {texts.agree}
        <Consent agreements={agreements} />
      </Checkbox>
      <Button kind="primary" size="large" block submit busy={formState.isSubmitting}>
        {texts.signUp}
      </Button>
    </form>
  )
}

/** Links to what is agreed to; each opens its text in a dialog, the very version that will be sent. */
function Consent({ agreements }: { agreements: readonly Agreement[] }) {
  const [shown, show] = useState<Agreement>()
  const [open, setOpen] = useState(false)
  const openDialog = (agreement: Agreement) => (event: MouseEvent) => {
    event.preventDefault()
    show(agreement)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      {agreements.map((agreement, index) => (
        <Fragment key={agreement.type}>
          {index > 0 && texts.and}
          <a className={css.link} href={`/license?type=${agreement.type}`} onClick={openDialog(agreement)}>
            《{agreement.title}》
          </a>
        </Fragment>
      ))}
      {shown && (
        <Modal open={open} title={shown.title} onCancel={close} onConfirm={close} confirmText={texts.known}>
          <p className={css.version}>{texts.version(shown.version)}</p>
          {/* cleaned by the server */}
          <div dangerouslySetInnerHTML={{ __html: shown.content }} />
        </Modal>
      )}
    </>
  )
}
