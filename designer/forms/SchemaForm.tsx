import { use } from 'react'
import type { Editor } from '@engine/design'
import { loadForm, SettingsForm, type ProblemSource } from '@engine/settings'
import { fields } from '../fields'
import { useHost } from '../shell/ui'
import { formFields } from './controls'
import { NODE } from './use-form-editor'
import styles from './SchemaForm.module.css'

const ALL_FIELDS = { ...fields, ...formFields }

interface Props {
  editor: Editor
  problems: ProblemSource
  readOnly: boolean
}

/** A form generated from the schema of what the editor holds. */
export function SchemaForm({ editor, problems, readOnly }: Props) {
  const host = useHost()
  return (
    <div className={styles['form']}>
      <SettingsForm
        editor={editor}
        uuid={NODE}
        tab="props"
        problems={problems}
        fields={ALL_FIELDS}
        readOnly={readOnly}
        confirmRemove={(question) => host.confirm(question, { danger: true })}
        onRemoved={host.success}
      />
    </div>
  )
}

/** The same, there at once or not at all: waits in the Suspense around it for the form of its type. */
export function LoadedForm({ type, ...form }: Props & { type: string }) {
  use(loadForm(type))
  return <SchemaForm {...form} />
}
