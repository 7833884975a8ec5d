import { useEffect, useReducer } from 'react'
import { useSnapshot } from 'valtio'
import type { PageDoc } from '@engine/design'
import { isDue, momentOfLocal } from '@schemas/show-times'
import { useWorkspace } from '../workspace'

/** While the page is looked at as of another moment: what shoppers do not see then stands back. */
export function ShownAt() {
  const { ui } = useWorkspace()
  const { at } = useSnapshot(ui)
  return at !== null && <Faded at={at} />
}

function Faded({ at }: { at: string }) {
  const { editor } = useWorkspace()
  const [, follow] = useReducer((count: number) => count + 1, 0)
  useEffect(() => editor.subscribeChanges(follow), [editor])
  const frames = hiddenAt(editor.doc, at).map(
    (uuid) => `[data-canvas-region] [data-widget="${CSS.escape(uuid)}"]`,
  )
  // a rule rather than a mark on the frames, which the page renders again at any time
  return frames.length > 0 && <style>{`${frames.join()}{opacity:.15!important;filter:grayscale(1)}`}</style>
}

/** Uuids of those that shoppers do not see at that moment. */
function hiddenAt(doc: PageDoc, at: string): string[] {
  const moment = momentOfLocal(at)
  if (moment === undefined) return []
  return [...doc.widgets].filter(([, widget]) => !isDue(widget, moment)).map(([uuid]) => uuid)
}
