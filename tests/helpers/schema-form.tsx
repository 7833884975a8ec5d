/** A form of a record or an action, drawn as for operators, validated after a first attempt to save. */
import { SchemaForm } from '@designer/forms/SchemaForm'
import { useFormEditor, type FormEditor } from '@designer/forms/use-form-editor'
import { validateForm } from '@designer/forms/validate-form'
import { loadForm } from '@engine/settings'
import { isActionName, problemsOfAction } from '@schemas/actions'
import type { JsonObject } from '@schemas/page'
import { isRecordName, problemsOfRecord } from '@schemas/records'
import { act } from '@testing-library/react'
import { createRef, useImperativeHandle } from 'react'
import { drawPage } from './shell-page'

/** @param type of a record or an action @param readOnly as for viewers */
export async function openSchemaForm(type: string, value: JsonObject, readOnly = false): Promise<FormEditor> {
  const validate = (now: JsonObject) => {
    if (isRecordName(type)) return problemsOfRecord(type, now, validateForm)
    if (isActionName(type)) return problemsOfAction(type, now, validateForm)
    throw new Error(`Expected the name of a record or an action, got ${type}`)
  }
  const drawn = createRef<FormEditor>()
  const Form = () => {
    const form = useFormEditor(type, value, validate)
    useImperativeHandle(drawn, () => form)
    return <SchemaForm editor={form.editor} problems={form.problems} readOnly={readOnly} />
  }
  await loadForm(type)
  await act(async () => void drawPage(<Form />))
  if (!drawn.current) throw new Error('Expected the form to be drawn')
  return drawn.current
}
