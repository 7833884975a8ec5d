/** In place of `schemas/api-address.ts`: an application keeps its own API out of addresses by itself. */
import type * as shop from '@schemas/api-address'

export const leadsToApi: typeof shop.leadsToApi = () => false
export const isMemberPicture: typeof shop.isMemberPicture = () => false
