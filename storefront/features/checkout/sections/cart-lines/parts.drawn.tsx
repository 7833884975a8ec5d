/** What the cart's page shows beside what is changed in it, as far as its code may come after the page answers. */
import { Anchor } from '@engine'
import type { GoodsItem } from '@schemas/generated/api'
import { Recommended } from '@storefront/features/catalogue'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/cart'

export { AskFailed } from '@storefront/shell/parts/AskFailed'
export { Extras } from './Extras'
export { Invalid } from './Invalid'
export { Marks } from './Marks'
export { Activities, MallHint, Offers } from './Offers'

export const Crumbs = () => <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.title }]} />

export const Empty = () => (
  <Notice text={texts.empty}>
    <Anchor link={texts.newGoods}>{texts.shopNow}</Anchor>
  </Notice>
)

interface MoreProps {
  viewed: readonly { itemData: GoodsItem }[] | undefined
  recommended: readonly GoodsItem[] | undefined
}

/** What else there is. */
export const More = ({ viewed, recommended }: MoreProps) => (
  <>
    <Recommended title={texts.viewed} list={viewed?.map(({ itemData }) => itemData) ?? []} />
    <Recommended list={recommended ?? []} />
  </>
)
