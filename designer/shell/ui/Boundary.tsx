import { Button, Result } from 'antd'
import { Link } from 'react-router-dom'
import { ApiError } from '@schemas/api/api-error'
import { Component, type ReactNode } from 'react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { FailingPage } from '../api'
import { FailureDetails, failureText } from './failure'

/** How browsers say that a part of the program could not be fetched. */
const NOT_FETCHED = /dynamically imported module|module script|Unable to preload|Loading chunk/i

interface ErrorMessageProps {
  error: unknown
  /** Retries without a reload, where that can help. */
  onRetry?: () => void
}

/** Shown for a part of the designer that failed to render: the reason and what to do. A reload loses nothing. */
function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ApiError && error.status === 404)
    return <Result status="error" title={message} extra={<Link to="/">返回页面列表</Link>} />
  if (onRetry && error instanceof ApiError)
    return (
      <Result
        status="error"
        title="没有加载成功"
        subTitle={failureText(error)}
        extra={
          <Button type="primary" onClick={onRetry}>
            重试
          </Button>
        }
      >
        <FailureDetails error={error} />
      </Result>
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

interface BoundaryProps {
  children: ReactNode
  /** Prepares a retry; without it only a reload helps. */
  onRetry?: () => void
  /** Wraps the message; default: the message fills the space. */
  renderFrame?: (message: ReactNode) => ReactNode
}

/** Keeps a part that fails from taking everything else with it, and offers a way on. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('出错了') }
  }

  override render(): ReactNode {
    const { children, onRetry, renderFrame = (message) => message } = this.props
    const retry = onRetry && (() => (onRetry(), this.setState({ error: null })))
    const { error } = this.state
    return error === null
      ? children
      : renderFrame(<ErrorMessage error={error} {...(retry && { onRetry: retry })} />)
  }
}

/** Error boundary of a page: shows the error and retries without a reload. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <FailingPage value={true}>
      <Boundary onRetry={reset}>{children}</Boundary>
    </FailingPage>
  )
}
