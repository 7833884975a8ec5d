/** Composes the demo pages and writes them: node scripts/run.mjs server/demo/pages/write-pages.ts */
import { writeFileSync } from 'node:fs'
import { pageDocuments } from './index'

for (const [file, compose] of Object.entries(pageDocuments)) {
  writeFileSync(new URL(`../../../storefront/pages/${file}.json`, import.meta.url), compose())
}
