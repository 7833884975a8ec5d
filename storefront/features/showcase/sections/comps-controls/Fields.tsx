import { useState } from 'react'
import { useShop } from '@engine'
import { Price } from '@widgets/shared/Price'
import { Button } from '@storefront/shell/parts/Button'
import { Checkbox } from '@storefront/shell/parts/form/Checkbox'
import { email, mobile, required, taxNumber } from '@storefront/shell/parts/form/rules'
import { startWait } from '@storefront/shell/parts/form/resend'
import { SendCode } from '@storefront/shell/parts/form/SendCode'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { showToast } from '@storefront/shell/state/toasts'
import { RegionPicker } from '@storefront/shell/addresses/RegionPicker'
import { NO_REGION, useRegions } from '@storefront/shell/addresses/regions'
import { DatePicker } from '@storefront/shell/parts/form/DatePicker'
import { Field } from '@storefront/shell/parts/form/Field'
import { RadioGroup } from '@storefront/shell/parts/form/RadioGroup'
import { Rating } from '@storefront/shell/parts/Rating'
import { momentOf } from '@storefront/shell/parts/moments'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { clampPage, FIRST_PAGE, PAGE_SIZE } from '@storefront/shell/parts/paging'
import { QuantityInput } from '@storefront/shell/parts/QuantityInput'
import { queryOf } from '@storefront/shell/routing/query'
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

const REGION_ID = 'comps-region'
const SHOWN_STARS = 4

export function Choices() {
  const [stars, rate] = useState(3)
  const [kind, setKind] = useState('personal')
  const [birthday, setBirthday] = useState('')
  const [region, setRegion] = useState(NO_REGION)
  const regions = useRegions()
  return (
    <Box title={texts.choices}>
      <div className={css.row}>
        <Rating label={texts.rating} value={stars} onChange={rate} />
        <Rating label={texts.ratingShown} value={SHOWN_STARS} />
      </div>
      <div className={css.form}>
        <RadioGroup<string> label={texts.invoiceKind} options={texts.kinds} value={kind} onChange={setKind} />
        <DatePicker label={texts.birthday} value={birthday} onChange={setBirthday} />
        <Field id={REGION_ID} label={texts.region}>
          <RegionPicker id={REGION_ID} regions={regions} value={region} onChange={setRegion} />
        </Field>
      </div>
    </Box>
  )
}

const STOCK = 12
const ROWS = 96
const STAMP = 1_778_004_000
const CENTS = 123_456_780

export function Counting() {
  const [many, setMany] = useState(1)
  const [few, setFew] = useState(1)
  const { path } = useShop()
  const asked = Number(queryOf(path)['page'] ?? FIRST_PAGE)
  const page = Math.max(FIRST_PAGE, clampPage(Math.trunc(asked) || FIRST_PAGE, ROWS, PAGE_SIZE))
  return (
    <Box title={texts.counting}>
      <div className={css.row}>
        <QuantityInput value={many} onChange={setMany} label={texts.quantity} />
        <QuantityInput value={few} max={STOCK} onChange={setFew} label={texts.stock(STOCK)} />
        <span>{texts.stock(STOCK)}</span>
        <Price cents={CENTS} />
        <Price cents={CENTS} former />
        <time>{momentOf(STAMP)}</time>
      </div>
      <Pagination page={page} total={ROWS} hrefOf={(to) => `/comps/controls?page=${to}`} />
    </Box>
  )
}
