import { Empty, Modal, message, Skeleton } from 'antd'
import { Activity, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { PAGE_TYPE } from '@schemas/page'
import type { Editor } from '../editor/editor'
import { ShownItems } from '../editor/shown-items'
import { PAGE } from '../page/doc'
import type { DrawnHeights, FieldRegistry, PhoneValues, ProblemSource } from './field'
import { loadForm } from './form-files'
import { RjsfForm } from './rjsf/RjsfForm'
import { SettingsContext, type Settings, type SettingsTab } from './settings-context'
import { Target, type RunCommand } from './store/target'
// later files override earlier ones
import './styles/sections.css'
import './styles/rows.css'
import './styles/controls.css'
import './styles/groups.css'
import './styles/lists.css'
import './styles/carousel-preview.css'
import { texts } from '../texts/texts'

export interface SettingsFormProps {
  editor: Editor
  /** The widget to edit; `PAGE` for the page configuration. */
  uuid: string
  tab: SettingsTab
  problems: ProblemSource
  /** The visible slides and tabs of the canvas; absent without a canvas. */
  shown?: ShownItems
  /** More leaves by their name in the schemas (pickers); must be stable between renders. */
  fields?: FieldRegistry
  readOnly?: boolean
  drawn?: DrawnHeights
  phone?: PhoneValues | undefined
  /** Replaces `editor.run`; also gets the value being set. */
  runCommand?: RunCommand
  /** Replaces the dialog; gets the exact question. */
  confirmRemove?: (question: string) => Promise<boolean>
  /** Replaces the toast after a removal; gets the exact text. */
  onRemoved?: (text: string) => void
}

const NO_FIELDS: FieldRegistry = {}

/** Number of recently used forms that stay mounted, so that selecting a known type is quick. */
const MOST_OPEN_FORMS = 6

/**
 * The settings of one widget, generated from its schema. Each field reads and writes the editor by itself; the form of
 * a widget type stays mounted and gets the selected widget.
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

/** A recently used form and its last widget. */
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
  phone,
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
        phone,
        confirmRemove,
        onRemoved,
        refuse,
      },
    [
      target,
      type,
      form,
      tab,
      problems,
      shown,
      fields,
      readOnly,
      drawn,
      phone,
      confirmRemove,
      onRemoved,
      refuse,
    ],
  )
  useEffect(() => () => editor.endComposition(), [editor])
  if (!settings || isEmpty(settings)) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.forms.empty} />
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

/** Confirmations and notices: the designer's, or the form's own dialogs and toasts. */
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
            okText: texts.forms.ok,
            cancelText: texts.forms.cancel,
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
