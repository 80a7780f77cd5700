import { ILLUSTRATION_NAMES, Illustration } from '../../../src/ui/illustrations/illustration';
import { Specimen } from '../specimen';

export function Illustrations() {
  return (
    <div className="grid gap-6 min-[30rem]:grid-cols-2 md:grid-cols-4">
      {ILLUSTRATION_NAMES.map((name) => (
        <Specimen key={name} name={name}>
          <div className="flex flex-wrap items-end gap-3">
            <Illustration name={name} className="w-32" />
            <Illustration name={name} className="w-14" />
          </div>
        </Specimen>
      ))}
    </div>
  );
}
