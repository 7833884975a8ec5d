import { useState } from 'react'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { chosenAfter, firstChoice, resolved, type Choice } from './spec-choice'

export interface Choosing {
  choice: Choice
  choose(group: number, value: string): void
  /** The item that every group is chosen for; a good without specifications is its own. */
  item: SpecItem | undefined
  /** Pictures of the chosen value that has its own, else the good's. */
  pictures: readonly string[]
}

/**
 * What a shopper has chosen of a good (rule items-1).
 * @param item_id the item to begin with, where it is in stock
 */
export function useChoice(product: GoodsDetail, item_id?: string): Choosing {
  const groups = product.item_spec_desc
  const [choice, setChoice] = useState<Choice>(() => firstChoice(groups, product.spec_items, item_id))
  const shown = groups
    .flatMap(({ spec_values }, index) => spec_values.filter((value) => value.spec_value_id === choice[index]))
    .find(({ item_image_url }) => item_image_url.length > 0)
  return {
    choice,
    choose: (group, value) => setChoice(chosenAfter(choice, group, value)),
    item: resolved(product.spec_items, choice),
    pictures: shown ? [...new Set([...shown.item_image_url, ...product.pics])] : product.pics,
  }
}
