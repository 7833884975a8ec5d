import { beauty, groceries } from './care-food'
import { appliances, homeware } from './living'
import { electronics, footwear } from './shoes-digital'
import { children, clothes } from './wear'

export const goods = [
  ...clothes,
  ...children,
  ...footwear,
  ...electronics,
  ...appliances,
  ...homeware,
  ...beauty,
  ...groceries,
]
