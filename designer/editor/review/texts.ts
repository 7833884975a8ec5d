import type { PageReview } from '@schemas/generated/api'

/** What operators call the states of a review. */
export const REVIEW_STATES: Record<PageReview['state'], { text: string; colour: string }> = {
  waiting: { text: '审核中', colour: 'processing' },
  approved: { text: '已通过', colour: 'success' },
  returned: { text: '已退回', colour: 'warning' },
  withdrawn: { text: '已撤回', colour: 'default' },
}

export const DECIDED_AT = { approved: '通过于', returned: '退回于', withdrawn: '撤回于' } as const
