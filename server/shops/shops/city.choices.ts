import type { Choices } from '../../back-office'
import { shopCities } from './cities-repo'

export const choices: readonly Choices[] = [{ kind: 'shop_city', search: shopCities }]
