extension ControlEvent where Sender: UIPopoverPresentationController, Payload == Void {
    /// Sent when the popover is about to be presented.
    public static var prepareForPopover: Self { Self { $0.presentationProxy.prepareForPopover } }
}
