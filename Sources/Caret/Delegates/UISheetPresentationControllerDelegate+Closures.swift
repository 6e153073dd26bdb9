extension ControlEvent where Sender: UISheetPresentationController, Payload == Void {
    /// Sent when the user drags the sheet to another detent.
    public static var didChangeSelectedDetentIdentifier: Self { Self { $0.presentationProxy.didChangeSelectedDetentIdentifier } }
}
