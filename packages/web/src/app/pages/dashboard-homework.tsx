import { taskInWords } from "#features/classes/results/task-in-words.ts";
import { HomeworkList } from "#features/homework/homework-list.tsx";

/** The assignments of a pupil, on the dashboard. */
export function DashboardHomework() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-8 sm:px-8">
      <HomeworkList taskInWords={taskInWords} />
    </div>
  );
}
