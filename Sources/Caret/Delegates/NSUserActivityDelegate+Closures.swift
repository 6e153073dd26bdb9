extension ControlEvent where Sender: NSUserActivity, Payload == Void {
    /// The activity is about to be kept: the moment to bring it up to date.
    public static var willSave: Self { Self(.userActivity, "userActivityWillSave(_:)") }
}
