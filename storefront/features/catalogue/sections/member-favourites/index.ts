import { defineWidget } from '@engine'
import type { MemberFavouritesSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberFavouritesSectionProps>({
  type: 'member-favourites',
  Render,
  autoHeight: true,
})
