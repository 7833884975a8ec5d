import { proxy, ref } from 'valtio/vanilla'
import type { GoodsDetail } from '@schemas/generated/api'
import { texts } from '../texts/frame'

interface Asked {
  id: number
  open: boolean
  answer(yes: boolean): void
}

/** What is asked in a dialog: a sentence to confirm, or which item of a product. */
export type Question = Asked & Matter

/** A line of the cart for which another item of its product is chosen. */
export interface ItemChange {
  item_id: string
  num: number
  /** @returns whether it was done; otherwise a toast has said why not */
  apply(item_id: string, num: number): Promise<boolean>
}

type Matter =
  | { title: string; text: string }
  | { product: ReturnType<typeof ref<GoodsDetail>>; change?: ReturnType<typeof ref<ItemChange>> }

export const questions = proxy<{ list: Question[] }>({ list: [] })

/** ms; a dialog that is closed has faded away by then. */
const GONE_AFTER_MS = 500

let nextId = 1

/** Asks in a dialog; @returns whether it was confirmed */
export const confirm = (text: string, title: string = texts.hint): Promise<boolean> => ask({ title, text })

/** Lets a shopper choose an item of a product and put it into the cart, or change a line of it. @returns whether it is done */
export const chooseItem = (product: GoodsDetail, change?: ItemChange): Promise<boolean> =>
  ask({ product: ref(product), ...(change && { change: ref(change) }) })

const ask = (matter: Matter): Promise<boolean> =>
  new Promise((resolve) => {
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
    questions.list.push({ id, ...matter, open: true, answer: ref(answer) })
  })
