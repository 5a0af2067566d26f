import type { EndpointName } from '@/contract/endpoints'
import type { ScenarioAction } from '@/contract/presenter/actions'
import type { PresenterService } from '@/contract/presenter/service'

/** Why a snapshot file is refused. */
export type SnapshotRefusal = 'not-a-snapshot' | 'newer-version' | 'damaged' | 'not-stored'

/** What the console can do, and the service that it watches. */
export interface PresenterActions {
  readonly service: PresenterService
  /** The endpoints that the app really calls: a failure planned for a read with samples would never happen. */
  readonly endpoints: readonly EndpointName[]
  /** Plays actions one after another, with the same calls as a person would make; false if one of them failed. */
  play(actions: readonly ScenarioAction[]): Promise<boolean>
  /** Resets all demo data on this device and reloads the page; false if it could not. */
  reset(): Promise<boolean>
  /** The text of a file that holds all demo data, for another machine. */
  exportSnapshot(): Promise<string>
  /** Replaces all demo data with a file's and reloads the page; else changes nothing, and returns why. */
  importSnapshot(text: string): Promise<SnapshotRefusal | null>
}
