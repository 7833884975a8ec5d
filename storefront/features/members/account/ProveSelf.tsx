import type { FormEvent, ReactNode } from 'react'
import type { IdentityProofBody } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { Button, type BUTTON_TYPES } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/Field'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { Tabs } from '@storefront/shell/parts/Tabs'
import { texts } from '../texts/account'
import { CodeField } from './Fields'
import css from './form.module.css'

interface Proving {
  submitText: string
  kind?: (typeof BUTTON_TYPES)[number]
  /** A quiet call with the proof. @throws ApiError */
  onProve(proof: IdentityProofBody): Promise<void>
}

interface ProveSelfProps extends Proving {
  /** Masked; '' where none is bound. */
  mobile: string
  hasPassword?: boolean
}

/** Verifies the signed-in member: by a code to the bound number, or by the password. */
export function ProveSelf({ mobile, hasPassword = true, ...proving }: ProveSelfProps) {
  const ways = [
    ...(mobile === ''
      ? []
      : [{ value: 'code', text: texts.byOldCode, panel: <ByCode mobile={mobile} {...proving} /> }]),
    ...(hasPassword ? [{ value: 'password', text: texts.password, panel: <ByPassword {...proving} /> }] : []),
  ]
  return <Tabs name="proof" label={texts.proofWays} tabs={ways} />
}

function ByCode({ mobile, onProve, ...look }: Proving & { mobile: string }) {
  const form = useFields({ vcode: '' })
  const sending = useCodeSending({
    recipient: mobile,
    validate: () => Promise.resolve(true),
    ask: () => call('POST /member/identity/code', { quiet: true }),
    refused: (error) => placeRefusal(form, error, { elsewhere: 'vcode' }),
  })
  const work = form.send((values) =>
    onProve(values).catch((error: unknown) => placeRefusal(form, error, { elsewhere: 'vcode' })),
  )
  return (
    <ProofForm {...look} busy={form.formState.isSubmitting} onSubmit={work}>
      <p className={css.hint}>{texts.codeGoesTo(mobile)}</p>
      <CodeField control={form.control} name="vcode" {...sending} />
    </ProofForm>
  )
}

function ByPassword({ onProve, ...look }: Proving) {
  const form = useFields({ password: '' })
  const work = form.send((values) =>
    onProve(values).catch((error: unknown) => placeRefusal(form, error, { elsewhere: 'password' })),
  )
  return (
    <ProofForm {...look} busy={form.formState.isSubmitting} onSubmit={work}>
      <TextField
        control={form.control}
        name="password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        rules={[required(texts.passwordMissing)]}
      />
    </ProofForm>
  )
}

interface ProofFormProps extends Omit<Proving, 'onProve'> {
  busy: boolean
  onSubmit(event: FormEvent): Promise<void>
  children: ReactNode
}

function ProofForm({ submitText, kind = 'primary', busy, onSubmit, children }: ProofFormProps) {
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <FormButtons>
        <Button kind={kind} submit busy={busy}>
          {submitText}
        </Button>
      </FormButtons>
    </form>
  )
}
