import { filledWidget } from '@engine/render/live/live-page'
import { loadForm, partUnder } from '@engine/settings'
import type { FormSchema } from '@schemas/dialect/form-schema'
import type { Json } from '@schemas/page'
import { mayDiffer } from '@schemas/phone-patch'
import type { CanvasView, Point } from '../canvas-view'
import { type DrawnText, drawnTexts, textAt } from './drawn-texts'
import { textsOf } from './texts'

/** The texts of a widget that the canvas shows and that can be edited there. */
export function textsDrawn(view: CanvasView, form: FormSchema, uuid: string): DrawnText[] {
  const { editor, phone, shown } = view.workspace
  const widget = editor.doc.widgets.get(uuid)
  const frame = view.frameOf(uuid)
  const part = partUnder({ schema: form.schema, ui: form.uiSchema }, 'props')
  if (!widget || !frame || !part) return []
  const texts = textsOf(part, filledWidget(widget).props as Json, ['props'])
  return drawnTexts(
    frame,
    // on phones only what phones may have of their own
    phone ? texts.filter(({ path }) => mayDiffer(widget.type, 'props', String(path[1]))) : texts,
    shown.of(uuid).index,
  )
}

/** `editText` of `later.ts`. */
export async function beginEditing(view: CanvasView, uuid: string, at?: Point): Promise<boolean> {
  const { editor, readOnly, ui } = view.workspace
  const form = readOnly ? null : await loadForm(editor.doc.widgets.get(uuid)?.type ?? '')
  const drawn = form ? textsDrawn(view, form, uuid) : []
  const found = at ? textAt(drawn, at) : drawn[0]
  if (!found) return false
  ui.text = { uuid, path: [...found.text.path] }
  return true
}
