import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailingPage } from '../api/hooks'
import { Boundary } from './Boundary'

/** Says what went wrong with a page and tries again, in place. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <FailingPage value={true}>
      <Boundary onRetry={reset}>{children}</Boundary>
    </FailingPage>
  )
}
