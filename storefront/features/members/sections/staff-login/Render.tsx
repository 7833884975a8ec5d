import { useState } from 'react'
import { STAFF_LOGIN_WORK_ID } from '@schemas/generated/limits'
import { CodeField } from '../../account/Fields'
import { DemoHint } from '../../account/Notes'
import css from '../../account/form.module.css'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { call } from '@storefront/shell/api/call'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { Button } from '@storefront/shell/parts/Button'
import { CaptchaField } from '@storefront/shell/parts/form/CaptchaField'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useCaptcha } from '@storefront/shell/parts/form/use-captcha'
import { requirePicture, useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** As schemas/api/staff.json has it. */
const wellFormed = (id: string) => (/^[\w-]*$/.test(id) ? undefined : texts.workIdWrong)

/** Signs an employee in by work id and a code to the number in the company's record. */
export function Render() {
  const { demo } = useAnswers<typeof data>()
  const target = useReturn()
  const form = useFields({ work_id: '', vcode: '' })
  const captcha = useCaptcha('staff')
  const [number, setNumber] = useState('')
  const work_id = form.watch('work_id')
  const sending = useCodeSending({
    recipient: `staff ${work_id}`,
    validate: () => form.trigger('work_id', { shouldFocus: true }),
    captcha,
    async ask(read) {
      const sent = await call('POST /staff/vcode', { body: { work_id, ...read }, quiet: true })
      const { mobile } = await call('GET /staff/mobile', { query: { work_id }, quiet: true })
      setNumber(mobile)
      return sent
    },
    refused: (error) => placeRefusal(form, error, { elsewhere: 'work_id' }),
  })
  const work = form.send(
    async (values) => {
      try {
        const { agreed } = await call('POST /staff/login', { body: values, quiet: true })
        goOn(agreed ? target : withReturn('/license/staff', target))
      } catch (error) {
        placeRefusal(form, error, { elsewhere: 'vcode' })
      }
    },
    () => requirePicture(captcha, `staff ${work_id}`),
  )
  return (
    <AuthStage title={texts.staffTitle}>
      <form method="post" noValidate onSubmit={(event) => void work(event)}>
        <TextField
          control={form.control}
          name="work_id"
          label={texts.workId}
          autoComplete="username"
          longest={STAFF_LOGIN_WORK_ID}
          required
          rules={[required(texts.workIdMissing), wellFormed]}
        />
        <CaptchaField captcha={captcha} />
        <CodeField control={form.control} name="vcode" {...sending} />
        <output className={css.hint}>{number && texts.codeGoesTo(number)}</output>
        <Button kind="primary" size="large" block submit busy={form.formState.isSubmitting}>
          {texts.signIn}
        </Button>
      </form>
      {demo?.data && <DemoHint />}
    </AuthStage>
  )
}
