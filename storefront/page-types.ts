import { REGIONS, type PageData } from '@schemas/page-data'

/** The widget types that a page uses, in all its regions. */
export function pageTypes(data: PageData): Set<string> {
  const types = new Set<string>()
  for (const region of REGIONS) {
    for (const widget of Object.values(data.regions[region]?.widgets ?? {})) types.add(widget.type)
  }
  return types
}
