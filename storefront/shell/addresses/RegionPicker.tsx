import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Button } from '@storefront/shell/parts/Button'
import type { Asked } from '@storefront/shell/parts/use-asked'
import { Field, problemId } from '@storefront/shell/parts/form/Field'
import type { Fields } from '@storefront/shell/parts/form/use-fields'
import { texts } from '../texts/address'
import { Select } from '../parts/form/SelectField'
import css from './RegionPicker.module.css'
import { levelsOf, withLevel, type RegionNames, type RegionTree, isWhole } from './regions'
import type { AddressValues } from './address-values'

interface RegionPickerProps {
  regions: Asked<RegionTree>
  value: RegionNames
  onChange(value: RegionNames): void
  /** The focus has left the whole of it. */
  onBlur?(): void
  /** Of the first list, for the label of the field and its focus. */
  id?: string
  ref?: React.Ref<HTMLSelectElement>
  /** Id of what is wrong with it. */
  problem?: string | undefined
}

/** Province, city and county (rule forms-5): the county is disabled where the city has none. */
export function RegionPicker({ regions, value, onChange, onBlur, id, ref, problem }: RegionPickerProps) {
  const own = useId()
  const { value: tree, failed, again } = regions
  const { provinces, cities, counties } = levelsOf(tree ?? [], value)
  const first = tree ? texts.province : texts.loading
  const noCounty = value.city !== '' && counties.length === 0
  const levels = [
    { level: 'province', name: texts.province, empty: first, options: provinces },
    { level: 'city', name: texts.city, empty: texts.city, options: cities },
    {
      level: 'county',
      name: texts.county,
      empty: noCounty ? texts.noCounty : texts.county,
      options: counties,
    },
  ] as const
  if (failed)
    return (
      <div className={css.failed}>
        {texts.regionsFailed}{' '}
        <Button size="small" onClick={again}>
          {texts.again}
        </Button>
      </div>
    )
  return (
    <fieldset className={css.levels} aria-label={texts.region}>
      {levels.map(({ level, name, empty, options }, index) => (
        <Select
          key={level}
          id={index === 0 ? (id ?? own) : undefined}
          ref={index === 0 ? ref : undefined}
          aria-label={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem}
          disabled={options.length === 0}
          value={value[level]}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.parentElement?.contains(relatedTarget)) onBlur?.()
          }}
          onChange={({ target }) => onChange(withLevel(value, level, target.value))}
        >
          <option value="">{empty}</option>
          {options.map(({ id: code, label }) => (
            <option key={code} value={label}>
              {label}
            </option>
          ))}
        </Select>
      ))}
    </fieldset>
  )
}

/** The three names of a region as one field; errors of the server on any of them are shown below it. */
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
