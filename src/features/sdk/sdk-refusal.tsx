import { useEffect } from 'react';
import type { Refused, VerificationRequest } from '../../domain/eligibility-types';
import { postToEmbedder } from '../../modes/embedder';
import { Refusal } from '../shared/member/refusal';
import type { SdkStatus } from './sdk-status';

interface SdkRefusalProps {
  readonly answer: Refused;
  readonly request: VerificationRequest;
  readonly status: SdkStatus;
}

export function SdkRefusal({ answer, request, status }: SdkRefusalProps) {
  useEffect(() => postToEmbedder('status', status), [status]);
  return <Refusal answer={answer} request={request} />;
}
