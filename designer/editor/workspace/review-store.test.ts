import { expect, it } from 'vitest'
import type { PageReviewsAnswer } from '@schemas/generated/api'
import { aNote, aReview } from '@tests/helpers/reviews'
import { ReviewStore } from './review-store'

it('the answer of the last question counts, whatever comes first', async () => {
  const answers: ((answer: PageReviewsAnswer) => void)[] = []
  const store = new ReviewStore('home', () => new Promise((resolve) => answers.push(resolve)))
  const both = [store.load(), store.load()]
  answers[1]?.({ reviews: [aReview()], notes: [] })
  answers[0]?.({ reviews: [], notes: [] })
  await Promise.all(both)
  expect(store.state).toMatchObject({ loading: false, reviews: [{ review_id: 'r1' }] })
})

it('a failure is kept until the next answer, and what was known stays', async () => {
  let fails = false
  const store = new ReviewStore('home', async () => {
    if (fails) throw new Error('offline')
    return { reviews: [], notes: [aNote()] }
  })
  await store.load()
  fails = true
  await store.load()
  expect(store.state).toMatchObject({ error: { message: 'offline' }, notes: [{ note_id: 'n1' }] })
  fails = false
  await store.load()
  expect(store.state.error).toBeNull()
})

it('a changed note keeps its place, a new one comes first; a review replaces that of its page', () => {
  const store = new ReviewStore('home')
  store.put(aNote())
  store.put(aNote({ note_id: 'n2' }))
  store.put(aNote({ text: '改' }))
  expect(store.state.notes.map(({ note_id, text }) => [note_id, text])).toEqual([
    ['n2', '太长'],
    ['n1', '改'],
  ])
  store.decided([aReview(), aReview({ review_id: 'h', page_id: 'header' })])
  store.decided([aReview({ review_id: 'r2' })])
  expect(store.state.reviews.map(({ review_id }) => review_id)).toEqual(['r2', 'h'])
})
