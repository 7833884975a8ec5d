/** `npm run packages`: builds the packages that applications of their own install; `npm pack -w @pumian/engine` packs one. */
import { argumentsOf } from './launch/cli.mjs'
import { buildCli, buildCreate, buildEngine, copyLicence } from './packages/build'
import { declareEngine } from './packages/declare'

argumentsOf('packages')
await buildEngine()
await Promise.all([declareEngine(), buildCli(), buildCreate(), copyLicence()])
