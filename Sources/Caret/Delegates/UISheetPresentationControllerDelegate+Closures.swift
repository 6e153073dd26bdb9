extension ControlEvent where Sender: UISheetPresentationController, Payload == UISheetPresentationController.Detent.Identifier? {
    /// Sent when the user drags the sheet to another detent; the payload is the detent's identifier.
    public static var didChangeSelectedDetentIdentifier: Self {
        Self(slot: { $0.presentationProxy.didChangeSelectedDetentIdentifier }, "selectedDetentIdentifier") { $0.selectedDetentIdentifier }
    }
}

extension ControlEvent where Sender: UISheetPresentationController, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var didChangeSelectedDetentIdentifier: ControlEvent {
        ControlEvent { $0.presentationProxy.didChangeSelectedDetentIdentifier }
    }
}
