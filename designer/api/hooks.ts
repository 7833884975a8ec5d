import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type AdminKey, type Answer, type CallOptions } from './client'

export type ReadKey = Extract<AdminKey, `GET ${string}`>

interface ReadOptions<K extends ReadKey> {
  enabled?: boolean
  /** ms until it is asked for again, as long as something of the answer is on its way. */
  every?: (answer: Answer<K> | undefined) => number | false
}

/** What a GET endpoint answers; asked for again when a change names it in `useChange`. */
export function useApi<K extends ReadKey>(
  key: K,
  options: CallOptions<K>,
  { enabled = true, every = () => false }: ReadOptions<K> = {},
) {
  return useQuery<Answer<K>>({
    queryKey: [key, options],
    queryFn: ({ signal }) => call(key, { ...options, signal }),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) => every(state.data),
  })
}

/** A call that changes something; the answers of `refreshes` are asked for again after it. */
export function useChange<K extends AdminKey>(key: K, refreshes: readonly ReadKey[] = []) {
  const client = useQueryClient()
  return useMutation<Answer<K>, Error, CallOptions<K>>({
    mutationFn: (options) => call(key, options),
    onSuccess: async () => {
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: [read] })))
    },
  })
}
