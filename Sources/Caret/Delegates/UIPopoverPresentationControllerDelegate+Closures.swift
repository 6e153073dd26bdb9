extension ControlEvent where Sender: UIPopoverPresentationController, Payload == Void {
    /// The popover is about to come.
    public static var prepareForPopover: Self { Self(.presentation, "prepareForPopoverPresentation(_:)") }
}
