import serializerSelector from '@fastify/fast-json-stringify-compiler'
import { remembered } from './remembered'

type BuildSerializer = ReturnType<typeof serializerSelector>
type Compile = ReturnType<BuildSerializer>

const build = serializerSelector()
const compilers = new Map<string, Compile>()

/** Serialises answers by their schemas; each schema is compiled once per process, like those of requests. */
export const buildSerializer: BuildSerializer = (shared, options) =>
  remembered(compilers, { shared, options }, () => {
    const compile = build(shared, options)
    const compiled = new Map<string, ReturnType<Compile>>()
    return (route) => remembered(compiled, Object(route.schema), () => compile(route))
  })
