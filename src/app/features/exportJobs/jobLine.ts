/** A file in a line of text: its button, how far it is, and what became of it. */
export const JOB_LINE = 'inline-flex flex-wrap items-center gap-x-2 gap-y-1';
