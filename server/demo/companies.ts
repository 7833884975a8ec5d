import { hean } from './hean'
import type { DemoCompany } from './model'
import { songjian } from './songjian'

/** In the order in which the start prints them. */
export const companies: DemoCompany[] = [hean, songjian]
