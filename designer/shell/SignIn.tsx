import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Form, Input } from 'antd'
import { useChange } from '../api/hooks'
import styles from './SignIn.module.css'

interface Credentials {
  username: string
  password: string
}

export function SignIn() {
  const signIn = useChange('POST /session', ['GET /session'])
  const submit = (body: Credentials) => signIn.mutate({ body })
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>铺面设计器</h1>
        <Form<Credentials> layout="vertical" size="large" onFinish={submit} requiredMark={false}>
          <Form.Item label="账号" name="username" rules={[{ required: true, message: '请输入账号' }]}>
            <Input prefix={<UserOutlined />} autoComplete="username" autoFocus />
          </Form.Item>
          <Form.Item label="密码" name="password" rules={[{ required: true, message: '请输入密码' }]}>
            <Input.Password prefix={<LockOutlined />} autoComplete="current-password" />
          </Form.Item>
          {signIn.error && <Alert role="alert" type="error" showIcon title={signIn.error.message} />}
          <Button className={styles.submit} type="primary" htmlType="submit" block loading={signIn.isPending}>
            登录
          </Button>
        </Form>
      </Card>
    </main>
  )
}
