export type PackageSet = 'production' | 'all';
export function install(root: string, set: PackageSet): Promise<void>;
export function installNode(root: string): Promise<string | undefined>;
export function wordsToInstall(stamp: string, lock: string, set: PackageSet): string[] | undefined;
