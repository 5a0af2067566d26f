import type { EndpointName } from '@/contract/endpoints'
import type { ScenarioAction } from '@/contract/presenter/actions'
import type { PresenterService } from '@/contract/presenter/service'

/** Why a file is not taken over. */
export type SnapshotRefusal = 'not-a-snapshot' | 'newer-version' | 'damaged' | 'not-stored'

/** What the console can do, and the service that it watches. */
export interface PresenterActions {
  readonly service: PresenterService
  /** What the app calls: a failure of a read that it has samples for would never come. */
  readonly endpoints: readonly EndpointName[]
  /** Plays actions one after another, by the same calls as a person; false when one of them could not be done. */
  play(actions: readonly ScenarioAction[]): Promise<boolean>
  /** Brings all demo data on this device back to the first state and reloads the page; false if it could not. */
  reset(): Promise<boolean>
  /** The text of a file that holds all demo data, for another machine. */
  exportSnapshot(): Promise<string>
  /** Puts a file's data in the place of all demo data and reloads the page; else says why not, and changes nothing. */
  importSnapshot(text: string): Promise<SnapshotRefusal | null>
}
