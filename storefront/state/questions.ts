import { proxy, ref } from 'valtio/vanilla'
import { texts } from '../texts/frame'

export interface Question {
  id: number
  title: string
  text: string
  open: boolean
  answer(yes: boolean): void
}

export const questions = proxy<{ list: Question[] }>({ list: [] })

/** ms; a dialog that is closed has faded away by then. */
const GONE_AFTER_MS = 500

let nextId = 1

/** Asks in a dialog (storefront §4); @returns whether it was confirmed */
export function confirm(text: string, title: string = texts.hint): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++
    const answer = (yes: boolean) => {
      const question = questions.list.find((one) => one.id === id)
      if (!question?.open) return
      question.open = false
      setTimeout(() => {
        questions.list = questions.list.filter((one) => one.id !== id)
      }, GONE_AFTER_MS)
      resolve(yes)
    }
    questions.list.push({ id, title, text, open: true, answer: ref(answer) })
  })
}
