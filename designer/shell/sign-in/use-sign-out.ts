import { useChange } from '../api'

/** Ends the session and starts the designer again: nothing of this operator is left to the next one. */
export function useSignOut() {
  const { mutate, isPending } = useChange('DELETE /session')
  return {
    isPending,
    run: () => mutate({}, { onSuccess: () => window.location.assign('/designer') }),
  }
}
