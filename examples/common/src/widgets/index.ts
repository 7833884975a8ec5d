import counter from './counter'
import notice from './notice'

/** Every renderer. */
export const widgets = [counter, notice]
