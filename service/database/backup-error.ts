/** A backup or a restore that cannot be done, with the reason for the person who asked for it. */
export class BackupError extends Error {}
