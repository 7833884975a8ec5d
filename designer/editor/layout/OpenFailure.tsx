import { Button, Result } from 'antd'
import { Link } from 'react-router-dom'
import { FailureDetails, failureText } from '../../shell/ui'
import { ApiError } from '@schemas/api/api-error'

interface OpenFailureProps {
  error: Error
  onRetry(): unknown
}

/** Shown in place of the editor: why the page was not opened, and a retry unless the server refused the request. */
export function OpenFailure({ error, onRetry }: OpenFailureProps) {
  const isRefusal = error instanceof ApiError && error.status > 0 && error.status < 500
  return (
    <Result
      status="error"
      title={failureText(error)}
      extra={
        <>
          {!isRefusal && (
            <Button type="primary" onClick={() => void onRetry()}>
              重试
            </Button>
          )}
          <Link to="/">返回页面列表</Link>
        </>
      }
    >
      <FailureDetails error={error} />
    </Result>
  )
}
