import { useShop } from '@engine'
import SeenGoods from '../../slider/SeenGoods'

/** What a member looked at before. @param but the good on screen */
export default function Seen({ but }: { but: string }) {
  const { user } = useShop()
  return user && <SeenGoods but={but} />
}
