import { Form, Input, Select } from 'antd'
import type { OperatorRow } from '@schemas/generated/api'
import { CREATE_OPERATOR_NAME, CREATE_OPERATOR_PASSWORD } from '@schemas/generated/admin-limits'
import { atMost, FormDialog, LoadFailure, noChoice, useHost } from '../../shell/ui'
import { useApi, useChange } from '../../shell/api'
import { isPreset } from '@schemas/rights'
import { RecordSelect } from '../../fields'
import { useHasRight } from '../../shell/sign-in'

interface Values {
  username: string
  name: string
  /** A preset, or the id of a role of the company's own. */
  chosen: string
  shops: string[]
  pages: string[]
  password: string
}

/** A new account, or changes of one; an empty password keeps the old one. */
export function OperatorForm({ operator, onClose }: { operator: OperatorRow | null; onClose(): void }) {
  const host = useHost()
  const create = useChange('POST /operators', ['GET /operators'])
  const change = useChange('PUT /operators/{operator_id}', ['GET /operators'])
  const onSuccess = () => {
    host.success('保存成功')
    onClose()
  }
  function submit(
    { username, name, chosen, shops, pages, password = '' }: Values,
    onError: (error: Error) => void,
  ) {
    const then = { onSuccess, onError }
    const place = { ...roleOf(chosen), shops, pages }
    if (!operator)
      create.mutate({ body: { username: username.trim(), name: name.trim(), ...place, password } }, then)
    else
      change.mutate(
        {
          params: { operator_id: operator.operator_id },
          body: { name: name.trim(), ...place, ...(password && { password }) },
        },
        then,
      )
  }
  return (
    <FormDialog<Values>
      title={operator ? `修改 ${operator.username}` : '新建账号'}
      busy={create.isPending || change.isPending}
      initialValues={
        operator
          ? { ...operator, chosen: operator.role_id || operator.role }
          : { chosen: 'editor', shops: [], pages: [] }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {!operator && (
        <Form.Item label="账号" name="username" rules={[{ required: true, message: '请输入账号' }]}>
          <Input autoFocus autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        label="姓名"
        name="name"
        rules={[{ required: true, whitespace: true, message: '请输入姓名' }, atMost(CREATE_OPERATOR_NAME)]}
      >
        <Input />
      </Form.Item>
      <Form.Item
        label="角色"
        name="chosen"
        rules={[{ required: true, message: '请选择角色' }]}
        extra="能做什么，见“角色”一页"
      >
        <RoleSelect />
      </Form.Item>
      <Form.Item label="门店" name="shops" extra="只看得到这些门店的订单、售后、库存和报表；不选为全部">
        <Chosen kind="shop" label="门店" all="全部门店" />
      </Form.Item>
      <Form.Item label="页面" name="pages" extra="只能打开这些页面，页头与页脚不能修改；不选为全部">
        <Chosen kind="page_row" label="页面" all="全部页面" />
      </Form.Item>
      <Form.Item
        label={operator ? '新密码' : '密码'}
        name="password"
        extra={
          operator
            ? '至少12个字符，不能过于常见；留空则不修改，修改后需重新登录'
            : '至少12个字符，不能过于常见'
        }
        rules={[
          ...(operator ? [] : [{ required: true, message: '请输入密码' }]),
          atMost(CREATE_OPERATOR_PASSWORD),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  )
}

/** As the server names it. */
const roleOf = (chosen: string) =>
  isPreset(chosen) ? { role: chosen } : { role: 'custom' as const, role_id: chosen }

/** The presets and the company's own roles; those with rights beyond one's own cannot be given. */
function RoleSelect({ value, onChange, id }: { value?: string; onChange?(role: string): void; id?: string }) {
  const has = useHasRight()
  const { data: roles = [], isFetching, error, refetch } = useApi('GET /roles', {}, { ownError: true })
  const options = roles.map(({ role_id, name, rights }) => {
    const may = rights.every(has)
    return { value: role_id, label: may ? name : `${name}（有自己没有的权限）`, disabled: !may }
  })
  return (
    <Select<string>
      {...(id !== undefined && { id })}
      aria-label="角色"
      loading={isFetching}
      options={options}
      notFoundContent={error ? <LoadFailure error={error} onRetry={refetch} /> : noChoice(isFetching, '')}
      // before the roles are there, an id is no name
      {...(value !== undefined && options.some((option) => option.value === value) && { value })}
      {...(onChange && { onChange })}
    />
  )
}

interface ChosenProps {
  kind: string
  label: string
  /** What an empty choice means. */
  all: string
  value?: string[]
  onChange?(ids: string[]): void
  id?: string
}

const Chosen = ({ kind, label, all, value = [], onChange, id }: ChosenProps) => (
  <RecordSelect
    kind={kind}
    label={label}
    several
    placeholder={all}
    chosen={value}
    onChange={(ids) => onChange?.(ids)}
    {...(id !== undefined && { id })}
  />
)
