import { Button } from '@storefront/shell/parts/Button'
import { Checkbox } from '@storefront/shell/parts/form/Checkbox'
import { email, mobile, required, taxNumber } from '@storefront/shell/parts/form/rules'
import { startWait } from '@storefront/shell/parts/form/resend'
import { SendCode } from '@storefront/shell/parts/form/SendCode'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

/** The recipient of the demonstration's wait: none. */
const NOBODY = 'comps'

const EMPTY = { name: '', mobile: '', tax: '', email: '', agreed: false }

async function pretend() {
  startWait(NOBODY)
  showToast(texts.codeSent)
}

/** Rules that speak when a field is left (rule forms-1). */
export function Fields() {
  const { control, send } = useFields(EMPTY)
  return (
    <Box title={texts.fields}>
      <form
        method="post"
        className={css.form}
        noValidate
        onSubmit={send(async () => showToast(texts.correct))}
      >
        <TextField
          control={control}
          name="name"
          label={texts.name}
          required
          rules={[required(texts.nameMissing)]}
        />
        <TextField
          control={control}
          name="mobile"
          label={texts.mobile}
          type="tel"
          rules={[mobile]}
          after={<SendCode recipient={NOBODY} onSend={pretend} />}
        />
        <TextField control={control} name="tax" label={texts.tax} rules={[taxNumber]} />
        <TextField control={control} name="email" label={texts.email} type="email" rules={[email]} />
        <Checkbox control={control} name="agreed" needed={texts.agreeMissing}>
          {texts.agree}
        </Checkbox>
        <Button submit kind="primary">
          {texts.submit}
        </Button>
      </form>
    </Box>
  )
}
