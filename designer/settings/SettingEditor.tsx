import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { createEditor, fromJson, need } from '@engine/design'
import { SettingsForm, type ProblemSource } from '@engine/settings'
import { FORMAT_VERSION, type JsonObject } from '@schemas/page'
import type { AdminEndpoints } from '@schemas/generated/api'
import { ApiError } from '../api/api-error'
import { useApi, useChange } from '../api/hooks'
import { fields } from '../fields'
import { useMay } from '../shell/session'
import { useHost } from '../workspace/use-host'
import styles from './SettingEditor.module.css'

type SettingName = AdminEndpoints['GET /settings/{name}']['params']['name']

/** Uuid of the one node that the form edits: a setting is a schema's value like a widget's, so the same form does. */
const NODE = 'setting'

/** The server judges settings; its findings are shown above the form. */
const NO_PROBLEMS: ProblemSource = { of: () => [], subscribe: () => () => {} }

export function SettingEditor({ name }: { name: SettingName }) {
  const { data } = useApi('GET /settings/{name}', { params: { name } })
  if (!data || data.name !== name) return <Skeleton active />
  return <Editing name={name} value={data.value as JsonObject} />
}

function Editing({ name, value }: { name: SettingName; value: JsonObject }) {
  const host = useHost()
  const readOnly = !useMay('owner')
  const editor = useMemo(() => createEditor(fromJson(holding(name, value))), [name, value])
  // saved, the value comes back, and another editor with it
  const [edited, setEdited] = useState<typeof editor | null>(null)
  const dirty = edited === editor
  useEffect(() => editor.subscribeChanges(() => setEdited(editor.canUndo ? editor : null)), [editor])
  useLeaveWarning(dirty)
  const save = useChange('PUT /settings/{name}', ['GET /settings/{name}'])
  const errors = save.error instanceof ApiError ? Object.values(save.error.errors).flat() : []

  const submit = () =>
    save.mutate(
      { params: { name }, body: { value: need(editor.doc, NODE, 'setting').props } },
      { onSuccess: () => host.success('保存成功'), onError: ({ message }) => host.error(message) },
    )

  return (
    <div className={styles.setting}>
      {errors.length > 0 && <Alert type="error" showIcon title={errors.join('；')} />}
      <SettingsForm
        editor={editor}
        uuid={NODE}
        tab="props"
        problems={NO_PROBLEMS}
        fields={fields}
        readOnly={readOnly}
        confirmRemove={(question) => host.confirm(question, { danger: true })}
        onRemoved={host.success}
      />
      <Button
        type="primary"
        size="middle"
        disabled={readOnly || !dirty}
        loading={save.isPending}
        onClick={submit}
      >
        保存
      </Button>
    </div>
  )
}

/** Settings do not save themselves: the browser asks before they are lost. */
function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}

/** A page that holds nothing but the setting. */
function holding(type: string, props: JsonObject) {
  return {
    formatVersion: FORMAT_VERSION,
    platform: 'pc' as const,
    page: { v: 1, props: {} },
    widgets: { [NODE]: { type, v: 1, parent: null, order: 'a0', props, style: {} } },
  }
}
