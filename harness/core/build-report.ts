/** `stale`: a source is newer than the build. `changed`: a file differs from what the build wrote. */
export type BuildStatus = 'ready' | 'stale' | 'changed' | 'missing';

export interface BuildFile {
  readonly path: string;
  /** SHA-256 from the manifest; null if not listed. */
  readonly built: string | null;
  /** SHA-256 of what the server would send, before it fills in the initial config; null for nothing. */
  readonly served: string | null;
  readonly same: boolean;
}

export interface BuildReport {
  readonly status: BuildStatus;
  /** SHA-256 over all files, from the manifest. */
  readonly hash: string | null;
  /** Time of the built commit, ISO 8601. */
  readonly builtAt: string | null;
  readonly servedEqualsBuilt: boolean;
  readonly problems: readonly string[];
  /** Command that solves the problem. */
  readonly remedy: string | null;
  readonly files: readonly BuildFile[];
}
