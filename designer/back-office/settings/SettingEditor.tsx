import { useCallback, useMemo } from 'react'
import { Button } from 'antd'
import { useEditorValue, type Editor } from '@engine/design'
import type { AdminEndpoints } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { fillSetting, problemsOfSetting } from '@schemas/site-settings'
import { NODE, REFUSED, SchemaForm, useFormEditor, validateForm } from '../../forms'
import { useApi, useChange } from '../../shell/api'
import { TakenRights, useEditable } from '../../shell/sign-in'
import { Loading, useHost } from '../../shell/ui'
import { ThemePages } from './ThemePages'
import styles from './SettingsPage.module.css'

type SettingName = AdminEndpoints['GET /settings/{name}']['params']['name']

/** The form of one setting, generated from its schema. */
export function SettingEditor({ name }: { name: SettingName }) {
  const { data } = useApi('GET /settings/{name}', { params: { name } })
  if (!data || data.name !== name) return <Loading />
  return <Editing name={name} value={data.value as JsonObject} />
}

/** After saving, the form is replaced by one of the saved value. */
function Editing({ name, value: opened }: { name: SettingName; value: JsonObject }) {
  const host = useHost()
  const { editable, missing } = useEditable(['settings.edit'])
  const validate = useCallback((value: JsonObject) => problemsOfSetting(name, value, validateForm), [name])
  const { editor, problems, dirty, value } = useFormEditor(name, opened, validate)
  const save = useChange('PUT /settings/{name}', ['GET /settings/{name}', 'GET /session'])

  function submit() {
    if (!problems.check()) return host.error(REFUSED)
    save.mutate(
      { params: { name }, body: { value: value() } },
      { onSuccess: () => host.success('保存成功'), onError: ({ message }) => host.error(message) },
    )
  }

  const form = (
    <div className={styles.setting}>
      <TakenRights missing={missing} />
      <SchemaForm editor={editor} problems={problems} readOnly={!editable} />
      <Button
        type="primary"
        size="middle"
        disabled={!editable || !dirty}
        loading={save.isPending}
        onClick={submit}
      >
        保存
      </Button>
    </div>
  )
  if (name !== 'theme') return form
  return (
    <div className={styles.beside}>
      {form}
      <ChosenTheme editor={editor} dirty={dirty} />
    </div>
  )
}

const chosenOf = ({ doc }: Editor) => doc.widgets.get(NODE)?.props

/** The pages of the theme that is being chosen. */
function ChosenTheme({ editor, dirty }: { editor: Editor; dirty: boolean }) {
  const props = useEditorValue(editor, chosenOf, { widget: NODE })
  const theme = useMemo(() => fillSetting('theme', props), [props])
  return <ThemePages theme={theme} dirty={dirty} />
}
