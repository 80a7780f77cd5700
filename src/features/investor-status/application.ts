import * as z from 'zod/mini';
import { INVESTOR_CRITERIA, type InvestorCriterion } from '../../domain/regions';
import { encodedFile } from '../shared/forms/encoded-file';
import { fileSchema } from '../shared/forms/field-schemas';

/** Values of the form, as they are before the member fills it in. */
export interface ApplicationValues {
  criterion: InvestorCriterion | '';
  evidence: File | null;
  declaration: boolean;
}

/** Names of the values in the order of the form. */
export const APPLICATION_ORDER = ['criterion', 'evidence', 'declaration'];

/** What an application needs. */
export const applicationSchema = z.object({
  criterion: z.enum(INVESTOR_CRITERIA),
  evidence: fileSchema.check(z.refine((file) => file !== null, { params: { id: 'required' } })),
  declaration: z.literal(true),
});

/** The answers as they are sent; the file is part of the body. */
export async function applicationAnswers({ criterion, evidence, declaration }: ApplicationValues) {
  return [
    { questionId: 'criterion', values: [criterion] },
    { questionId: 'evidence', values: [], files: evidence === null ? [] : [await encodedFile(evidence)] },
    { questionId: 'declaration', values: [declaration ? 'yes' : 'no'] },
  ];
}
