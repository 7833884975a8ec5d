import { priceText } from '@schemas/money'
import { useSibling, type LeafProps } from '@engine/settings'

/** A sum that is told, and what another field of the form leaves of it (`x-ui.less`). */
export function RestField({ id, value, hints }: LeafProps) {
  const less = useSibling(String(hints['less'])).value
  const sum = Number(value ?? 0)
  const taken = typeof less === 'number' ? less : 0
  return (
    <output id={id}>
      {priceText(sum)}
      {taken > 0 && (taken > sum ? '，不够减免' : `，减免后 ${priceText(sum - taken)}`)}
    </output>
  )
}
