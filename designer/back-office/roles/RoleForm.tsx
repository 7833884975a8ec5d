import { Checkbox, Form, Input, Tooltip } from 'antd'
import { CREATE_ROLE_NAME } from '@schemas/generated/admin-limits'
import { ALL_RIGHTS, type Right, RIGHTS, withNeeded } from '@schemas/rights'
import { useChange } from '../../shell/api'
import { useHasRight } from '../../shell/sign-in'
import { atMost, FormDialog, useHost } from '../../shell/ui'
import styles from './RolesPage.module.css'

/** A role to be made, or one that is changed. */
export interface Draft {
  role_id?: string
  name: string
  rights: readonly string[]
}

interface Values {
  name: string
  rights: Right[]
}

/** Name and rights of a role of the company's own. */
export function RoleForm({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const host = useHost()
  const has = useHasRight()
  const { role_id } = draft
  const create = useChange('POST /roles', ['GET /roles'])
  const change = useChange('PUT /roles/{role_id}', ['GET /roles', 'GET /operators'])
  const onSuccess = () => {
    host.success('保存成功')
    onClose()
  }
  function submit({ name, rights }: Values, onError: (error: Error) => void) {
    const body = { name: name.trim(), rights }
    if (role_id === undefined) create.mutate({ body }, { onSuccess, onError })
    else change.mutate({ params: { role_id }, body }, { onSuccess, onError })
  }
  return (
    <FormDialog<Values>
      title={role_id === undefined ? '新建角色' : `修改角色 ${draft.name}`}
      width={920}
      busy={create.isPending || change.isPending}
      initialValues={{ name: draft.name, rights: withNeeded(draft.rights.filter(has)) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        label="名称"
        name="name"
        rules={[{ required: true, whitespace: true, message: '请输入名称' }, atMost(CREATE_ROLE_NAME)]}
      >
        <Input autoFocus placeholder="如 门店店长、客服、财务" />
      </Form.Item>
      <Form.Item label="权限" name="rights" rules={[{ required: true, message: '请至少勾选一项权限' }]}>
        <RightsField />
      </Form.Item>
    </FormDialog>
  )
}

const GROUPS = [...new Set(ALL_RIGHTS.map((right) => RIGHTS[right].group))]

/** Rights by group. Ticking one ticks what it needs; clearing one clears what needs it. */
export function RightsField({ value = [], onChange }: { value?: Right[]; onChange?(rights: Right[]): void }) {
  const has = useHasRight()
  const toggle = (right: Right, on: boolean) =>
    onChange?.(
      on ? withNeeded([...value, right]) : value.filter((other) => !withNeeded([other]).includes(right)),
    )
  return (
    <div className={styles.rights}>
      {GROUPS.map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {ALL_RIGHTS.filter((right) => RIGHTS[right].group === group).map((right) => (
            <Tooltip key={right} title={has(right) ? null : '自己没有这项权限，不能给别人'}>
              <Checkbox
                checked={value.includes(right)}
                disabled={!has(right)}
                onChange={({ target }) => toggle(right, target.checked)}
              >
                <span className={styles.right}>
                  {RIGHTS[right].title}
                  <small>{RIGHTS[right].hint}</small>
                </span>
              </Checkbox>
            </Tooltip>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
