import type { Registry } from '@rjsf/utils'
import { createContext } from 'react'

/** rjsf's registry, for leaves that hold other fields. */
export const RegistryContext = createContext<Registry | null>(null)
