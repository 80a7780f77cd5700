import * as z from 'zod/mini';
import { INVESTOR_CRITERIA, type InvestorCriterion } from '../../domain/regions';
import { encodedFile } from '../shared/forms/encoded-file';
import { fileSchema } from '../shared/forms/field-schemas';

export interface ApplicationValues {
  criterion: InvestorCriterion | '';
  evidence: File | null;
  declaration: boolean;
}

export const APPLICATION_ORDER = ['criterion', 'evidence', 'declaration'];

export const applicationSchema = z.object({
  criterion: z.enum(INVESTOR_CRITERIA),
  evidence: fileSchema.check(z.refine((file) => file !== null, { params: { id: 'required' } })),
  declaration: z.literal(true),
});

/** The file is part of the body. */
export async function applicationAnswers({ criterion, evidence, declaration }: ApplicationValues) {
  return [
    { questionId: 'criterion', values: [criterion] },
    { questionId: 'evidence', values: [], files: evidence === null ? [] : [await encodedFile(evidence)] },
    { questionId: 'declaration', values: [declaration ? 'yes' : 'no'] },
  ];
}
