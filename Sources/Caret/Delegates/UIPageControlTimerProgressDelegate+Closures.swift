extension ControlEvent where Sender: UIPageControlTimerProgress, Payload == Void {
    /// Sent once per frame while the timer advances.
    public static var progressDidChange: Self { Self { $0.pageTimerProxy.progressDidChange } }
}

extension Question where Sender: UIPageControlTimerProgress, Payload == Int, Answer == Bool {
    /// Whether the page control advances to a page when the duration of the previous page has elapsed. Defaults to
    /// `true`; `false` stops the timer.
    public static var shouldAdvanceToPage: Self { Self(.all) { $0.pageTimerProxy.shouldAdvanceToPage } }
}
