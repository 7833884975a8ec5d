/** The specification's constants and limits in one list: shown on /comps, each tested by what it does. Server only. */
import type { ConstantRow } from './row'
import { controls } from './rows/controls'
import { fields } from './rows/fields'
import { network } from './rows/network'
import { shop } from './rows/shop'

export const constants: readonly ConstantRow[] = [...controls, ...fields, ...shop, ...network]
