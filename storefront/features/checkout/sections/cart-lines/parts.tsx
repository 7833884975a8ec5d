/** Drawn by the server; their code comes right after the lines answer. Heights in px. */
import { drawnLater } from '@storefront/shell/parts/later'

const load = () => import('./parts.drawn')

export const Crumbs = drawnLater(async () => (await load()).Crumbs, { height: 32 })
export const Empty = drawnLater(async () => (await load()).Empty, { height: 300 })
export const Failed = drawnLater(async () => (await load()).AskFailed, { height: 300 })
export const Marks = drawnLater(async () => (await load()).Marks, { height: 0 })
export const Offers = drawnLater(async () => (await load()).Offers, { height: 24 })
export const MallHint = drawnLater(async () => (await load()).MallHint, { height: 0 })
export const Activities = drawnLater(async () => (await load()).Activities, { height: 36 })
export const Delivery = drawnLater(async () => (await load()).Delivery, { height: 36 })
export const Extras = drawnLater(async () => (await load()).Extras, { height: 60 })
export const Invalid = drawnLater(async () => (await load()).Invalid, { height: 160 })
export const More = drawnLater(async () => (await load()).More, { height: 700 })
