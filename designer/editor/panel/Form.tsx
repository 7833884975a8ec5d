import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { SettingsForm, type DrawnHeights, type RunCommand } from '@engine/settings'
import { PAGE } from '@engine/design'
import { PAGE_TYPE } from '@schemas/page'
import { fields, type OnPicked, PickedContext } from '../../fields'
import { useWorkspace, type Workspace } from '../workspace'
import { crossing, fitting } from '../placement'
import { focusField } from './focus-field'
import { phoneProblems, phoneValues } from '@engine/settings/phone-values'
import type { BoxStyle } from '@schemas/generated/types'
import { fillWidget } from '@schemas'
import { canvasOf } from '../canvas-view'

/** The generated form of one widget, with the pickers that ask the server. */
export default function Form({ uuid, tab }: { uuid: string; tab: 'props' | 'style' }) {
  const workspace = useWorkspace()
  const { editor, host, live, problems, readOnly, shown, ui } = workspace
  const { focusPath } = useSnapshot(ui)
  const box = useRef<HTMLDivElement>(null)
  const type = uuid === PAGE ? PAGE_TYPE : (editor.doc.widgets.get(uuid)?.type ?? '')

  useEffect(() => {
    if (focusPath === null || !box.current) return
    return focusField(box.current, type, focusPath, () => (ui.focusPath = null))
  }, [focusPath, type, ui])

  const run = useCallback<RunCommand>(
    (command, edit) => {
      if (edit && crossing(workspace, [edit.uuid], edit.path, edit.value)) return
      editor.run(edit ? fitting(workspace, command, edit) : command)
    },
    [editor, workspace],
  )
  const drawn = useMemo(() => drawnOn(workspace), [workspace])
  const { phone } = workspace
  const own = useMemo(() => phone && phoneValues(phone), [phone])
  const found = useMemo(() => (phone ? phoneProblems(problems) : problems), [phone, problems])
  const confirmRemove = useCallback((question: string) => host.confirm(question, { danger: true }), [host])
  const onPicked = useCallback<OnPicked>((entity, rows) => live.put(entity, rows), [live])
  return (
    <PickedContext value={onPicked}>
      <div ref={box}>
        <SettingsForm
          editor={editor}
          uuid={uuid}
          tab={tab}
          problems={found}
          shown={shown}
          fields={fields}
          readOnly={readOnly}
          drawn={drawn}
          phone={own ?? undefined}
          runCommand={run}
          confirmRemove={confirmRemove}
          onRemoved={host.success}
        />
      </div>
    </PickedContext>
  )
}

type Derive = (props: object, style: BoxStyle) => Record<string, number>

/** Heights and derived properties as drawn on the canvas, for fields whose stored value is ignored. */
function drawnOn(workspace: Workspace): DrawnHeights {
  return {
    of: (uuid) => canvasOf(workspace)?.bodyOf(uuid)?.offsetHeight ?? null,
    property(uuid, name) {
      const widget = workspace.editor.doc.widgets.get(uuid)
      if (!widget) return null
      const derive = canvasOf(workspace)?.registry.get(widget.type)?.derive as Derive | undefined
      const { props, style } = fillWidget(widget.type, widget)
      return derive?.(props, style)[name] ?? null
    },
    subscribe: (listener) => canvasOf(workspace)?.follow(() => listener) ?? (() => undefined),
  }
}
