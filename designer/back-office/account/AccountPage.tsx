import { useState } from 'react'
import { Button, Descriptions } from 'antd'
import { Heading } from '../../shell/Heading'
import { ROLE_NAMES, useSession } from '../../shell/session'
import shell from '../../Shell.module.css'
import { PasswordForm } from './PasswordForm'
import { SecondFactor } from './SecondFactor'

/** What operators see and change of their own accounts. */
export default function AccountPage() {
  const { operator } = useSession()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <Heading title="我的账号" />
      <div className={shell.card}>
        <Descriptions
          column={1}
          items={[
            { key: 'username', label: '账号', children: operator.username },
            { key: 'name', label: '姓名', children: operator.name },
            { key: 'role', label: '角色', children: ROLE_NAMES[operator.role] },
            {
              key: 'password',
              label: '密码',
              children: <Button onClick={() => setChanging(true)}>修改密码</Button>,
            },
            { key: 'second', label: '两步验证', children: <SecondFactor /> },
          ]}
        />
      </div>
      {isChanging && <PasswordForm onClose={() => setChanging(false)} />}
    </>
  )
}
