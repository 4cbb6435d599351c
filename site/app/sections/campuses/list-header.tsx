import { Breadcrumb } from '../breadcrumb';

/** The title, and beside it what to do here. */
export function CampusListHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="wrap grid items-end gap-x-gutter gap-y-4 pt-6 pb-8 desk:grid-cols-12 desk:pb-12">
      <div className="desk:col-span-8">
        <Breadcrumb here={title} />
        <h1 className="title-1 mt-6 desk:mt-12">{title}</h1>
      </div>
      <p className="max-w-[34em] text-pretty desk:col-span-4 desk:pl-4">{lead}</p>
    </header>
  );
}
