import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { useQuery, useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { ApiError } from '@storefront/shell/api/api-error'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/auth'
import { arrive } from './arrive'

/** Where a third party sends back to: its code is exchanged at once, and the address that holds it is left. */
export function Render() {
  const target = useReturn()
  const brought = { trustlogin_tag: useQuery('tag'), code: useQuery('code'), state: useQuery('state') }
  const binds = useQuery('bind') === '1'
  const [problem, setProblem] = useState<string>()
  const begun = useRef(false)
  useEffect(() => {
    // a code is good once
    if (begun.current) return
    begun.current = true
    arrive(brought, { target, binds }).then(goOn, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    })
  })
  return (
    <AuthStage title={binds ? texts.bindWechatTitle : texts.loginTitle}>
      {problem === undefined ? (
        <output>{texts.loginUnderWay}</output>
      ) : (
        <Notice text={problem}>
          <ButtonLink href={withReturn(binds ? '/auth/bindwechat' : '/auth/login', target)}>
            {texts.again}
          </ButtonLink>
        </Notice>
      )}
    </AuthStage>
  )
}
