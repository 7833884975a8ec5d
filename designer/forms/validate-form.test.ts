import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actions } from '@schemas/generated/actions'
import { records } from '@schemas/generated/records'
import { validateProps } from '@schemas/validate'
import type { Json, JsonObject } from '@schemas/page'
import { fillSetting, problemsOfSetting, settingNames } from '@schemas/site-settings'
import { formValueOf } from '@tests/helpers/arbitrary/form-values'
import { figure } from '@tests/helpers/soak'
import { validateForm } from './validate-form'

const RUNS = { seed: 11, numRuns: figure(20, 400) }

const forms = Object.entries({ ...records, ...actions }).map(([name, { validate }]) => ({ name, validate }))

describe('validation of a submitted form', () => {
  it.each(forms)('$name: rjsf’s validator finds what the generated validator finds', ({ name, validate }) => {
    fc.assert(
      fc.property(formValueOf(name, {}), (value) => {
        const props = value as JsonObject
        expect(validateForm(name, props, validate)).toEqual(validateProps(name, props, validate))
      }),
      RUNS,
    )
  })

  it.each(settingNames)('%s: a setting is validated in the same words', (name) => {
    const fields = Object.keys(fillSetting(name))
    const wrong: Json[] = [null, -1, 'x'.repeat(5_000), [{}], { linkType: 9 }]
    for (const value of wrong) {
      const setting = { ...Object.fromEntries(fields.map((field) => [field, value])), unknown: 1 }
      const problems = problemsOfSetting(name, setting, validateForm)
      expect(problems).toEqual(problemsOfSetting(name, setting))
      expect(problems.length).toBeGreaterThan(fields.length / 2)
    }
  })
})
