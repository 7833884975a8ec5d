import { useController, useWatch } from 'react-hook-form'
import { texts } from '../texts/address'
import { Field, problemId } from '@storefront/shell/parts/form/Field'
import type { Fields } from '@storefront/shell/parts/form/use-fields'
import type { Asked } from '@storefront/shell/parts/use-asked'
import type { AddressValues } from './address-values'
import { RegionPicker } from './RegionPicker'
import { isWhole, type RegionTree } from './regions'

/** The three names of a region as one field; the server's word on any of them stands under it. */
export function RegionField({ form, regions }: { form: Fields<AddressValues>; regions: Asked<RegionTree> }) {
  const { control, setValue } = form
  const [province, city, county] = useWatch({ control, name: ['province', 'city', 'county'] })
  const tree = regions.value
  const {
    field: { ref, onBlur, onChange },
    fieldState,
  } = useController({
    control,
    name: 'county',
    rules: {
      validate: (_county, region) => (tree && isWhole(tree, region) ? true : texts.regionNeeded),
    },
  })
  const problem = fieldState.error?.message
  return (
    <Field id={REGION_ID} label={texts.region} required problem={problem}>
      <RegionPicker
        id={REGION_ID}
        ref={ref}
        regions={regions}
        value={{ province, city, county }}
        onChange={(region) => {
          setValue('province', region.province)
          setValue('city', region.city)
          onChange(region.county)
        }}
        onBlur={onBlur}
        problem={problem && problemId(REGION_ID)}
      />
    </Field>
  )
}

/** One address is written at a time. */
const REGION_ID = 'address-region'
