extension ControlEvent where Sender: NSUserActivity, Payload == Void {
    /// Sent when the activity is about to be saved, so that handlers can update its contents.
    public static var willSave: Self { Self { $0.activityProxy.willSave } }
}
