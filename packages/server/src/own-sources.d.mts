import type { BuildOptions } from 'esbuild';

export declare const ROOT: string;
export declare const OWN_SOURCES: BuildOptions;
