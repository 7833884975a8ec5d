import { useState } from 'react'
import { Button, Descriptions } from 'antd'
import { Heading, PageCard } from '../../shell/ui'
import { useSession } from '../../shell/sign-in'
import { AccessTokens } from './AccessTokens'
import { PasswordForm } from './PasswordForm'
import { SecondFactor } from './SecondFactor'

/** The operator's own account: role, password, second factor, access tokens. */
export default function AccountPage() {
  const { operator } = useSession()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <Heading title="我的账号" />
      <PageCard>
        <Descriptions
          column={1}
          items={[
            { key: 'username', label: '账号', children: operator.username },
            { key: 'name', label: '姓名', children: operator.name },
            { key: 'role', label: '角色', children: operator.role_name },
            {
              key: 'password',
              label: '密码',
              children: <Button onClick={() => setChanging(true)}>修改密码</Button>,
            },
            { key: 'second', label: '两步验证', children: <SecondFactor /> },
            { key: 'tokens', label: '访问令牌', children: <AccessTokens /> },
          ]}
        />
      </PageCard>
      {isChanging && <PasswordForm onClose={() => setChanging(false)} />}
    </>
  )
}
