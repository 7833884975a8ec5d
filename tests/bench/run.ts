import { ssr } from './groups/a-ssr'
console.table((await ssr({quick: process.argv.includes('--quick'), log: console.error})).map(r => ({what: r.what, ours: r.ours.toFixed(3), base: r.base?.name, v: r.base?.value.toFixed(3), ratio: r.base?.ratio.toFixed(3), limit: r.limit})))
