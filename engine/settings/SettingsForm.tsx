import { Empty, Modal, message, Skeleton } from 'antd'
import { Activity, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { PAGE_TYPE } from '@schemas/page'
import type { Editor } from '../editor/editor'
import { ShownItems } from '../editor/shown-items'
import { PAGE } from '../page/doc'
import type { DrawnHeights, FieldRegistry, ProblemSource } from './field'
import { loadForm } from './form-files'
import { RjsfForm } from './rjsf/RjsfForm'
import { SettingsContext, type Settings, type SettingsTab } from './settings-context'
import { Target, type RunCommand } from './store/target'
// the later ones adjust the earlier
import './styles/sections.css'
import './styles/rows.css'
import './styles/controls.css'
import './styles/groups.css'
import './styles/lists.css'
import './styles/carousel-preview.css'

export interface SettingsFormProps {
  editor: Editor
  /** The widget to edit; `PAGE` for the page configuration. */
  uuid: string
  tab: SettingsTab
  problems: ProblemSource
  /** Which slides and tabs the canvas shows; left out where there is no canvas. */
  shown?: ShownItems
  /** More leaves by the names that schemas call them with (pickers); keep the object the same between renders. */
  fields?: FieldRegistry
  readOnly?: boolean
  drawn?: DrawnHeights
  /** Instead of `editor.run`; hears what is being set beside the command that sets it. */
  runCommand?: RunCommand
  /** Instead of a dialog: asks the exact question. */
  confirmRemove?: (question: string) => Promise<boolean>
  /** Instead of a toast: the exact text after a removal. */
  onRemoved?: (text: string) => void
}

const NO_FIELDS: FieldRegistry = {}

/** Forms of this many types stay ready, so that selecting a widget of a type seen before is quick. */
const MOST_OPEN_FORMS = 6

/**
 * The settings of one widget, generated from its schema alone. Each field reads and writes the editor by itself; a form
 * is kept for each widget type and only told which widget it is about.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { editor, uuid, tab } = props
  const type = uuid === PAGE ? PAGE_TYPE : (editor.doc.widgets.get(uuid)?.type ?? '')
  const [openForms, setOpenForms] = useState<readonly OpenForm[]>([])
  const current = { type, tab, uuid, editor }
  const all = withCurrent(openForms, current)
  if (all !== openForms) setOpenForms(all)
  return all.map((each) => {
    const active = each.type === type && each.tab === tab
    return (
      <Activity key={`${each.type}/${each.tab}`} mode={active ? 'visible' : 'hidden'}>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} title={false} />}>
          <OneForm {...props} {...each} />
        </Suspense>
      </Activity>
    )
  })
}

/** A form that was open, and what it was about; it keeps that while another is in front. */
interface OpenForm {
  type: string
  tab: SettingsTab
  uuid: string
  editor: Editor
}

function withCurrent(openForms: readonly OpenForm[], current: OpenForm): readonly OpenForm[] {
  const isCurrent = ({ type, tab }: OpenForm) => type === current.type && tab === current.tab
  const known = openForms.find(isCurrent)
  if (known?.uuid === current.uuid && known.editor === current.editor) return openForms
  return [...openForms.filter((each) => !isCurrent(each)), current].slice(-MOST_OPEN_FORMS)
}

type OneFormProps = SettingsFormProps & OpenForm

function OneForm({
  editor,
  uuid,
  tab,
  type,
  problems,
  shown: shared,
  fields = NO_FIELDS,
  readOnly = false,
  drawn,
  runCommand,
  ...say
}: OneFormProps) {
  const form = use(loadForm(type))
  const { confirmRemove, onRemoved, refuse, holders } = useTalk(say)
  const [own] = useState(() => new ShownItems())
  const shown = shared ?? own
  const run = useCallback<RunCommand>(
    (command, edit) => (runCommand ? runCommand(command, edit) : void editor.run(command)),
    [editor, runCommand],
  )
  const target = useMemo(() => new Target(editor, uuid, run), [editor, uuid, run])
  const settings = useMemo<Settings | null>(
    () =>
      form && {
        target,
        type,
        form,
        tab,
        problems,
        shown,
        fields,
        readOnly,
        drawn,
        confirmRemove,
        onRemoved,
        refuse,
      },
    [target, type, form, tab, problems, shown, fields, readOnly, drawn, confirmRemove, onRemoved, refuse],
  )
  useEffect(() => () => editor.endComposition(), [editor])
  if (!settings || isEmpty(settings)) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这里没有可以设置的内容" />
  }
  return (
    <SettingsContext value={settings}>
      <div
        className="pm-set"
        onCompositionStart={() => editor.beginComposition()}
        onCompositionEnd={() => editor.endComposition()}
      >
        <RjsfForm />
      </div>
      {holders}
    </SettingsContext>
  )
}

const isEmpty = ({ form, tab }: Settings) =>
  Object.keys(form.schema.properties?.[tab]?.properties ?? {}).length === 0

/** Questions and answers: the designer's, or dialogs and toasts of the form's own. */
function useTalk({ confirmRemove, onRemoved }: Pick<SettingsFormProps, 'confirmRemove' | 'onRemoved'>) {
  const [modal, modalHolder] = Modal.useModal()
  const [toast, toastHolder] = message.useMessage()
  return {
    confirmRemove: useCallback(
      (question: string) =>
        confirmRemove?.(question) ??
        Promise.resolve(
          modal.confirm({
            title: question,
            okText: '确定',
            cancelText: '取消',
            okButtonProps: { danger: true },
          }),
        ),
      [confirmRemove, modal],
    ),
    onRemoved: useCallback(
      (text: string) => (onRemoved ? onRemoved(text) : void toast.success(text)),
      [onRemoved, toast],
    ),
    refuse: useCallback((text: string) => void toast.warning(text), [toast]),
    holders: (
      <>
        {modalHolder}
        {toastHolder}
      </>
    ),
  }
}
