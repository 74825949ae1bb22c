import { Button } from "@ats/ui/Button";

/** The button at a row's end that does by keyboard what a press on the row does. */
export const rowButton = <Row,>(
  label: string,
  nameOf: (row: Row) => string,
  onPress: (row: Row) => void,
) =>
  function RowButton(row: Row) {
    return (
      <Button size="sm" variant="ghost" aria-label={nameOf(row)} onPress={() => onPress(row)}>
        {label}
      </Button>
    );
  };
