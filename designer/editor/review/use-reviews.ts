import { useSnapshot } from 'valtio'
import type { PageReview } from '@schemas/generated/api'
import { REGIONS, type Region } from '@schemas/page-data'
import { useWorkspace } from '../workspace'

export interface RegionReview {
  region: Region
  review: PageReview
}

/** The latest reviews of the page's documents, that of the opened one first. */
export function useReviews(): RegionReview[] {
  const { pages, opened, reviews } = useWorkspace()
  const known = useSnapshot(reviews.state).reviews as readonly PageReview[]
  const order = [opened, ...REGIONS.filter((region) => region !== opened)]
  return order.flatMap((region) => {
    const review = known.find(({ page_id }) => page_id === pages[region]?.page.page_id)
    return review ? [{ region, review }] : []
  })
}

/** Those of them that wait. */
export const useWaiting = (): RegionReview[] =>
  useReviews().filter(({ review }) => review.state === 'waiting')

/** Whether the draft is another than the one that was handed in. */
export function useChangedSince({ region, review }: RegionReview): boolean {
  const { saver } = useWorkspace()
  return useSnapshot(saver.state).drafts[region] !== review.revision
}
