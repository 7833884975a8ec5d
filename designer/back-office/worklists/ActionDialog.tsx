import { Modal } from 'antd'
import { Suspense, useCallback } from 'react'
import { doneTextOf, isActionName, problemsOfAction } from '@schemas/actions'
import type { WorklistAction } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { useChange } from '../../shell/api'
import { LoadedForm, REFUSED, useFormEditor, validateForm } from '../../forms'
import { FirstFocus, Loading, useHost, useReturnFocus } from '../../shell/ui'
import { LEAVE } from '../../shell/routing'
import styles from './ActionDialog.module.css'

interface Props {
  name: string
  id: string
  action: WorklistAction
  onClose(): void
}

/** The form of an action, generated from its schema; what is done is shown on the page behind it. */
export function ActionDialog({ name, id, action, onClose }: Props) {
  const host = useHost()
  useReturnFocus()
  const { form, title } = action
  const validate = useCallback(
    (value: JsonObject) => (isActionName(form) ? problemsOfAction(form, value, validateForm) : []),
    [form],
  )
  const { editor, problems, value, isChanged } = useFormEditor(form, action.value as JsonObject, validate)
  const act = useChange('POST /worklists/{name}/{id}/{form}', [
    'GET /worklists/{name}/{id}',
    'GET /worklists/{name}',
  ])

  function submit() {
    if (!problems.check()) return host.error(REFUSED)
    act.mutate(
      { params: { name, id, form }, body: { value: value() } },
      {
        onSuccess: () => {
          host.success(isActionName(form) ? doneTextOf(form) : `${title}成功`)
          onClose()
        },
        onError: ({ message }) => host.error(message),
      },
    )
  }

  /** Closed by 取消, the cross, Esc or a click beside the dialog. */
  async function leave() {
    const field = document.activeElement
    if (field instanceof HTMLElement) {
      // the field takes over typed text on blur
      field.blur()
      field.focus()
    }
    if (!isChanged() || (await host.confirm(LEAVE, { danger: true }))) onClose()
  }

  return (
    <Modal
      open
      title={title}
      okText="确定"
      cancelText="取消"
      confirmLoading={act.isPending}
      onOk={submit}
      onCancel={() => void leave()}
      destroyOnHidden
    >
      <Suspense fallback={<Loading />}>
        <FirstFocus className={styles['form']}>
          <LoadedForm type={form} editor={editor} problems={problems} readOnly={false} />
        </FirstFocus>
      </Suspense>
    </Modal>
  )
}
