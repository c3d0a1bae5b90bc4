/** Where files are served that links lead to. */
export const FILES_PATH = '/sandbox/files';
