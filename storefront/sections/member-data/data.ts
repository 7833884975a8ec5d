import { defineData } from '../section'

export default defineData({ asks: () => ({}) })
