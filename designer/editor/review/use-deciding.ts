import { useState } from 'react'
import type { PageReview } from '@schemas/generated/api'
import { useChange } from '../../shell/api'
import { useWorkspace } from '../workspace'

/** Takes a review back or returns it; a failure is shown and the state asked for again. */
export function useDeciding() {
  const { host, reviews } = useWorkspace()
  const [busy, setBusy] = useState(false)
  const withdrawing = useChange('POST /reviews/{review_id}/withdraw', ['GET /start'])
  const returning = useChange('POST /reviews/{review_id}/return', ['GET /start'])

  /** @returns whether it was done */
  async function run(work: () => Promise<PageReview>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      reviews.decided([await work()])
      host.success(done)
      return true
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
      void reviews.load()
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    withdraw: ({ review_id }: PageReview) =>
      run(() => withdrawing.mutateAsync({ params: { review_id } }), '已撤回，可以修改后再次提交'),
    giveBack: ({ review_id }: PageReview, words: string) =>
      run(() => returning.mutateAsync({ params: { review_id }, body: { words } }), '已退回'),
  }
}
