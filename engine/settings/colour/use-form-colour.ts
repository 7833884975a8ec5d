import { useEditorValue } from '../../editor/use-editor-value'
import type { Editor } from '../../editor/editor'
import { useDrawnColour } from '../../render/live/theme-context'
import { useSettings } from '../settings-context'

/** Colours as the page of the form draws them: forms lie outside of its tokens. */
export const useFormColour = () =>
  useDrawnColour(useEditorValue(useSettings().target.editor, configOf, { page: true }))

const configOf = ({ doc }: Editor) => doc.page.props
