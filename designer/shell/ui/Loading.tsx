import { Skeleton, Alert, Button, Spin } from 'antd'
import { startTransition, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { FailureDetails, failureText } from './failure'

interface LoadingProps {
  /** Lines of text that are expected. */
  rows?: number
}

/** Placeholder of a part that is loading. antd's title line is left out: it is an empty heading for screen readers. */
export const Loading = ({ rows = 4 }: LoadingProps) => <Skeleton active title={false} paragraph={{ rows }} />

/** Drawn until the code of a page is there: within the shell, and instead of it. */
export const loadingPage = <Loading />
export const loadingWindow = <Spin fullscreen />

interface LoadFailureProps {
  error: Error
  onRetry(): unknown
}

/** Why a part of a page could not be loaded, and a button that loads it again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    // in a grid or a flex box the alert itself would be stretched
    <div>
      <Alert
        type="error"
        showIcon
        title={failureText(error)}
        description={<FailureDetails error={error} />}
        action={
          <Button size="small" onClick={() => void onRetry()}>
            重试
          </Button>
        }
      />
    </div>
  )
}

/**
 * Draws the panels beside the page after the page itself, which can be seen, and its widgets selected, before that.
 * Its place must be kept by who holds it.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}

/** Draws what can wait for the parts that come later, too. */
export function Last({ children }: { children: ReactNode }) {
  return (
    <Later>
      <AfterThat>{children}</AfterThat>
    </Later>
  )
}

function AfterThat({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue && children
}
