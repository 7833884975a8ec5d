import { useShop } from '@engine'
import { CodeField } from '../../account/CodeField'
import { DemoHint } from '../../account/DemoHint'
import css from '../../account/form.module.css'
import { useReturn } from '../../account/use-return'
import { goOn } from '../../actions/session'
import { call } from '../../api/call'
import { AuthStage } from '../../layout/AuthStage'
import { Button } from '../../parts/Button'
import { placeRefusal } from '../../parts/form/place-refusal'
import { mobile, required } from '../../parts/form/rules'
import { TextField } from '../../parts/form/TextField'
import { useCodeSending } from '../../parts/form/use-code-sending'
import { useFields } from '../../parts/form/use-fields'
import { showToast } from '../../state/toasts'
import { texts } from '../../texts/auth'
import { useAnswers } from '../use-answers'
import type data from './data'

/** Binds a member's account to a number, or to another one, which a code proves to be his. */
export function Render() {
  const { user } = useShop()
  const { demo } = useAnswers<typeof data>()
  const target = useReturn()
  const form = useFields({ mobile: '', vcode: '' })
  const recipient = form.watch('mobile')
  const sending = useCodeSending({
    recipient,
    judge: () => form.trigger('mobile', { shouldFocus: true }),
    ask: () => call('GET /member/sms/code', { query: { mobile: recipient, type: 'update' }, quiet: true }),
    refused: (error) => placeRefusal(form, error),
  })
  const work = form.send(async (values) => {
    try {
      await call('POST /member/bindmobile', { body: values, quiet: true })
    } catch (error) {
      return placeRefusal(form, error, { elsewhere: 'vcode' })
    }
    showToast(texts.bindPhoneDone)
    goOn(target)
  })
  return (
    <AuthStage title={texts.bindPhoneTitle}>
      {user?.mobile && <p className={css.hint}>{texts.bindPhoneNow(user.mobile)}</p>}
      <form method="post" noValidate onSubmit={(event) => void work(event)}>
        <TextField
          control={form.control}
          name="mobile"
          label={texts.newMobile}
          type="tel"
          autoComplete="tel-national"
          maxLength={11}
          required
          rules={[required(texts.mobileMissing), mobile]}
        />
        <CodeField control={form.control} name="vcode" {...sending} />
        <Button kind="primary" size="large" block submit busy={form.formState.isSubmitting}>
          {texts.bindPhone}
        </Button>
      </form>
      {demo?.data && <DemoHint />}
    </AuthStage>
  )
}
