import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { SettingsForm, type DrawnHeights, type RunCommand } from '@engine/settings'
import { isRoot, PAGE, ROOTS } from '@engine/design'
import { PAGE_TYPE } from '@schemas/page'
import { REGIONS, type Region } from '@schemas/page-data'
import { fields, type OnPicked, PickedContext } from '../../fields'
import { REGION_NAMES, useWorkspace, type Workspace } from '../workspace'
import { fitting, isPanel, REGION_PROPERTY, relocate } from '../placement'
import { focusField } from './focus-field'
import { phoneProblems, phoneValues } from './on-phones'
import type { BoxStyle } from '@schemas/generated/types'
import { fillWidget } from '@schemas'
import { canvasOf } from '../canvas-view'

/** Header and footer belong to every page: moving a widget into or out of them changes all pages. */
const crossingQuestion = (region: Region) =>
  region === 'body'
    ? '移到页面主体后，其他页面不再显示它。确定移动？'
    : `${REGION_NAMES[region]}由所有页面共用，移动后会出现在每个页面。确定移动？`

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
      // a panel of another region belongs to another document (rule canvas-1)
      const region = REGIONS.find((known) => known === edit?.value)
      const crosses =
        widget &&
        isPanel(widget.type) &&
        isRoot(widget.parent) &&
        edit.path.join('.') === `props.${REGION_PROPERTY}`
      if (crosses && region && workspace.regions.includes(region)) {
        const move = () => void editor.run(relocate([edit.uuid], { parent: ROOTS[region] }))
        void host.confirm(crossingQuestion(region)).then((agreed) => agreed && move())
      } else editor.run(edit ? fitting(workspace, command, edit) : command)
    },
    [editor, host, workspace],
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
