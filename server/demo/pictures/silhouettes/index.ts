import { appliances } from './appliances'
import { beauty } from './beauty'
import { clothing } from './clothing'
import { digital } from './digital'
import { food } from './food'
import { home } from './home'
import { kids } from './kids'
import { shoesAndBags } from './shoes-bags'

export type { Paint, Silhouette } from './silhouette'

/** Every kind of good that can be drawn. */
export const silhouettes = {
  ...clothing,
  ...kids,
  ...shoesAndBags,
  ...digital,
  ...appliances,
  ...home,
  ...beauty,
  ...food,
}

export type Kind = keyof typeof silhouettes
