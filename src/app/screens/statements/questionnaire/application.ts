import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';

/** A product that the law asks a test and signed agreements for, with where its application stands (screens.md 2.8). */
export type Product = ResultOf<'ampAgreementQuery'>['products'][number];
export type Section = Product['sections'][number];
export type Question = Section['questions'][number];
export type Agreement = Product['agreements'][number];
export type Answers = InputOf<'ampAgreementApply'>['answers'];
export type Answer = Answers[string];
export type Signature = InputOf<'ampAgreementApply'>['signed'][number];
export type AmpStatus = Product['status'];
