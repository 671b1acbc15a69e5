import { HomeworkList } from "#features/homework/homework-list.tsx";

/** The assignments of a pupil, on the dashboard. */
export function DashboardHomework() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-8 not-has-[li]:hidden sm:px-8">
      <HomeworkList />
    </div>
  );
}
