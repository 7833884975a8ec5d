import { useCallback, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { SettingsForm, type RunCommand } from '@engine/settings'
import { isRoot, PAGE, ROOTS } from '@engine/design'
import { PAGE_TYPE } from '@schemas/page'
import { REGIONS } from '@schemas/page-data'
import { fields, PickedContext, type OnPicked } from '../fields'
import { useWorkspace } from '../workspace/context'
import { isPanel, REGION_PROPERTY } from '../workspace/place'
import { relocate } from '../workspace/relocate'
import { fitting } from './fitting'
import { focusField } from './focus-field'

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
      const widget = edit && editor.doc.widgets.get(edit.uuid)
      // a panel of another region stands in another document (decisions 3)
      const region = REGIONS.find((known) => known === edit?.value)
      const crosses =
        widget &&
        isPanel(widget.type) &&
        isRoot(widget.parent) &&
        edit.path.join('.') === `props.${REGION_PROPERTY}`
      if (crosses && region && workspace.regions.includes(region))
        editor.run(relocate([edit.uuid], { parent: ROOTS[region] }))
      else editor.run(edit ? fitting(workspace, command, edit) : command)
    },
    [editor, workspace],
  )
  const confirmRemove = useCallback((question: string) => host.confirm(question, { danger: true }), [host])
  const onPicked = useCallback<OnPicked>((entity, rows) => live.put(entity, rows), [live])
  return (
    <PickedContext value={onPicked}>
      <div ref={box}>
        <SettingsForm
          editor={editor}
          uuid={uuid}
          tab={tab}
          problems={problems}
          shown={shown}
          fields={fields}
          readOnly={readOnly}
          runCommand={run}
          confirmRemove={confirmRemove}
          onRemoved={host.success}
        />
      </div>
    </PickedContext>
  )
}
