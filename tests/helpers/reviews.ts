/** Reviews and notes as the server answers them, for tests of the designer. */
import type { PageReview, ReviewNote } from '@schemas/generated/api'

export const aReview = (more: Partial<PageReview> = {}): PageReview => ({
  review_id: 'r1',
  page_id: 'home',
  title: '首页',
  page_type: 'home',
  revision: 'home-1',
  number: 1,
  state: 'waiting',
  message: '请看',
  asked_name: '小编',
  own: false,
  created: '2026-11-27T01:00:00.000Z',
  decided_name: '',
  decided: '',
  words: '',
  ...more,
})

export const aNote = (more: Partial<ReviewNote> = {}): ReviewNote => ({
  note_id: 'n1',
  page_id: 'home',
  widget: 'one',
  widget_name: '文本',
  text: '太长',
  author_name: '店主',
  own: false,
  created: '2026-11-27T01:00:00.000Z',
  settled: '',
  settled_name: '',
  replies: [],
  ...more,
})
