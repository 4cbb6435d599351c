import { useLabels } from '../../modules/taxonomy';
import { Breadcrumb } from '../breadcrumb';

export function AgendaHeader() {
  const { agenda } = useLabels();
  return (
    <header className="wrap grid items-end gap-x-gutter gap-y-4 pt-6 pb-8 desk:grid-cols-12 desk:pb-12">
      <div className="desk:col-span-8">
        <Breadcrumb here={agenda.agenda} />
        <h1 className="title-1 mt-6 desk:mt-12">{agenda.agenda}</h1>
      </div>
      <p className="max-w-[28em] desk:col-span-4 desk:pl-4">{agenda.lead}</p>
    </header>
  );
}
