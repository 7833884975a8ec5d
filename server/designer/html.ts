/** Files that the designer's page loads. */
export interface DesignerAssets {
  entry: string
  styles: string[]
  modules: string[]
  /** Development only: tags of the dev server for the head. */
  devHead?: string
}

/** The designer's only HTML page; everything else happens in the browser. */
export function designerHtml({ entry, styles, modules, devHead = '' }: DesignerAssets): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>铺面设计器</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...modules.map((file) => `<link rel="modulepreload" href="${file}">`),
    devHead,
  ].join('')
  return (
    `<!doctype html><html lang="zh-CN"><head>${head}</head><body><div id="root"></div>` +
    `<script type="module" src="${entry}"></script></body></html>`
  )
}
