import { proxy, type ref } from 'valtio/vanilla'
import type { GoodsDetail } from '@schemas/generated/api'

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

export type Matter =
  | { title: string; text: string }
  | { product: ReturnType<typeof ref<GoodsDetail>>; change?: ReturnType<typeof ref<ItemChange>> }

/** Every page shows them; what asks them is in ./ask. */
export const questions = proxy<{ list: Question[] }>({ list: [] })
