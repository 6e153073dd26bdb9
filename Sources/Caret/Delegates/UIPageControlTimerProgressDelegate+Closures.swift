extension ControlEvent where Sender: UIPageControlTimerProgress, Payload == Void {
    /// Sent once per frame while the timer advances.
    public static var progressDidChange: Self { Self(.pageTimer, "pageControlTimerProgressDidChange(_:)") }
}

extension Question where Sender: UIPageControlTimerProgress, Payload == Int, Answer == Bool {
    /// Whether the page control advances to a page when the duration of the previous page has elapsed. Defaults to
    /// `true`; `false` stops the timer.
    public static var shouldAdvanceToPage: Self { Self(.pageTimer, "pageControlTimerProgress(_:shouldAdvanceToPage:)", .all) }
}
