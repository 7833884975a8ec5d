/** Constants and limits in one list: shown on /comps, each tested by what it does. Server only. */
import type { ConstantRow } from './row'
import { controls } from './controls'
import { fields } from './fields'
import { network, shop } from './shop'

export const constants: readonly ConstantRow[] = [...controls, ...fields, ...shop, ...network]
