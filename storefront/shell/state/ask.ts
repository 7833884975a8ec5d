/** Questions that are asked in a dialog. */
import { ref } from 'valtio/vanilla'
import type { GoodsDetail } from '@schemas/generated/api'
import { texts } from '../texts/frame'
import { questions, type ItemChange, type Matter } from './questions'

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
