import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailingPage } from '../api'
import { Boundary } from './Boundary'

/** Error boundary of a page: shows the error and retries without a reload. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <FailingPage value={true}>
      <Boundary onRetry={reset}>{children}</Boundary>
    </FailingPage>
  )
}
