import { use, useMemo, useRef } from 'react'
import type { Path } from '@engine/design'
import { fieldOf, loadForm, schemaAt } from '@engine/settings'
import type { FormSchema } from '@schemas/dialect/form-schema'
import type { CanvasView } from '../canvas-view'
import { useTextEditing } from './use-text-editing'
import styles from './TextEditor.module.css'

interface TextEditorProps {
  view: CanvasView
  uuid: string
  path: Path
}

/** A text of the page being edited where it is drawn. */
export default function TextEditor({ view, uuid, path }: TextEditorProps) {
  const form = use(loadForm(view.workspace.editor.doc.widgets.get(uuid)?.type ?? ''))
  return form && <Host view={view} uuid={uuid} path={path} form={form} />
}

function Host({ view, uuid, path, form }: TextEditorProps & { form: FormSchema }) {
  const ref = useRef<HTMLDivElement>(null)
  const field = useMemo(() => {
    const { schema, ui } = schemaAt(form, path)
    return { path, title: schema.title ?? '', multiline: fieldOf(ui) === 'textarea' }
  }, [form, path])
  useTextEditing(view, form, ref, uuid, field)
  return (
    <div
      ref={ref}
      className={styles.text}
      role="textbox"
      tabIndex={0}
      aria-label={`画布上的${field.title}`}
      aria-multiline={field.multiline}
      contentEditable
      suppressContentEditableWarning
      spellCheck={false}
      data-chrome
      data-canvas-text
    />
  )
}
