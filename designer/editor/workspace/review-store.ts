import { proxy } from 'valtio'
import type { PageReview, PageReviewsAnswer, ReviewNote } from '@schemas/generated/api'
import { call } from '../../shell/api'

interface Reviews {
  /** The latest one of header, body and footer each. */
  reviews: readonly PageReview[]
  /** Open ones first, the newest of each first. */
  notes: readonly ReviewNote[]
  /** Nothing has come yet. */
  loading: boolean
  /** Why the last question failed. */
  error: Error | null
}

export type AskReviews = () => Promise<PageReviewsAnswer>

/** Reviews and notes of the page; no part of its document, so neither saved nor undone with it. */
export class ReviewStore {
  /** A valtio proxy: read with `useSnapshot`. */
  readonly state: Reviews = proxy<Reviews>({ reviews: [], notes: [], loading: true, error: null })
  readonly #ask: AskReviews
  #asked = 0

  constructor(page_id: string, ask?: AskReviews) {
    this.#ask = ask ?? (() => call('GET /pages/{page_id}/reviews', { params: { page_id } }))
  }

  /** Asks the server; the answer of the last question counts. */
  async load(): Promise<void> {
    const turn = ++this.#asked
    try {
      const { reviews, notes } = await this.#ask()
      if (turn === this.#asked) Object.assign(this.state, { reviews, notes, loading: false, error: null })
    } catch (error) {
      if (turn !== this.#asked) return
      this.state.loading = false
      this.state.error = error instanceof Error ? error : new Error(String(error))
    }
  }

  /** Takes in what the server answered to a change of one note. */
  put(note: ReviewNote): void {
    const { notes } = this.state
    const isKnown = notes.some(({ note_id }) => note_id === note.note_id)
    this.state.notes = isKnown
      ? notes.map((each) => (each.note_id === note.note_id ? note : each))
      : [note, ...notes]
  }

  /** The same of reviews. */
  decided(changed: readonly PageReview[]): void {
    const pages = new Set(changed.map(({ page_id }) => page_id))
    this.state.reviews = [...changed, ...this.state.reviews.filter(({ page_id }) => !pages.has(page_id))]
  }
}
