import serializerSelector from '@fastify/fast-json-stringify-compiler'
import { remembered } from './remembered'

type BuildSerializer = ReturnType<typeof serializerSelector>
type Compile = ReturnType<BuildSerializer>

const build = serializerSelector()
const compilers = new Map<string, Compile>()

/** Writes answers by their schemas; each is compiled once a process, as those of requests are. */
export const buildSerializer: BuildSerializer = (shared, options) =>
  remembered(compilers, { shared, options }, () => {
    const compile = build(shared, options)
    const compiled = new Map<string, ReturnType<Compile>>()
    return (route) => remembered(compiled, Object(route.schema), () => compile(route))
  })
