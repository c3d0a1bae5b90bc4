/** The build these files belong to; written in by the bundler (vite.config.ts). */
declare const __BUILD_ID__: string;
