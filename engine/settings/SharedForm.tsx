import { Empty } from 'antd'
import { use, useCallback, useEffect, useMemo } from 'react'
import type { Editor } from '../editor/editor'
import { ShownItems } from '../editor/shown-items'
import type { FieldRegistry, PhoneValues, ProblemSource } from './field'
import { loadForm } from './form-files'
import { RjsfForm } from './rjsf/RjsfForm'
import { SettingsContext, type ProblemOwners, type Settings, type SettingsTab } from './settings-context'
import { sharedForm } from './shared-form'
import { SharedTarget, type AdaptCommand, type InsteadOfEdit } from './store/shared-target'
import { texts } from '../texts/texts'

export interface SharedFormProps {
  editor: Editor
  /** At least two widgets. */
  uuids: readonly string[]
  tab: SettingsTab
  problems: ProblemSource
  fields: FieldRegistry
  readOnly: boolean
  phone?: PhoneValues | undefined
  /** Paths of fields that are set one widget at a time. */
  without: readonly string[]
  adapt: AdaptCommand
  instead: InsteadOfEdit
  owners: ProblemOwners
}

/** No widget type: the ids of the fields of this form begin with it. */
const TYPE = 'shared'

/** The settings that several widgets have in common; an edit is one step for all of them. */
export function SharedForm({
  editor,
  uuids,
  tab,
  problems,
  fields,
  readOnly,
  phone,
  without,
  adapt,
  instead,
  owners,
}: SharedFormProps) {
  const types = [...new Set(uuids.flatMap((uuid) => editor.doc.widgets.get(uuid)?.type ?? []))].toSorted()
  const forms = types.map((type) => use(loadForm(type)))
  const key = types.join()
  const form = useMemo(() => {
    const known = forms.flatMap((each) => each ?? [])
    return known.length > 0 && known.length === forms.length ? sharedForm(known, without) : null
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- forms follow from the types
  }, [key, without])
  const target = useMemo(
    () => new SharedTarget(editor, uuids, (command) => void editor.run(command), { adapt, instead }),
    [editor, uuids, adapt, instead],
  )
  const found = useMemo(() => problemsOfAll(problems, uuids), [problems, uuids])
  // lists, which ask, are not shared
  const confirmRemove = useCallback(() => Promise.resolve(false), [])
  const settings = useMemo<Settings | null>(
    () =>
      form && {
        target,
        type: TYPE,
        form,
        tab,
        problems: found,
        shown: new ShownItems(),
        fields,
        readOnly,
        phone,
        confirmRemove,
        onRemoved: ignore,
        refuse: ignore,
        owners,
      },
    [target, form, tab, found, fields, readOnly, phone, confirmRemove, owners],
  )
  useEffect(() => () => editor.endComposition(), [editor])
  const isEmpty = Object.keys(form?.schema.properties?.[tab]?.properties ?? {}).length === 0
  if (!settings || isEmpty)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.forms.emptyTogether} />
  return (
    <SettingsContext value={settings}>
      <div
        className="pm-set"
        onCompositionStart={() => editor.beginComposition()}
        onCompositionEnd={() => editor.endComposition()}
      >
        <RjsfForm key={`${key} ${tab}`} />
      </div>
    </SettingsContext>
  )
}

const ignore = () => undefined

/** The problems of several widgets together. */
function problemsOfAll(source: ProblemSource, uuids: readonly string[]): ProblemSource {
  let parts: (readonly unknown[])[] = []
  let all: ReturnType<ProblemSource['of']> = []
  return {
    of() {
      const now = uuids.map((uuid) => source.of(uuid))
      if (now.length !== parts.length || now.some((part, index) => part !== parts[index])) {
        parts = now
        all = now.flat()
      }
      return all
    },
    subscribe(_uuid, listener) {
      const stops = uuids.map((uuid) => source.subscribe(uuid, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
