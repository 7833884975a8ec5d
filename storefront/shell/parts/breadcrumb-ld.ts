import type { Crumb } from './Breadcrumb'

/** The breadcrumb in schema.org's words, for search engines. @param origin the shop's own address */
export function breadcrumbLd(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href && { item: origin + href }),
    })),
  }
}
