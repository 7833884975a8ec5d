import { Form, Input } from 'antd'
import type { FormInstance } from 'antd'

export interface Proof {
  current: string
  code: string
}

/** Password and code, as changing a second factor asks for both. */
export function ProofForm({ form, onProof }: { form: FormInstance<Proof>; onProof(proof: Proof): void }) {
  return (
    <Form<Proof> form={form} layout="vertical" requiredMark={false} onFinish={onProof}>
      <Form.Item label="当前密码" name="current" rules={[{ required: true, message: '请输入当前密码' }]}>
        <Input.Password autoFocus autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        label="动态验证码"
        name="code"
        extra="身份验证器上的6位数字，或一个恢复码"
        rules={[{ required: true, message: '请输入动态验证码' }]}
      >
        <Input autoComplete="one-time-code" />
      </Form.Item>
    </Form>
  )
}
