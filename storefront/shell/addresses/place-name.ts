import type { RegionNames } from './regions'

/** Its province is left out where the city has the same name. */
export const placeName = ({ province, city, county }: RegionNames): string =>
  [...new Set([province, city, county])].join(' ').trim()
