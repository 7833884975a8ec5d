import { useState } from 'react'
import { RegionPicker } from '@storefront/shell/addresses/RegionPicker'
import { NO_REGION, useRegions } from '@storefront/shell/addresses/regions'
import { DatePicker } from '@storefront/shell/parts/form/DatePicker'
import { Field } from '@storefront/shell/parts/form/Field'
import { RadioGroup } from '@storefront/shell/parts/form/RadioGroup'
import { Rating } from '@storefront/shell/parts/Rating'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

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
