import Form from '@rjsf/core'
import { useMemo } from 'react'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { leaves } from '../leaves'
import { schemaAt } from '../schema-at'
import { useSettings } from '../settings-context'
import { rjsfFields, toRjsf } from './adapter'
import { FieldTemplate, ObjectTemplate } from './templates'

// The package's door also leads to its test registry, whose validator is not among its dependencies.

const templates = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate }

/** Without these, rjsf fills its own form data in and copies it (engine.md §3). */
const formState = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

/** Instead of rjsf's submit button: there is nothing to submit. */
const noButton = <></>

/**
 * The form of one tab. rjsf walks the schema and lays the fields out; it gets no data and hears of no edit, since each
 * leaf reads and writes the store by itself.
 */
export function RjsfForm() {
  const { form, tab, type, fields: own } = useSettings()
  const part = useMemo(() => {
    const { schema, ui } = schemaAt(form, [tab])
    return toRjsf(schema, ui)
  }, [form, tab])
  const fields = useMemo(() => rjsfFields({ ...leaves, ...own }), [own])
  return (
    <Form
      tagName="div"
      className="pm-set-form"
      {...part}
      validator={stubValidator}
      fields={fields}
      templates={templates}
      idPrefix={`pm-set-${type}-${tab}`}
      idSeparator="-"
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={formState}
      experimental_componentUpdateStrategy="shallow"
    >
      {noButton}
    </Form>
  )
}

/**
 * rjsf judges nothing: problems come from the one judge of the page, with their exact messages, and it only asks its
 * validator which branch of a conditional holds, of which form schemas have none (engine.md §3).
 */
const stubValidator: ValidatorType<unknown, RJSFSchema, object> = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
