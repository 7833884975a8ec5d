import { appliances } from './appliances'
import { beauty } from './beauty'
import { bottoms } from './bottoms'
import { digital } from './digital'
import { food } from './food'
import { home } from './home'
import { kids } from './kids'
import { outerwear } from './outerwear'
import { shoesAndBags } from './shoes-bags'
import { tops } from './tops'

export type { Paint } from './silhouette'

/** Every kind of product that can be drawn. */
export const silhouettes = {
  ...tops,
  ...outerwear,
  ...bottoms,
  ...kids,
  ...shoesAndBags,
  ...digital,
  ...appliances,
  ...home,
  ...beauty,
  ...food,
}

export type Kind = keyof typeof silhouettes
