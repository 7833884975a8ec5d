import Form from '@rjsf/core'
import { useMemo } from 'react'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { leaves } from '../leaves'
import { schemaAt } from '../schema-at'
import { useSettings } from '../settings-context'
import { rjsfFields, toRjsf } from './adapter'
import { FieldTemplate, ObjectTemplate } from './templates'

const templates = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate }

/** Keeps rjsf from filling and copying its own form data. */
const formState = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

/** Instead of rjsf's submit button: there is nothing to submit. */
const noButton = <></>

/**
 * The form of one tab. rjsf walks the schema and lays out the fields; it gets no data and no events, since each leaf
 * reads and writes the store by itself.
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
 * Here rjsf lays out only. Problems come from the `ProblemSource`: a page validates each widget by itself, and the
 * designer validates what it submits with rjsf's own validator (designer/forms/validate-form.ts). The form asks its
 * validator which branch of a conditional holds, and form schemas have none.
 */
const stubValidator: ValidatorType<unknown, RJSFSchema, object> = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
