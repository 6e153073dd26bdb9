extension ControlEvent where Sender: UIPageControlTimerProgress, Payload == Float {
    /// Sent once per frame while the timer advances; the payload is the progress of the current page, 0…1.
    public static var progressDidChange: Self {
        Self(slot: { $0.pageTimerProxy.progressDidChange }, "currentProgress") { $0.currentProgress }
    }
}

extension ControlEvent where Sender: UIPageControlTimerProgress, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var progressDidChange: ControlEvent { ControlEvent { $0.pageTimerProxy.progressDidChange } }
}

extension Question where Sender: UIPageControlTimerProgress, Payload == Int, Answer == Bool {
    /// Whether the page control advances to a page when the duration of the previous page has elapsed. Defaults to
    /// `true`; `false` stops the timer.
    public static var shouldAdvanceToPage: Self { Self(.all) { $0.pageTimerProxy.shouldAdvanceToPage } }
}
