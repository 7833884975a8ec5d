import { texts } from '../../texts/shops'

interface Marked {
  tagList: readonly { tag_name: string }[]
  is_ziti: unknown
  is_delivery: unknown
}

/** The tags of a shop and its ways of delivery, each once. */
export const marksOf = ({ tagList, is_ziti, is_delivery }: Marked): string[] => [
  ...new Set([
    ...tagList.map(({ tag_name }) => tag_name),
    ...(is_ziti ? [texts.pickup] : []),
    ...(is_delivery ? [texts.delivery] : []),
  ]),
]
