import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { ApiError } from '@schemas/api/api-error'
import { call, type AdminCallOptions, type AdminKey, type Answer } from './client'

export type ReadKey = Extract<AdminKey, `GET ${string}`>

/** Below this provider a failed first request fails the page; its error boundary shows the reason and a retry button. */
export const FailingPage = createContext(false)

interface ReadOptions<K extends ReadKey> {
  enabled?: boolean
  /** The component shows the error itself. */
  ownError?: boolean
  /** ms until it is asked for again, as long as something of the answer is on its way. */
  every?: (answer: Answer<K> | undefined) => number | false
}

/** What a GET endpoint answers; asked for again when a change names it in `useChange`. */
export function useApi<K extends ReadKey>(
  key: K,
  options: AdminCallOptions<K>,
  { enabled = true, every = () => false, ownError = false }: ReadOptions<K> = {},
) {
  const fails = useContext(FailingPage) && !ownError
  return useQuery<Answer<K>>({
    queryKey: [key, options],
    queryFn: ({ signal }) => call(key, Object.assign({}, options, { signal })),
    placeholderData: keepPreviousData,
    enabled,
    // a session that has ended asks for the password over the page
    throwOnError: (error, { state }) =>
      fails && state.data === undefined && !(error instanceof ApiError && error.status === 401),
    refetchInterval: ({ state }) => every(state.data),
  })
}

/** A call that changes something; the answers of `refreshes` are asked for again after it. */
export function useChange<K extends AdminKey>(key: K, refreshes: readonly ReadKey[] = []) {
  const client = useQueryClient()
  return useMutation<Answer<K>, Error, AdminCallOptions<K>>({
    mutationFn: (options) => call(key, options),
    onSuccess: async () => {
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: [read] })))
    },
  })
}
