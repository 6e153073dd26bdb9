extension ControlEvent where Sender: UISheetPresentationController, Payload == Void {
    /// A person pulled the sheet to another detent.
    public static var didChangeSelectedDetentIdentifier: Self {
        Self(.presentation, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
    }
}
