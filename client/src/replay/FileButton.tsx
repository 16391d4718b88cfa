interface FileButtonProps {
  label: string;
  openFile: (file: File) => void;
}

/** Asks for a file; the same one can be given again. */
export function FileButton({ label, openFile }: FileButtonProps) {
  return (
    <label class="button file">
      {label}
      <input
        type="file"
        accept=".txt,text/plain"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) openFile(file);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
