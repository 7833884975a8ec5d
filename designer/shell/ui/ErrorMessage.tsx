import { Button, Result } from 'antd'
import { Link } from 'react-router-dom'
import { ApiError } from '@schemas/api/api-error'

/** How browsers say that a part of the program could not be fetched. */
const NOT_FETCHED = /dynamically imported module|module script|Unable to preload|Loading chunk/i

interface ErrorMessageProps {
  error: unknown
  /** Retries without a reload, where that can help. */
  onRetry?: () => void
}

/** Shown for a part of the designer that failed to render: the reason and what to do. A reload loses nothing. */
export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ApiError && error.status === 404)
    return <Result status="error" title={message} extra={<Link to="/">返回页面列表</Link>} />
  if (onRetry && error instanceof ApiError)
    return (
      <Result
        status="error"
        title="没有加载成功"
        subTitle={message}
        extra={
          <Button type="primary" onClick={onRetry}>
            重试
          </Button>
        }
      />
    )
  const isFetch = NOT_FETCHED.test(message)
  return (
    <Result
      status={isFetch ? 'info' : 'error'}
      title={isFetch ? '这部分没有加载成功' : '这部分出错了'}
      subTitle={isFetch ? '网络中断，或者设计器有了新版本。刷新后继续，修改都还在。' : message}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          刷新
        </Button>
      }
    />
  )
}
