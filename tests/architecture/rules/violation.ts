/** What breaks a rule, as a sentence that begins with the file, and its line where there is one. */
export type Violation = string;
